// @ts-check
/**
 * `npm test`: everything that must hold.
 *
 *     npm test                                  all of it
 *     npm test -- unit                          one step; several may be named
 *     npm test -- e2e tests/e2e/editor.spec.ts  one file in one step
 *     npm test -- src/domain                    the steps are found from the path
 *
 * It ends with what failed, by name, and the line `N passed, N failed`, and with code 1 if anything failed.
 */
import { enterHouse, SetupError } from "./setup.mjs";

try {
  await enterHouse();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\n${error.message}\n`);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

const { one, steps } = await import("./checks.mjs");
const names = Object.keys(steps);
const words = process.argv.slice(2);
const files = words.filter((word) => !names.includes(word));
const named = words.filter((word) => names.includes(word));
const wanted = words.length === 0 ? names : named.length > 0 ? named : files.map(stepOf);
// The browser tests look at a build.
const chosen = names.filter((name) => wanted.includes(name) || (name === "build" && wanted.includes("e2e")));

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const told = [];
let built = true;
for (const step of chosen) {
  const started = Date.now();
  console.log(`▸ ${step}`);
  const counts = await outcomeOf(step);
  if (step === "build") built = counts.failed === 0;
  if (counts.trouble) console.log(`\n${counts.trouble}\n`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${counts.failed === 0 ? "✓" : "✗"} ${step}: ${line(counts)} (${seconds} s)`);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  told.push(...counts.names.map((name) => `${step} ${name}`));
}
// Of a long run often only the end is kept.
if (told.length > 0) console.log(`\n${told.join("\n")}`);
console.log(`\n${line(total)}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** @param {string} name @returns {Promise<import("./checks.mjs").Counts>} */
async function outcomeOf(name) {
  if (name === "e2e" && !built) return one(false, "Not run, since there is no build to look at.");
  try {
    return await /** @type {import("./checks.mjs").Step} */ (steps[name])(files);
  } catch (error) {
    return one(false, error instanceof SetupError ? error.message : String(error));
  }
}

/** @param {string} file */
function stepOf(file) {
  if (file.includes("e2e")) return "e2e";
  if (file.includes("operation")) return "operation";
  return file.includes("contract") || file.includes("postgres") ? "contract" : "unit";
}

/** @param {{ passed: number, failed: number, skipped: number }} counts */
function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
