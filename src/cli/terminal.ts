/** Where a command writes its results and messages. */
export interface Terminal {
  /** Writes a line of the result to standard output, for people and programs. */
  print(line: string): void;
  /** Writes an error or notice to standard error. */
  notify(line: string): void;
  /** Shows progress in place of the former progress, a few times a second. */
  progress(text: () => string): void;
}

/** Milliseconds between two progress messages. They are rarer in a log, where each is a new line. */
const ON_SCREEN = 100;
const IN_A_LOG = 5000;

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** @param now a monotonic clock in milliseconds */
export function terminal(out: Stream, err: Stream, now: () => number): Terminal {
  let last = now();
  let shown = false;
  const clear = () => {
    if (shown) err.write("\r\x1b[K");
    shown = false;
  };
  return {
    print(line) {
      clear();
      out.write(`${withoutControls(line)}\n`);
    },
    notify(line) {
      clear();
      err.write(`${withoutControls(line)}\n`);
    },
    progress(text) {
      if (now() - last < (err.isTTY ? ON_SCREEN : IN_A_LOG)) return;
      last = now();
      err.write(err.isTTY ? `\r\x1b[K${text()}` : `${text()}\n`);
      shown = err.isTTY === true;
    },
  };
}

/** File names and addresses may contain control characters, which a terminal would execute. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, "\uFFFD");
}
