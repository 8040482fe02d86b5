import type { ChildProcessByStdio } from "node:child_process";
import type { Readable } from "node:stream";

export interface Outcome {
  readonly code: number | null;
  /** The signal that ended it, or null. */
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly errors: string;
}

/** Waits for the end of a process and returns its output. Call it right after the spawn. */
export function endOf(child: ChildProcessByStdio<null, Readable, Readable>): Promise<Outcome> {
  let [output, errors] = ["", ""];
  child.stdout.on("data", (data) => {
    output += data;
  });
  child.stderr.on("data", (data) => {
    errors += data;
  });
  return new Promise((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal, output, errors }));
  });
}
