import { write } from "node:fs";
import { inspect } from "node:util";
import { LOG_WAITING_MAX_CHARACTERS, LOGGED_PATH_MAX_CHARACTERS } from "./limits.ts";

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** One line of JSON per event. Nothing in it tells who a visitor is or what they searched. */
export interface Log {
  info(event: string, fields?: Fields): void;
  error(event: string, error: unknown, fields?: Fields): void;
  /** An answered request; `pathname` is without its query, `bytes` are the body's. */
  request(method: string, pathname: string, status: number, ms: number, bytes: number): void;
  /** Resolves when everything said so far is written. */
  flush(): Promise<void>;
}

export const SILENT_LOG: Log = { info() {}, error() {}, request() {}, flush: async () => {} };

/** Lines wait this long to be written together. */
const GATHER_MS = 50;

/**
 * Writes lines to a file descriptor (1: standard output), many at a time and outside the event loop. Where they cannot
 * be written as fast as they come, lines are left out and counted, and the server goes on.
 */
export function jsonLog(descriptor: number): Log {
  let gathered = "";
  let leftOut = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const writeOut = () => {
    clearTimeout(timer);
    timer = undefined;
    if (leftOut > 0) gathered += lineOf("info", "log lines left out", { lines: leftOut });
    leftOut = 0;
    const text = gathered;
    gathered = "";
    if (text) writing = writing.then(() => writeAll(descriptor, Buffer.from(text)));
    return writing;
  };
  const say = (line: string) => {
    if (gathered.length + line.length > LOG_WAITING_MAX_CHARACTERS) leftOut++;
    else gathered += line;
    timer ??= setTimeout(() => void writing.then(writeOut), GATHER_MS).unref();
  };
  return {
    info: (event, fields = {}) => say(lineOf("info", event, fields)),
    error: (event, error, fields = {}) => say(lineOf("error", event, { ...fields, ...described(error) })),
    request: (...request) => say(requestLine(...request)),
    flush: writeOut,
  };
}

function lineOf(level: string, event: string, fields: Fields): string {
  return `${JSON.stringify({ time: new Date(), level, event, ...fields })}\n`;
}

/** As `lineOf`, written out: there is one of these for every request, and the fewer its pieces, the sooner it is written. */
function requestLine(method: string, pathname: string, status: number, ms: number, bytes: number): string {
  const path = JSON.stringify(
    pathname.length > LOGGED_PATH_MAX_CHARACTERS ? pathname.slice(0, LOGGED_PATH_MAX_CHARACTERS) : pathname,
  );
  const took = Math.round(ms * 100) / 100;
  return `${beginningOf(method)}${path},"status":${status},"bytes":${bytes},"ms":${took}}\n`;
}

let lastBeginning = { time: 0, method: "", text: "" };

/** What comes before the path; many requests of one method fall into one millisecond. */
function beginningOf(method: string): string {
  const time = Date.now();
  if (time !== lastBeginning.time || method !== lastBeginning.method) {
    // Joined, so that it is one piece.
    const text = [
      `{"time":"${new Date(time).toISOString()}",`,
      `"level":"info","event":"request","method":"${method}","path":`,
    ].join("");
    lastBeginning = { time, method, text };
  }
  return lastBeginning.text;
}

function described(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: inspect(error, { depth: 1, breakLength: Number.POSITIVE_INFINITY }) };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { error: `${error.name}: ${error.message}`, cause, stack: error.stack?.split("\n").slice(1, 9).join("\n") };
}

/** A log that cannot be written is no reason to stop serving. */
function writeAll(descriptor: number, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    write(descriptor, bytes, 0, bytes.length, null, (error, written) => {
      if (error?.code === "EAGAIN") setTimeout(() => resolve(writeAll(descriptor, bytes)), 10);
      else if (error || written >= bytes.length) resolve();
      else resolve(writeAll(descriptor, bytes.subarray(written)));
    });
  });
}
