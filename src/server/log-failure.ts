import type { Logger } from "pino";
import { StoreUnavailable } from "#domain/article/ports.ts";
import { OUTAGE_LOG_MS } from "./limits.ts";

export type LogFailure = (error: unknown, event: string) => void;

/**
 * Logs errors with their stacks. An unavailable store fails every request that needs it, so it gets at most one line a
 * second, with the reason and without a stack.
 */
export function createFailureLog(log: Logger): LogFailure {
  let nextAt = 0;
  return (error, event) => {
    if (!(error instanceof StoreUnavailable)) return log.error({ err: error }, event);
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + OUTAGE_LOG_MS;
    log.error({ reason: error.message }, "articles unavailable");
  };
}
