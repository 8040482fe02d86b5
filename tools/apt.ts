import { existsSync } from "node:fs";
import { runInGroup } from "./process.ts";

/** Installs packages of Debian or Ubuntu where this process may. Returns what apt-get said if it failed, else nothing. */
export async function aptInstall(packages: string[]): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return "";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const update = await runInGroup("apt-get", ["update", "-qq"], { env });
  const args = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  const { code, output } = await runInGroup("apt-get", args, { env });
  return code === 0 ? "" : `apt-get ${args.join(" ")}\n${update.output}${output}\n`;
}
