import { fstatSync, write } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { LOG_BUFFER_MAX_CHARACTERS, LOG_RETRY_MS, LOG_WRITE_MS } from "./limits.ts";

/** Writes bytes from the start on and resolves to how many it wrote; rejects while none can be written. */
type WriteBytes = (bytes: Buffer) => Promise<number>;

export interface LogOutputOptions {
  readonly write: WriteBytes;
  /** Called for each line that had no room. */
  readonly onDrop: () => void;
  /** Called when lines are written again, with the number of those that had no room. */
  readonly onRecover: (dropped: number) => void;
}

/**
 * Lines on their way to an output, which may be slow or full for any length of time. They wait in a bounded buffer and
 * are written several at once outside the event loop. A line without room is dropped, and nothing waits for one.
 */
export class LogOutput {
  readonly #options: LogOutputOptions;
  #waiting = "";
  #unwritten = 0;
  #dropped = 0;
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: LogOutputOptions) {
    this.#options = options;
  }

  write(line: string): void {
    if (this.#unwritten + line.length > LOG_BUFFER_MAX_CHARACTERS) {
      this.#dropped += 1;
      this.#options.onDrop();
      return;
    }
    this.#waiting += line;
    this.#unwritten += line.length;
    if (!this.#writing) this.#schedule();
  }

  /** Resolves when all lines so far are written, which may be never. */
  async flush(): Promise<void> {
    while (this.#unwritten > 0) {
      this.#writing ??= this.#writeWaiting();
      await this.#writing;
    }
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#writing ??= this.#writeWaiting();
    }, LOG_WRITE_MS);
  }

  async #writeWaiting(): Promise<void> {
    const { length } = this.#waiting;
    let rest: Buffer = Buffer.from(this.#waiting);
    this.#waiting = "";
    while (rest.length > 0) {
      try {
        rest = rest.subarray(await this.#options.write(rest));
      } catch {
        await sleep(LOG_RETRY_MS, null, { ref: false });
      }
    }
    this.#unwritten -= length;
    this.#writing = undefined;
    const dropped = this.#dropped;
    this.#dropped = 0;
    if (dropped > 0) this.#options.onRecover(dropped);
    if (this.#waiting !== "") this.#schedule();
  }
}

/**
 * Standard output. Node writes to a pipe or a socket without blocking; a thread that writes to one which nobody reads
 * could not be ended, and would keep the process from ending. To a file Node would write inside the event loop.
 */
export function writeStandardOutput(): WriteBytes {
  const { stdout } = process;
  // The callback of each write has the error. That of the start's one line has none.
  stdout.on("error", () => {});
  if (fstatSync(stdout.fd).isFile()) {
    return (bytes) =>
      new Promise((resolve, reject) => {
        write(stdout.fd, bytes, (error, written) => (error ? reject(error) : resolve(written)));
      });
  }
  return (bytes) =>
    new Promise((resolve, reject) => {
      stdout.write(bytes, (error) => (error ? reject(error) : resolve(bytes.length)));
    });
}
