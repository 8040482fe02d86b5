import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { type ServedArticles, StoreUnavailable } from "#domain/article/ports.ts";
import type { Language } from "#words/language.ts";
import { pathBelow } from "#words/language-address.ts";
import { RETRY_AFTER_S } from "../limits.ts";
import type { LogFailure } from "../log-failure.ts";
import { PAGE_HEADERS } from "../middleware/security-headers.ts";
import { requestTarget } from "../request-target.ts";
import { SHARED_CACHE_CONTROL } from "../responses/cache-control.ts";
import { contentPolicy, hashInline } from "./content-policy.ts";

/** Figures of articles by address, `/figure?…`; one that cannot be drawn is missing. */
export type DrawFigures = (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>;

interface PageResources {
  readonly articles: ServedArticles;
  readonly drawFigures: DrawFigures;
  /** The application's own scripts carry it. */
  readonly nonce: string;
}

/** Renders the page at the request's address. */
export type RenderPage = (request: Request, using: PageResources) => Promise<Response>;

interface PageOptions {
  readonly language: Language;
  readonly articles: ServedArticles;
  /** For the main screen, which shows "Unable to load" in its panel of latest articles rather than wait for them. */
  readonly quickArticles: ServedArticles;
  readonly drawFigures: DrawFigures;
  readonly renderPage: RenderPage;
  readonly logFailure: LogFailure;
  readonly siteUrl: string;
  /** Origin of the host whose articles this site shows; null when they are its own. */
  readonly articlesOrigin: string | null;
}

/** The list and the articles in each language; every other page is the main screen, or leads to it. */
const ARTICLE_PAGE = /^\/info(?:[/.]|$)/;

/** Every page of a language; an unknown path is its redirect to the start (D19). */
export function pageRoutes({
  language,
  siteUrl,
  articlesOrigin,
  articles,
  quickArticles,
  drawFigures,
  renderPage,
  logFailure,
}: PageOptions): Hono {
  const app = new Hono();
  app.get("*", async (c) => {
    const path = pathBelow(language, c.req.path) ?? "";
    const nonce = randomBytes(18).toString("base64url");
    // The application shows a page even when the articles cannot be read or drawn; such a page must not be cached.
    const failures: unknown[] = [];
    const noteFailure = (error: unknown) => {
      failures.push(error);
      throw error;
    };
    const source = ARTICLE_PAGE.test(path) ? articles : quickArticles;
    const reader: ServedArticles = {
      list: (query) => source.list(query).catch(noteFailure),
      get: (id) => source.get(id).catch(noteFailure),
      lead: () => source.lead().catch(noteFailure),
    };
    const using = {
      articles: reader,
      async drawFigures(addresses: readonly string[]) {
        const figures = await drawFigures(addresses);
        if (figures.size < addresses.length)
          failures.push(new StoreUnavailable("The figures of an article cannot be drawn in time."));
        return figures;
      },
      nonce,
    };
    // A new request without the visitor's headers, since the page is cached for everyone.
    const rendered = await renderPage(new Request(siteUrl + requestTarget(c.req.url)), using);
    if (failures.length > 0) logFailure(failures[0], "articles failed");
    const page = await finishPage(rendered, nonce, failures.length === 0, articlesOrigin);
    // A browser shows an error instead of a page with this policy when a sandboxed frame opens it, as an embed does (D41).
    if (path === "/") page.headers.delete("cross-origin-opener-policy");
    return page;
  });
  return app;
}

/** Adds to a rendered page the content policy that names its inline scripts, and says how it may be cached. */
async function finishPage(rendered: Response, nonce: string, isComplete: boolean, articlesOrigin: string | null) {
  const { status } = rendered;
  const headers = new Headers({ ...Object.fromEntries(rendered.headers), ...PAGE_HEADERS });
  let body = await rendered.text();
  if (headers.get("content-type")?.startsWith("text/html")) {
    const { html, scripts, styles } = hashInline(body, nonce);
    body = html;
    headers.set("content-security-policy", contentPolicy(scripts, styles, articlesOrigin));
  }
  if (status >= 400 || !isComplete) headers.set("cache-control", "no-store");
  else if ((status === 200 || status === 308) && !headers.has("cache-control"))
    headers.set("cache-control", SHARED_CACHE_CONTROL);
  if (status === 503) headers.set("retry-after", String(RETRY_AFTER_S));
  return new Response(body || null, { status, headers });
}
