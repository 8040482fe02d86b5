/** What `npm test` does, step by step. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureBuilt } from "./build.ts";
import { runInGroup } from "./process.ts";
import { root } from "./setup.mjs";
import { ensurePostgres } from "./setup-postgres.ts";
import { type Counts, firstLine, readPlaywrightReport, readVitestReport } from "./test-reports.ts";

export interface Result extends Counts {
  /** What to show of a failure. */
  readonly details?: string;
  /** What to show before the last line. */
  readonly note?: string;
}

export interface Selection {
  /** Only these test files, and options for the runner; all files when empty. */
  readonly files: readonly string[];
  /** Only the tests that uncommitted changes affect, as far as the runner can tell. */
  readonly isChangedOnly: boolean;
  /** Whether to print the runner's output as it comes; else in one piece at the end. */
  readonly isLive: boolean;
}

/** With CI set the runners reject a forgotten `.only` and a snapshot that is not in the repository. */
const STRICT = { ...process.env, CI: "1" };

type Step = (selection: Selection) => Promise<Result>;

/**
 * In the order in which they begin. The build comes first, and the browser tests have the machine to themselves: beside another suite
 * each takes longer, and the first to meet a limit fails. Of the others the longest ones come first.
 */
export const steps: Record<string, Step> = {
  build: () => ensureBuilt().then(passed, (error) => failed(String(error))),
  e2e: playwright,
  operation: (selection) => vitest("operation", selection),
  engines,
  unit: (selection) => vitest("unit*", selection),
  contract: async (selection) => {
    // Here and not in the suite, so that the terminal shows its progress.
    await ensurePostgres();
    return vitest("contract", selection);
  },
  types: () =>
    check("react-router typegen", ...["", ".pure", ".worker"].map((part) => `tsc --noEmit -p tsconfig${part}.json`)),
  imports: () => check("depcruise --config .dependency-cruiser.mjs --output-type err-long src"),
  style: () => check("biome check --error-on-warnings --max-diagnostics=50"),
};

export const checks = ["build", "types", "style", "imports"];

/** How many cores a step takes. The build takes all, since later steps need its result; so do the browser tests. */
export function coresOf(name: string): number {
  return name === "build" || name === "e2e" ? 2 : 1;
}

/** These run the built site. */
export const stepsOnBuild = ["e2e", "operation", "engines"];

/** The steps that the words after `npm test --` select. Paths go to the suites among them, else to the suite they are in. */
export function selectSteps(words: readonly string[]): Set<string> {
  const named = words.filter((word) => word in steps);
  const paths = words.filter((word) => !(word in steps) && word !== "changed" && !word.startsWith("-"));
  if (named.length + paths.length === 0) return new Set(Object.keys(steps));
  const hasSuite = named.some((name) => !checks.includes(name));
  const selected = new Set([...named, ...(hasSuite ? [] : paths.map(suiteOf))]);
  if (stepsOnBuild.some((name) => selected.has(name))) selected.add("build");
  return selected;
}

function suiteOf(path: string): string {
  for (const name of ["e2e", "operation", "engines"]) if (path.includes(`tests/${name}`)) return name;
  return path.includes("contract") || path.includes("postgres") ? "contract" : "unit";
}

async function check(...commands: string[]): Promise<Result> {
  for (const line of commands) {
    const [command = "", ...args] = line.split(" ");
    const { code, output } = await runInGroup(command, args, { minutes: 15 });
    if (code !== 0) return failed(output);
  }
  return passed();
}

async function vitest(project: string, { files, isChangedOnly, isLive }: Selection): Promise<Result> {
  const report = freshReport(project.replace("*", ""));
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  if (isChangedOnly) args.push("--changed", "--passWithNoTests");
  return runSuite("vitest", [...args, ...files], { isLive, report, read: readVitestReport });
}

async function playwright({ files, isChangedOnly, isLive }: Selection): Promise<Result> {
  const { ensureWindowedChromium } = await import("./chromium.ts");
  // Here and not in the suite, so that the terminal shows its progress.
  await ensureWindowedChromium();
  const report = freshReport("e2e");
  const args = ["test", "--reporter=list,json"];
  if (isChangedOnly) args.push("--only-changed", "--pass-with-no-tests");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runSuite("playwright", [...args, ...files], { isLive, report, read: readPlaywrightReport, env });
}

/** The journeys in Firefox and WebKit. One that cannot be installed here is named as skipped. */
async function engines(selection: Selection): Promise<Result> {
  const { ensureEngines } = await import("./engines.ts");
  const all = await ensureEngines();
  const missing = all.filter(({ version }) => version === null);
  const excluded = missing.map(({ name }) => `--exclude=tests/engines/${name}.test.ts`);
  const result = await vitest("engines", { ...selection, files: [...selection.files, ...excluded] });
  return {
    ...result,
    skipped: result.skipped + missing.length,
    names: [...result.names, ...missing.map(({ name, reason }) => `skipped: ${name}: ${reason}`)],
    note: `Engines: ${all.map(({ name, version }) => version ?? `no ${name}`).join(", ")}`,
  };
}

function freshReport(name: string): string {
  const file = join(root, ".cache", "test", `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Against a suite that hangs: on a busy machine each takes many times as long as on a quiet one. */
const SUITE_MINUTES = 40;

interface SuiteOptions<Report> {
  readonly isLive: boolean;
  /** The file of the runner's report. */
  readonly report: string;
  readonly read: (report: Report) => Counts;
  readonly env?: NodeJS.ProcessEnv;
}

/** Counts what the runner's report says; a run that failed without a failed test counts as one failure. */
async function runSuite<Report>(
  command: string,
  args: string[],
  { isLive, report, read, env }: SuiteOptions<Report>,
): Promise<Result> {
  const options = { minutes: SUITE_MINUTES, show: isLive, env: { ...STRICT, ...env } };
  const { code, output } = await runInGroup(command, args, options);
  if (!isLive) console.log(output);
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : { ...passed(), passed: 0 };
  if (code !== 0 && counts.failed === 0)
    return failed(`${command} ended with code ${code} although no test failed: ${output.trimEnd().split("\n").at(-1)}`);
  const mayBeEmpty = args.some((arg) => /^--pass-?with/i.test(arg));
  return counts.passed + counts.failed > 0 || mayBeEmpty ? counts : failed("No test ran.");
}

function passed(): Result {
  return { passed: 1, failed: 0, skipped: 0, names: [] };
}

export function failed(details: string): Result {
  return { passed: 0, failed: 1, skipped: 0, names: [`failed: ${firstLine(details)}`], details: details.trim() };
}
