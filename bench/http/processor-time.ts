import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Milliseconds that a process and all its threads have been computing; null where the system does not tell (/proc). */
export function processorTime(pid: number): number | null {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(`${threads}/${pid}/schedstat`)) return null;
  const nanoseconds = readdirSync(threads).map((thread) => {
    const [running] = readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ");
    return Number(running);
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}
