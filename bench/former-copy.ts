import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "#tools/setup.mjs";

/**
 * A built copy of the former release in .cache, to be measured beside this one: the commit or tag that `BESIDE` names, or the newest tag.
 * Undefined where there is neither.
 *
 * @throws if Git does not know it, or it cannot be built
 */
export function formerCopy(): string | undefined {
  const release = process.env.BESIDE ?? (git("describe", "--tags", "--abbrev=0") || undefined);
  if (release === undefined) return undefined;
  const commit = git("rev-parse", "--short", `${release}^{commit}`);
  if (commit === "") throw new Error(`Git knows no ${release}.`);
  const folder = join(root, ".cache", `release-${commit}`);
  if (existsSync(join(folder, "build", ".stamp"))) return folder;
  console.log(`Building ${release} …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run("sh", ["-c", `git archive ${commit} | tar -x -C "${folder}"`], root);
  run("npm", ["run", "build"], folder);
  return folder;
}

/** What Git answers; empty if it cannot. */
function git(...args: string[]): string {
  return spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.trim();
}

function run(command: string, args: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", timeout: 10 * 60_000 });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed in ${cwd}.\n${stdout}${stderr}`);
}
