/**
 *     npm test                                  everything
 *     npm test -- types unit                    some steps
 *     npm test -- e2e tests/e2e/editor.spec.ts  some files in one step
 *     npm test -- src/domain                    some files; the path tells the step
 *     npm test -- changed                       all checks, and the tests that uncommitted changes affect
 *
 * It ends with the names of the tests that failed and the line `N passed, N failed`, and with code 1 if one failed.
 */
import { SetupError } from "./setup.mjs";
import type { Counts } from "./test-reports.ts";
import { checks, failed, type Result, type Selection, suites } from "./test-steps.ts";

const words = process.argv.slice(2);
const steps = words.filter((word) => word in checks || word in suites);
const isChangedOnly = words.includes("changed");
const files = words.filter((word) => !steps.includes(word) && word !== "changed");
const isEverything = steps.length === 0 && files.length === 0;
const selected = new Set(steps.length > 0 ? steps : files.map(stepOf));
// These tests run the built site.
const needBuild = ["operation", "e2e"];
if (needBuild.some((name) => selected.has(name))) selected.add("build");

const results = new Map<string, Result>();
await Promise.all(selectedOf(checks).map(([name, step]) => runStep(name, step)));
for (const [name, step] of selectedOf(suites)) {
  if (needBuild.includes(name) && results.get("build")?.failed)
    results.set(name, failed("Not run, because the build failed."));
  else await runStep(name, step);
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, result] of results) {
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  for (const test of result.names) console.log(`${name} ${test}`);
}
console.log(`\n${format(total)}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

function selectedOf<Step>(steps: Record<string, Step>): [string, Step][] {
  return Object.entries(steps).filter(([name]) => isEverything || selected.has(name));
}

async function runStep(name: string, step: (selection: Selection) => Promise<Result>): Promise<void> {
  const started = Date.now();
  console.log(`▸ ${name}`);
  const result = await step({ files, isChangedOnly }).catch((error) =>
    failed(error instanceof SetupError ? error.message : String(error)),
  );
  if (result.details) console.log(`\n${result.details}\n`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${result.failed === 0 ? "✓" : "✗"} ${name}: ${format(result)} (${seconds} s)`);
  results.set(name, result);
}

function stepOf(file: string): string {
  for (const name of ["e2e", "operation"]) if (file.includes(`tests/${name}`)) return name;
  return file.includes("contract") || file.includes("postgres") ? "contract" : "unit";
}

function format({ passed, failed, skipped }: Omit<Counts, "names">): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
