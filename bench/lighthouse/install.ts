import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

const VERSION = "13.5.0";
const FOLDER = join(import.meta.dirname, "..", "..", ".cache", `lighthouse-${VERSION}`);

/**
 * Lighthouse's command, fetched from the registry when it is first measured with. It brings 114 packages and 176 MB,
 * more than everything else here together, for one section of the bench: that is too much for everyone's `npm ci`.
 * @returns the script to run
 * @throws with npm's own words when it cannot be fetched
 */
export function lighthouseScript(): string {
  const modules = join(FOLDER, "node_modules");
  // npm writes this file last.
  if (!existsSync(join(modules, ".package-lock.json"))) {
    console.log(`Fetching Lighthouse ${VERSION}, once …`);
    mkdirSync(FOLDER, { recursive: true });
    const quietly = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status, stdout, stderr, error } = spawnSync(
      "npm",
      ["install", "--prefix", FOLDER, ...quietly, `lighthouse@${VERSION}`],
      { encoding: "utf8", shell: process.platform === "win32", timeout: 5 * 60_000 },
    );
    if (status !== 0) throw new Error(`Lighthouse could not be fetched: ${error?.message ?? stdout + stderr}`);
  }
  return join(modules, "lighthouse", "cli", "index.js");
}
