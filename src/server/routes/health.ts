import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import type { ArticleReader } from "#domain/article/ports.ts";
import { HEALTH_TIMEOUT_MS } from "../limits.ts";
import { securityHeaders } from "../middleware/security-headers.ts";
import { problem } from "../responses/problem.ts";
import { readOnlyCors } from "./info-api.ts";

/** `/api/health`: whether the articles can be read. Mounted before the cache, which reads the store too. */
export function healthRoute(articles: ArticleReader): Hono {
  const timeLimit = timeout(HEALTH_TIMEOUT_MS, () => new HTTPException(503, { res: articlesUnavailable() }));
  return new Hono().get("/api/health", readOnlyCors, securityHeaders, timeLimit, async (c) => {
    try {
      await articles.list({ search: "", page: 1 });
    } catch {
      return articlesUnavailable();
    }
    return c.json({ alive: true, ready: true }, 200, { "Cache-Control": "no-store" });
  });
}

function articlesUnavailable(): Response {
  return problem(503, "The articles cannot be read just now.", { members: { alive: true, ready: false } });
}
