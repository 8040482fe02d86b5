import type { MiddlewareHandler } from "hono";
import { BODY_MAX_BYTES, IN_FLIGHT_MAX, TARGET_MAX_CHARACTERS } from "../limits.ts";
import { requestTarget } from "../request-target.ts";
import { problem } from "../responses/problem.ts";
import type { Metrics } from "./metrics.ts";

/**
 * 414 for an address that is too long, 400 for a path that cannot be decoded or holds a NUL, 413 for a long body. Routes
 * do not wait for bodies, so a slow one occupies its connection only.
 */
export const checkRequest: MiddlewareHandler = async (c, next) => {
  const target = requestTarget(c.req.url);
  if (target.length > TARGET_MAX_CHARACTERS) {
    return problem(414, `An address here has at most ${TARGET_MAX_CHARACTERS} characters.`);
  }
  if (!isDecodable(target.split("?", 1)[0] ?? "")) return problem(400, "The address is malformed.");
  if (Number(c.req.header("content-length") ?? 0) <= BODY_MAX_BYTES) return next();
  return problem(413, "Nothing here takes a body.", { headers: { connection: "close" } });
};

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/** 503 before any work while too many requests are in progress. */
export function limitConcurrency(metrics: Metrics): MiddlewareHandler {
  return async (_, next) => {
    if (metrics.load.inFlight >= IN_FLIGHT_MAX) {
      metrics.refused.inc();
      return problem(503, "The server is busy.");
    }
    metrics.load.inFlight++;
    try {
      await next();
    } finally {
      metrics.load.inFlight--;
    }
  };
}
