import { spawn } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

export interface CommandOutcome {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs `npm run articles -- …` without npm, to its end; `root`: of another copy of the product. */
export function runArticles(
  args: readonly string[],
  settings: Record<string, string>,
  root = ROOT,
): Promise<CommandOutcome> {
  // Node warns of two contradictory wishes for colours, which the test runner may have set.
  const { FORCE_COLOR: _, NO_COLOR: __, ...plain } = process.env;
  const env = { ...plain, DATABASE_URL: "", npm_lifecycle_event: "", ...settings };
  const child = spawn(process.execPath, [join(root, "src", "cli", "main.ts"), ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (data) => {
    output += data;
  });
  child.stderr.on("data", (data) => {
    errors += data;
  });
  return new Promise((resolve) => {
    child.once("close", (code) => resolve({ code, output, errors }));
  });
}
