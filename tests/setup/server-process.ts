import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const MAIN = join(import.meta.dirname, "..", "..", "src", "server", "main.ts");

/** A new folder that is removed when the test process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "diagonal-operation-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the server and returns as soon as it listens, even if it is not ready because its articles are unavailable. */
export async function startAlone(
  env: Record<string, string>,
): Promise<{ url: string; signal(name: NodeJS.Signals): void; stop(): Promise<unknown> }> {
  const settings = { ...process.env, PORT: "0", DATA_DIR: temporaryFolder(), LOG_FORMAT: "off", ...env };
  const child = spawn(process.execPath, [MAIN], { env: settings, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("close", resolve));
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (data) => {
      output += data;
      const address = /Diagonal is at (\S+)\s/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once("close", (code) => reject(new Error(`The server ended with ${code} before it listened.\n${output}`)));
  });
  return {
    url,
    signal: (name) => void child.kill(name),
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
