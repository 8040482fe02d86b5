import { Hono } from "hono";
import type { Language } from "#words/language.ts";
import { securityHeaders } from "../middleware/security-headers.ts";
import { requestTarget } from "../request-target.ts";

/** `/de/` leads to `/de`, which is the address of a language's start. Mounted before the cache. */
export function languageStartRoute(languages: readonly Language[]): Hono {
  const starts = languages.flatMap(({ path }) => (path === "" ? [] : [`${path}/`]));
  return new Hono().on("GET", starts, securityHeaders, (c) => {
    const { path } = c.req;
    const location = path.slice(0, -1) + requestTarget(c.req.url).slice(path.length);
    return c.body(null, 308, { "Cache-Control": "public, max-age=3600", Location: location });
  });
}
