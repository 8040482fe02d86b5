import { destination, type Logger, type LoggerOptions, pino } from "pino";
import type { Config } from "./config.ts";
import { LOG_BUFFER_MAX_BYTES } from "./limits.ts";

const OPTIONS: LoggerOptions = {
  base: null,
  messageKey: "event",
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
};

/**
 * The log on standard output: one line of JSON per event, or readable lines. JSON is buffered and written
 * outside the event loop, and lines that come too fast for the output are dropped.
 */
export async function createLog(format: Config["log"]): Promise<Logger> {
  if (format === "off") return pino({ enabled: false });
  if (format === "pretty" || (format === "auto" && process.stdout.isTTY)) {
    const { default: pretty } = await import("pino-pretty");
    return pino(OPTIONS, pretty({ messageKey: "event", translateTime: "HH:MM:ss", singleLine: true, sync: true }));
  }
  return createJsonLog(1);
}

/** @param descriptor an open file, which the log does not close */
export function createJsonLog(descriptor: number): Logger {
  const buffered = { sync: false, minLength: 4096, periodicFlush: 200, maxLength: LOG_BUFFER_MAX_BYTES };
  return pino(OPTIONS, destination({ dest: descriptor, ...buffered }));
}

/** Resolves when everything logged so far is written. */
export function flushLog(log: Logger): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()));
}
