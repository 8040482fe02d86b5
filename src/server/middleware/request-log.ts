import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { LoggedPath } from "../logged-path.ts";
import type { Metrics } from "./metrics.ts";

/** Status of a request whose client left before the response was sent. */
const CLIENT_CLOSED_REQUEST = 499;

export type RequestLog = ReturnType<typeof createRequestLog>;

/**
 * Logs and counts every request when its response is sent or its client has left. A line holds neither the visitor's
 * address nor a search or comparison, in the query or in the path, since these are private.
 */
export function createRequestLog(log: Logger, metrics: Metrics, loggedPath: LoggedPath) {
  return {
    watch({ method, url = "" }: IncomingMessage, outgoing: ServerResponse): void {
      const started = performance.now();
      outgoing.once("close", () => {
        const ms = performance.now() - started;
        const status = outgoing.writableFinished ? outgoing.statusCode : CLIENT_CLOSED_REQUEST;
        const path = url.split("?", 1)[0] ?? "";
        metrics.requests.inc({ kind: kindOf(path), status });
        metrics.duration.observe(ms / 1000);
        log.info({ method, path: loggedPath(path, status < 400), status, ms: Math.round(ms * 100) / 100 }, "request");
      });
    },
    /** For a request that Node could not parse, so that it has neither method nor path. */
    addUnreadable(status: number): void {
      metrics.requests.inc({ kind: "unreadable", status });
      log.info({ status }, "unreadable request");
    },
  };
}

function kindOf(path: string): string {
  if (path.startsWith("/api/")) return "api";
  if (path.startsWith("/assets/")) return "asset";
  return path.startsWith("/media/") ? "media" : "page";
}
