// @ts-check
/** What `npm test` does, in order. Each step answers with its counts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { runInGroup } from "./process.mjs";
import { firstLine, toldByPlaywright, toldByVitest } from "./reports.mjs";
import { root } from "./setup.mjs";

/** @typedef {import("./reports.mjs").Told & { trouble?: string }} Counts */
/** @typedef {(files: string[]) => Promise<Counts>} Step  `files`: only these, where the step can choose */

/** No file of the product is longer than this; a longer one holds more than one concept. */
const LINES_AT_MOST = 400;

/** With this the runners refuse a forgotten `.only`, and a snapshot that nobody has looked at. */
const STRICT = { CI: "1" };

/** @type {Record<string, Step>} */
export const steps = {
  types: () =>
    check(5, [
      ["react-router", "typegen"],
      ["tsc", "--noEmit", "-p", "tsconfig.json"],
      ["tsc", "--noEmit", "-p", "tsconfig.pure.json"],
    ]),
  style: () => check(5, [["biome", "check", "--error-on-warnings", "--max-diagnostics=50"]]),
  law: () => check(5, [["depcruise", "--config", ".dependency-cruiser.mjs", "--output-type", "err-long", "src"]]),
  size: async () => fileSizes(),
  unit: (files) => vitest("unit", 15, files),
  contract: (files) => vitest("contract", 15, files),
  build: async () => {
    try {
      await ensureBuilt();
      return one(true);
    } catch (error) {
      return one(false, String(error));
    }
  },
  operation: (files) => vitest("operation", 15, files),
  e2e: (files) => playwright(40, files),
};

/**
 * One check that passes when all its commands do.
 * @param {number} minutes
 * @param {[string, ...string[]][]} commands
 */
async function check(minutes, commands) {
  for (const [command, ...args] of commands) {
    const { code, output, timedOut } = await runInGroup(command, args, { minutes, show: false });
    if (timedOut) return one(false, `${output}\n${command} was stopped after ${minutes} minutes.`);
    if (code !== 0) return one(false, withoutKnownNoise(output));
  }
  return one(true);
}

/**
 * dependency-cruiser reads our sources with swc; that it does not know TypeScript 7 takes nothing from it.
 * @param {string} output
 */
function withoutKnownNoise(output) {
  return output.replace(/\n*‼ missing-tsc-transpiler:[\s\S]*?=> Support for typescript[^\n]*\n*/, "\n");
}

/** @param {boolean} ok @param {string} [trouble] @returns {Counts} */
export function one(ok, trouble = "") {
  if (ok) return { passed: 1, failed: 0, skipped: 0, names: [] };
  const names = [`failed: ${firstLine(trouble)}`];
  return { passed: 0, failed: 1, skipped: 0, names, trouble: trouble.replace(/^\s*\n|\s+$/g, "") };
}

function fileSizes() {
  const long = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|css|sql|mjs)$/.test(name))
    .map((name) => ({ name, lines: readFileSync(join(root, "src", name), "utf8").split("\n").length - 1 }))
    .filter(({ lines }) => lines > LINES_AT_MOST)
    .map(({ name, lines }) => `src/${name} has ${lines} lines; ${LINES_AT_MOST} are the most a file may have.`);
  return long.length === 0 ? one(true) : one(false, long.join("\n"));
}

/** @param {"unit" | "contract" | "operation"} project @param {number} minutes @param {string[]} files */
async function vitest(project, minutes, files) {
  const report = freshReport(project);
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const outcome = await runInGroup("vitest", [...args, ...files], { minutes, show: true, env: STRICT });
  return counted(outcome, minutes, report, toldByVitest);
}

/** @param {number} minutes @param {string[]} files */
async function playwright(minutes, files) {
  const report = freshReport("e2e");
  const env = { ...STRICT, CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ["test", "--reporter=list,json"];
  const outcome = await runInGroup("playwright", [...args, ...files], { minutes, show: true, env });
  return counted(outcome, minutes, report, toldByPlaywright);
}

/** @param {string} name */
function freshReport(name) {
  const folder = join(root, ".cache", "test");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * What a runner's own report says; a run that failed otherwise, or ran nothing, adds a failure of its own.
 * @param {import("./process.mjs").Outcome} outcome
 * @param {number} minutes
 * @param {string} report
 * @param {(report: any) => import("./reports.mjs").Told} read
 * @returns {Counts}
 */
function counted({ code, timedOut }, minutes, report, read) {
  if (timedOut) return one(false, `Stopped after ${minutes} minutes.`);
  if (!existsSync(report)) return one(false, `Ended with code ${code} and without a report.`);
  const counts = read(JSON.parse(readFileSync(report, "utf8")));
  /** @param {string} trouble @returns {Counts} */
  const failed = (trouble) => ({ ...counts, failed: 1, names: [...counts.names, `failed: ${trouble}`], trouble });
  if (code !== 0 && counts.failed === 0) return failed(`Ended with code ${code} although no single test failed.`);
  return counts.passed + counts.failed === 0 ? failed("Ran no test.") : counts;
}
