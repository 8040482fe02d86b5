import { Hono } from "hono";
import type { Language } from "#words/language.ts";
import { securityHeaders } from "../middleware/security-headers.ts";
import { requestTarget } from "../request-target.ts";

/** `/de/` leads to `/de`, which is the address of a language's start. Mounted before the cache. */
export function languageStartRoute(languages: readonly Language[]): Hono {
  const starts = languages.flatMap(({ path }) => (path === "" ? [] : [`${path}/`]));
  return new Hono().on("GET", starts, securityHeaders, (c) => {
    // The path is decoded, the query as the client wrote it.
    const [query = ""] = /\?.*$/s.exec(requestTarget(c.req.url)) ?? [];
    const location = c.req.path.slice(0, -1) + query;
    return c.body(null, 308, { "Cache-Control": "public, max-age=3600", Location: location });
  });
}
