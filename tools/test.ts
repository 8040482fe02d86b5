/**
 *     npm test                                  everything
 *     npm test -- types unit                    some steps
 *     npm test -- e2e tests/e2e/undo.spec.ts    some files in one step
 *     npm test -- src/domain                    some files; the path tells the step
 *     npm test -- types style src/domain        some checks and some files
 *     npm test -- changed                       all checks, and the tests that uncommitted changes affect
 *
 * It ends with the names of the tests that failed and the line `N passed, N failed`, and with code 1 if one failed.
 */
import { availableParallelism } from "node:os";
import { SetupError } from "./setup.mjs";
import type { Counts } from "./test-reports.ts";
import { checks, coresOf, failed, type Result, selectSteps, steps, stepsOnBuild } from "./test-steps.ts";

const words = process.argv.slice(2);
const isChangedOnly = words.includes("changed");
const files = words.filter((word) => !(word in steps) && word !== "changed");
const selected = selectSteps(words);
const suites = [...selected].filter((name) => !checks.includes(name));

/** Two, since most machines that run all of it have no more, and tests that wait for their turn fail. */
const CORES = Math.min(2, availableParallelism());

const results = new Map<string, Result>();
const running = new Set<Promise<void>>();
let taken = 0;
for (const name of Object.keys(steps).filter((step) => selected.has(step))) {
  const cores = Math.min(coresOf(name), CORES);
  while (taken + cores > CORES) await Promise.race(running);
  taken += cores;
  const run = runStep(name).finally(() => {
    taken -= cores;
    running.delete(run);
  });
  running.add(run);
}
await Promise.all(running);

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, result] of results) {
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  for (const test of result.names) console.log(`${name} ${test}`);
}
for (const { note } of results.values()) if (note) console.log(`\n${note}`);
console.log(`\n${format(total)}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function runStep(name: string): Promise<void> {
  if (stepsOnBuild.includes(name) && results.get("build")?.failed) {
    results.set(name, failed("Not run, because the build failed."));
    return;
  }
  const started = Date.now();
  console.log(`▸ ${name}`);
  // The lines of suites that run side by side would mix.
  const isLive = name === "e2e" || suites.length === 1;
  const result = await steps[name]?.({ files, isChangedOnly, isLive }).catch((error) =>
    failed(error instanceof SetupError ? error.message : String(error)),
  );
  if (result === undefined) return;
  if (result.details) console.log(`\n${result.details}\n`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${result.failed === 0 ? "✓" : "✗"} ${name}: ${format(result)} (${seconds} s)`);
  results.set(name, result);
}

function format({ passed, failed, skipped }: Omit<Counts, "names">): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
