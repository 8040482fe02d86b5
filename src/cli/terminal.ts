/** Where a command writes: results, and what is told about them. */
export interface Terminal {
  /** Results, one line at a time: what another program may read. */
  print(line: string): void;
  /** Refusals, failures and other news for the person at the keyboard. */
  tell(line: string): void;
  /** Says how far the work is, in the place of what it said before, and not too often. */
  progress(text: () => string): void;
}

/** Milliseconds between two words on progress: often where they replace each other, seldom where they pile up. */
const ON_SCREEN = 100;
const IN_A_LOG = 5000;

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** @param now milliseconds of any steadily growing clock */
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
      out.write(`${harmless(line)}\n`);
    },
    tell(line) {
      clear();
      err.write(`${harmless(line)}\n`);
    },
    progress(text) {
      if (now() - last < (err.isTTY ? ON_SCREEN : IN_A_LOG)) return;
      last = now();
      err.write(err.isTTY ? `\r\x1b[K${text()}` : `${text()}\n`);
      shown = err.isTTY === true;
    },
  };
}

/** What a file's name or an article's address may hold must not steer the terminal. */
function harmless(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, "\uFFFD");
}
