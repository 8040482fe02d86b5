import { setTimeout as sleep } from "node:timers/promises";
import { type Logger, type LoggerOptions, pino } from "pino";
import type { Config } from "./config.ts";
import { LOG_FLUSH_MS } from "./limits.ts";
import { LogOutput, type LogOutputOptions, writeStandardOutput } from "./log-output.ts";

const OPTIONS: LoggerOptions = {
  base: null,
  messageKey: "event",
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
};

/**
 * The log on standard output: one line of JSON per event, or readable lines.
 *
 * @param onDrop called for each line that cannot be written
 */
export async function createLog(format: Config["log"], onDrop = () => {}): Promise<Logger> {
  if (format === "off") return pino({ enabled: false });
  const options = { write: writeStandardOutput(), onDrop };
  if (format === "json" || (format === "auto" && !process.stdout.isTTY)) return createLogOn(options);
  const { prettyFactory } = await import("pino-pretty");
  return createLogOn(options, prettyFactory({ messageKey: "event", translateTime: "HH:MM:ss", singleLine: true }));
}

export function createLogOn(
  options: Omit<LogOutputOptions, "onRecover">,
  toText: (line: string) => string = (line) => line,
): Logger {
  const onRecover = (lines: number) => log.warn({ lines }, "log lines dropped");
  const output = new LogOutput({ ...options, onRecover });
  const destination = {
    write: (line: string) => output.write(toText(line)),
    flush: (done: () => void) => void output.flush().then(done),
  };
  const log = pino(OPTIONS, destination);
  return log;
}

/** Resolves when everything logged so far is written, or after a moment: the output may take nothing any more. */
export async function flushLog(log: Logger): Promise<void> {
  const flushed = new Promise<void>((resolve) => log.flush(() => resolve()));
  await Promise.race([flushed, sleep(LOG_FLUSH_MS, undefined, { ref: false })]);
}
