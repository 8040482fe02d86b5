import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { withFigures } from "./document.ts";
import { isHeld, type Result, type Run, type Section } from "./row.ts";
import { table } from "./table.ts";

const FOLDER = import.meta.dirname;
const RESULTS = join(FOLDER, "..", ".cache", "bench");
const DOCUMENT = join(FOLDER, "..", "docs", "performance.md");

/**
 * Measures and prints the sections of these names, or all of them, and keeps the figures as JSON; with `--write` also
 * in docs/performance.md. What misses its goal is told and is no failure: a shared machine has bad hours.
 * @throws when a name is no section's
 */
export async function bench(given: readonly string[]): Promise<void> {
  const names = given.filter((argument) => argument !== "--write");
  const sections = await readSections();
  const unknown = names.filter((name) => !sections.some((section) => section.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No section is called ${unknown.join(", ")}; there are ${sections.map(({ name }) => name).join(", ")}.`,
    );
  }
  const chosen = names.length === 0 ? sections : sections.filter(({ name }) => names.includes(name));
  const results: Result[] = [];
  for (const section of chosen) {
    const started = Date.now();
    console.log(`Measuring ${section.name} …`);
    try {
      results.push({ section: section.name, rows: await section.run() });
      console.log(`Measured ${section.name} in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
    } catch (error) {
      // What the other sections take minutes to measure is not lost with it.
      console.error(`${section.name} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
  const rows = results.flatMap((result) => result.rows);
  console.log(`\n${table(rows)}`);
  const judged = rows.filter((row) => isHeld(row) !== null);
  console.log(`\n${judged.filter(isHeld).length} of ${judged.length} goals are held.`);
  const machine = { node: process.version, processor: cpus()[0]?.model ?? "unknown", cores: cpus().length };
  const run = { measured: new Date().toISOString(), machine, results };
  console.log(`Also in ${keep(run)}`);
  if (given.includes("--write")) writeFileSync(DOCUMENT, withFigures(readFileSync(DOCUMENT, "utf8"), run));
}

/** Every file of this folder that exports what a section has. */
async function readSections(): Promise<Section[]> {
  const files = readdirSync(FOLDER).filter((name) => /^[\w-]+\.ts$/.test(name) && name !== "main.ts");
  const modules: Partial<Section>[] = await Promise.all(files.map((file) => import(join(FOLDER, file))));
  return modules.filter((module): module is Section => typeof module.name === "string" && module.run !== undefined);
}

function keep(run: Run): string {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, "latest.json");
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
  return file;
}
