import { Hono } from "hono";
import type { Language } from "#words/language.ts";
import { DATA_HEADERS } from "../middleware/security-headers.ts";
import { requestTarget } from "../request-target.ts";

/** Redirects `/de/`, `/DE` and `/d%65` to `/de`, and `/DE/help` to `/de/help`. Mounted before the cache. */
export function languageStartRoute(languages: readonly Language[]): Hono {
  const paths = languages.flatMap(({ path }) => path || []);
  return new Hono().get("*", (c, next) => {
    // The path is decoded, what follows its first part stays as the client wrote it.
    const first = /^\/[^/]*/.exec(c.req.path)?.[0].toLowerCase();
    const path = paths.find((each) => each === first);
    if (path === undefined) return next();
    const target = requestTarget(c.req.url);
    const [, below = "", query = ""] = /^\/[^/?]*([^?]*)(.*)$/s.exec(target) ?? [];
    const location = path + (below === "/" ? "" : below) + query;
    if (location === target) return next();
    return c.body(null, 308, { ...DATA_HEADERS, "cache-control": "public, max-age=3600", location });
  });
}
