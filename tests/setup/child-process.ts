import type { ChildProcessByStdio } from "node:child_process";
import type { Readable } from "node:stream";

export interface Outcome {
  readonly code: number | null;
  /** What ended it, where it did not end by itself. */
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly errors: string;
}

/** What a process has written by the time it ends, and how it ended. Call it before it can have written anything. */
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
