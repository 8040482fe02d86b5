import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts bare.ts as a process of its own, which sends `bytes` bytes to whoever asks. */
export async function startBareServer(bytes: number): Promise<{ port: number; pid: number; stop(): void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare.ts"), String(bytes)]);
  const [said] = await once(child.stdout, "data");
  return { port: Number(String(said)), pid: child.pid as number, stop: () => void child.kill() };
}
