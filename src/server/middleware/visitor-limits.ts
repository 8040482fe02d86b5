import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { Language } from "#words/language.ts";
import { languageAt } from "#words/language-address.ts";
import {
  POINT_MS,
  RATE_POINTS,
  RATE_WINDOW_S,
  RENDERINGS_PER_ADDRESS,
  REQUEST_POINTS,
  RESPONSE_TIMEOUT_MS,
  RETRY_AFTER_S,
  WAITING_PER_ADDRESS,
} from "../limits.ts";
import type { RenderingTurns } from "../rendering-turns.ts";
import { problem } from "../responses/problem.ts";
import { TooManyWaiting, Turns } from "../turns.ts";
import { type ServerEnv, visitorOf } from "./client-address.ts";
import type { Metrics } from "./metrics.ts";

interface VisitorLimitsOptions {
  readonly languages: readonly Language[];
  readonly trustedProxies: number;
  readonly renderingTurns: RenderingTurns;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** What pages of other sites show, in any language: they are asked for by a page that the visitor opened elsewhere. */
const SHOWN_ELSEWHERE = /^\/(?:embed|oembed|comparison\.(?:svg|png)|share\.(?:svg|png)|share\/.*)$/s;

/** Takes turns as one visitor without limits. */
const THIS_MACHINE = "";

/** What one visitor has taken of one budget. */
interface Budget {
  readonly limiter: RateLimiterMemory;
  /** The renderings of each visitor. */
  readonly turns: Map<string, Turns>;
}

/**
 * Limits what one visitor may take from the others. What other sites show has a budget of its own, so that a page full of
 * pictures does not use up the visitor's budget for this site's pages. Every request pays a low price before the cache. What the cache
 * does not have also pays for the time that its rendering took.
 */
export function createVisitorLimits({ languages, trustedProxies, renderingTurns, metrics, log }: VisitorLimitsOptions) {
  const budgets = { own: createBudget(), elsewhere: createBudget() };
  let hasWarned = false;

  /** Mounted before the cache. */
  const limitRequests: MiddlewareHandler<ServerEnv> = async (c, next) => {
    if (trustedProxies === 0 && !hasWarned && c.req.header("x-forwarded-for") !== undefined) {
      hasWarned = true;
      log.warn(
        "X-Forwarded-For arrives, but TRUST_PROXY is 0: if it comes from a proxy, all visitors share one rate limit",
      );
    }
    const visitor = visitorOf(c, trustedProxies);
    return (visitor !== null && (await charge(budgetOf(c), visitor, REQUEST_POINTS))) || next();
  };

  /** Mounted behind the cache: a visitor's own requests wait for each other, and end when the budget is used up. */
  const limitRenderings: MiddlewareHandler<ServerEnv> = async (c, next) => {
    const visitor = visitorOf(c, trustedProxies);
    if (visitor === null) return next();
    const budget = budgetOf(c);
    const { turns } = budget;
    const own = turns.get(visitor) ?? new Turns({ running: RENDERINGS_PER_ADDRESS, waiting: WAITING_PER_ADDRESS });
    turns.set(visitor, own);
    const gaveUp = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]);
    try {
      return await own.run(async () => (await charge(budget, visitor, 0)) ?? next(), gaveUp);
    } catch (error) {
      if (error instanceof TooManyWaiting || gaveUp.aborted) return refuse(RETRY_AFTER_S);
      throw error;
    } finally {
      if (own.isIdle) turns.delete(visitor);
    }
  };

  /** Mounted around what renders: visitors take turns, and each pays for the time of its own. */
  const takeTurns: MiddlewareHandler<ServerEnv> = async (c, next) => {
    const visitor = visitorOf(c, trustedProxies);
    const gaveUp = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    try {
      const milliseconds = await renderingTurns.run(visitor ?? THIS_MACHINE, next, gaveUp);
      if (visitor !== null) await budgetOf(c).limiter.penalty(visitor, Math.ceil(milliseconds / POINT_MS));
    } catch (error) {
      if (!gaveUp.aborted) throw error;
      metrics.refused.inc();
      return problem(503, "The server is busy.");
    }
  };

  function budgetOf(c: Context): Budget {
    return SHOWN_ELSEWHERE.test(languageAt(c.req.path, languages).path) ? budgets.elsewhere : budgets.own;
  }

  /** Takes the points, or returns the refusal. */
  async function charge({ limiter }: Budget, visitor: string, points: number): Promise<Response | null> {
    const { consumedPoints, msBeforeNext } = await limiter
      .consume(visitor, points)
      .catch((full: RateLimiterRes) => full);
    // The limiter reads the system's clock, which may have been set back meanwhile; its window ends by a timer.
    return consumedPoints <= RATE_POINTS ? null : refuse(Math.min(Math.ceil(msBeforeNext / 1000), RATE_WINDOW_S));
  }

  function refuse(retryAfter: number): Response {
    metrics.refused.inc();
    const headers = { "retry-after": String(retryAfter) };
    return problem(429, "There were too many requests from your address.", { headers });
  }

  return { limitRequests, limitRenderings, takeTurns };
}

function createBudget(): Budget {
  return { limiter: new RateLimiterMemory({ points: RATE_POINTS, duration: RATE_WINDOW_S }), turns: new Map() };
}
