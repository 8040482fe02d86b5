import { STATUS_CODES } from "node:http";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { describeRoute, openAPIRouteHandler, resolver, validator } from "hono-openapi";
import * as v from "valibot";
import { articleAddress } from "#domain/article/article-address.ts";
import { isArticleId } from "#domain/article/article-id.ts";
import { filterSearch } from "#domain/article/article-query.ts";
import type { ArticleSource } from "#domain/article/ports.ts";
import { PAGE_MAX } from "../limits.ts";
import { SHARED_CACHE_CONTROL } from "../responses/cache-control.ts";
import { problem } from "../responses/problem.ts";

/** D25: pages of other sites may read the API; `problem` sets these headers on errors. */
export const readOnlyCors = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD", "OPTIONS"],
  allowHeaders: ["Accept", "Content-Type", "If-None-Match"],
  exposeHeaders: ["ETag", "Retry-After"],
  maxAge: 86_400,
});

const CACHED = { "Cache-Control": SHARED_CACHE_CONTROL, "Cross-Origin-Resource-Policy": "cross-origin" };

const PAGE_RULE = `page must be a whole number from 1 to ${PAGE_MAX}.`;
const page = v.pipe(v.string(PAGE_RULE), v.regex(/^(?!0+$)[0-9]{1,9}$/, PAGE_RULE), v.transform(Number));
/** Removes the characters that the search box does not accept (D23). */
const search = v.pipe(
  v.string("search must be given once."),
  v.transform((text) => filterSearch(text).replace(/\s+/g, " ").trim()),
);
const listQuery = v.object({ search: v.optional(search, ""), page: v.optional(page, "1") });

const ID_RULE = "An article's id is digits, a hyphen, then any text.";
const articleId = v.object({ id: v.pipe(v.string(), v.check(isArticleId, ID_RULE)) });

/** These schemas describe the bodies in OpenAPI; parsing drops every other field. */
const articleInfo = v.object({
  id: v.string(),
  title: v.string(),
  summary: v.string(),
  thumbnail: v.pipe(v.nullable(v.string()), v.description("An address, or null when there is no picture.")),
  found: v.optional(
    v.pipe(
      v.object({ heading: v.string(), id: v.string() }),
      v.description("The section with words of the search that neither title nor summary has."),
    ),
  ),
  without: v.optional(
    v.pipe(v.array(v.string()), v.description("The words of the search that the article lacks, where none has all.")),
  ),
});
const listBody = v.object({ infos: v.array(articleInfo), totalPages: v.pipe(v.number(), v.integer()) });

/** The content is sanitised HTML. */
const articleBody = v.object({
  id: v.string(),
  title: v.string(),
  content: v.string(),
  updated: v.optional(
    v.pipe(v.string(), v.description("The day of the last change after the publication, as 2026-11-25.")),
  ),
});
const problemBody = v.object({ title: v.string(), status: v.number(), detail: v.string() });

/** The calls under `/api` (D21), and their OpenAPI document. Mounted with `readOnlyCors`. */
export function infoApiRoutes(articles: ArticleSource): Hono {
  const app = new Hono();

  app.get(
    "/api/info",
    describeRoute({
      summary: "One page of the article list",
      responses: { 200: json("The page", listBody), ...errors(400, 503) },
    }),
    validator("query", listQuery, reject),
    async (c) => c.json(v.parse(listBody, await articles.list(c.req.valid("query"))), 200, CACHED),
  );

  app.get(
    "/api/info/:id",
    describeRoute({
      summary: "One article",
      responses: {
        200: json("The article", articleBody),
        308: { description: "Another article replaces it; Location is that one's address." },
        ...errors(400, 404, 503),
      },
    }),
    validator("param", articleId, reject),
    async (c) => {
      const { id } = c.req.valid("param");
      const article = await articles.get(id);
      if (!article) throw new HTTPException(404, { message: "There is no article of this id." });
      if (article.id !== id) {
        const query = new URL(c.req.url).search;
        return c.body(null, 308, { ...CACHED, Location: `/api${articleAddress(article.id)}${query}` });
      }
      return c.json(v.parse(articleBody, article), 200, CACHED);
    },
  );

  app.get("/api/openapi.json", (c, next) => {
    c.header("Cache-Control", SHARED_CACHE_CONTROL);
    return openAPIRouteHandler(app, {
      documentation: {
        info: { title: "Info API", version: "1", description: "Articles, news and reviews about displays." },
      },
    })(c, next);
  });

  app.get("/api/info/", () => problem(400, ID_RULE));
  app.all("/api/*", () => problem(404, "The API has no such call."));
  return app;
}

function reject(result: { success: boolean; error?: readonly { readonly message: string }[] }): void {
  if (!result.success) throw new HTTPException(400, { message: result.error?.[0]?.message ?? "Malformed." });
}

function json(description: string, schema: v.GenericSchema) {
  return { description, content: { "application/json": { schema: resolver(schema) } } };
}

/** The problem documents of a call (RFC 9457). */
function errors(...statuses: readonly number[]) {
  const content = { "application/problem+json": { schema: resolver(problemBody) } };
  return Object.fromEntries(statuses.map((status) => [status, { description: STATUS_CODES[status] ?? "", content }]));
}
