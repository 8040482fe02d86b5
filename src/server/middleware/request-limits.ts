import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { BODY_MAX_BYTES, IN_FLIGHT_MAX, RATE_WINDOW_S, REQUESTS_PER_WINDOW, TARGET_MAX_CHARACTERS } from "../limits.ts";
import { requestTarget } from "../request-target.ts";
import { problem } from "../responses/problem.ts";
import { clientAddress, rateLimitKey } from "./client-address.ts";
import type { Metrics } from "./metrics.ts";

/** 414 for an address that is too long. */
export const limitAddress: MiddlewareHandler = async (c, next) => {
  if (requestTarget(c.req.url).length > TARGET_MAX_CHARACTERS) {
    return problem(414, `An address here has at most ${TARGET_MAX_CHARACTERS} characters.`);
  }
  return next();
};

/** 413 for a body that is too long. No body is ever read, so a slow one occupies its connection only. */
export const limitBody: MiddlewareHandler = async (c, next) => {
  if (Number(c.req.header("content-length") ?? 0) <= BODY_MAX_BYTES) return next();
  return problem(413, "Nothing here takes a body.", { headers: { connection: "close" } });
};

/** 400 for a path that cannot be decoded or holds a NUL. */
export const rejectMalformedPath: MiddlewareHandler = async (c, next) => {
  try {
    if (!decodeURIComponent(requestTarget(c.req.url).split("?", 1)[0] ?? "").includes("\0")) return next();
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  return problem(400, "The address is malformed.");
};

/** 429 for a visitor who sends too many requests. */
export function limitRate(trustedProxies: number, metrics: Metrics): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: REQUESTS_PER_WINDOW, duration: RATE_WINDOW_S });
  return async (c, next) => {
    const visitor = rateLimitKey(clientAddress(c, trustedProxies));
    if (visitor !== null) {
      try {
        await limiter.consume(visitor);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        metrics.refused.inc();
        const headers = { "retry-after": String(Math.ceil(rejection.msBeforeNext / 1000)) };
        return problem(429, "There were too many requests from your address.", { headers });
      }
    }
    return next();
  };
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
