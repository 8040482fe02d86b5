import { spawn } from "node:child_process";
import { join } from "node:path";
import { endOf, type Outcome } from "./child-process.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Starts `npm run articles -- …` without npm. `root` may be another copy of the project. */
export function startArticles(args: readonly string[], settings: Record<string, string>, root = ROOT) {
  // Node warns if both are set, which test runners do.
  const { FORCE_COLOR: _, NO_COLOR: __, ...plain } = process.env;
  const env = { ...plain, DATABASE_URL: "", npm_lifecycle_event: "", ...settings };
  return spawn(process.execPath, [join(root, "src", "cli", "main.ts"), ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Runs the command to its end. */
export function runArticles(...command: Parameters<typeof startArticles>): Promise<Outcome> {
  return endOf(startArticles(...command));
}

/** Runs `npm start` without npm, for a start that fails. */
export function runStart(settings: Record<string, string>): Promise<Outcome> {
  const { FORCE_COLOR: _, NO_COLOR: __, ...plain } = process.env;
  const env = { ...plain, HOST: "127.0.0.1", PORT: "0", DATABASE_URL: "", INFO_API_HOST: "", ...settings };
  return endOf(spawn(process.execPath, [join(ROOT, "tools", "start.ts")], { env, stdio: ["ignore", "pipe", "pipe"] }));
}
