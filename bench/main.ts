/** `npm run bench`, or `npm run bench -- http store` for some parts. */
import { cpus } from "node:os";
import { reportFailure } from "#tools/setup.mjs";
import { measureCostlyAddresses } from "./costly-addresses.ts";
import { measureHttp } from "./http.ts";
import { measureInteraction } from "./interaction.ts";
import { measureLabels } from "./labels.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureSlowPhone } from "./slow-phone.ts";
import { measureStart } from "./start.ts";
import { measureStores } from "./store.ts";
import { markdownTable, meetsGoal, type Row } from "./table.ts";

const PARTS: Record<string, () => Promise<Row[]>> = {
  lighthouse: measureLighthouse,
  "slow-phone": measureSlowPhone,
  interaction: measureInteraction,
  labels: measureLabels,
  addresses: measureCostlyAddresses,
  http: measureHttp,
  start: measureStart,
  store: measureStores,
};

/**
 * Measures the parts of these names, or all of them, and prints one table. A missed goal does not fail the command,
 * because a shared machine has slow hours; a part that cannot be measured does.
 * @throws when a name is no part's
 */
async function bench(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(", ")}. The parts are ${Object.keys(PARTS).join(", ")}.`);
  }
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`Measuring ${name} …`);
    try {
      rows.push(...(await measure()));
    } catch (error) {
      // The other parts take minutes: keep their figures.
      console.error(`${name} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
  const results = rows.map(meetsGoal).filter((result) => result !== null);
  console.log(`\n${markdownTable(rows)}\n`);
  console.log(`${results.filter(Boolean).length} of ${results.length} goals are met.`);
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`);
}

await bench(process.argv.slice(2)).catch(reportFailure);
