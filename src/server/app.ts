import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { methodNotAllowed } from "hono/method-not-allowed";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { timeout } from "hono/timeout";
import type { Logger } from "pino";
import type { Site } from "#app/context.ts";
import { isTranslated, LISTED_PATHS } from "#app/pages.ts";
import type { ArticleSource, ServedArticles } from "#domain/article/ports.ts";
import { languageAt } from "#words/language-address.ts";
import type { Words } from "#words/words.ts";
import { RESPONSE_TIMEOUT_MS } from "./limits.ts";
import { createFailureLog } from "./log-failure.ts";
import type { ServerEnv } from "./middleware/client-address.ts";
import { handleErrors } from "./middleware/errors.ts";
import type { Metrics } from "./middleware/metrics.ts";
import { checkRequest, limitConcurrency } from "./middleware/request-limits.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { createVisitorLimits } from "./middleware/visitor-limits.ts";
import { RenderingTurns } from "./rendering-turns.ts";
import { problem } from "./responses/problem.ts";
import type { ResponseCache } from "./responses/response-cache.ts";
import { type Assets, assetRoutes } from "./routes/assets.ts";
import { embedRequests, embedRoutes } from "./routes/embed.ts";
import { feedRoutes, robotsRoute, usualFeedRoutes } from "./routes/feeds.ts";
import { healthRoute } from "./routes/health.ts";
import { infoApiRoutes, readOnlyCors } from "./routes/info-api.ts";
import { languageStartRoute } from "./routes/language-start.ts";
import { manifestRoute } from "./routes/manifest.ts";
import { mediaRoutes } from "./routes/media.ts";
import { oembedRoute } from "./routes/oembed.ts";
import { articlePictureRoutes, comparisonRequests, comparisonRoutes, figureRequests } from "./routes/pictures.ts";
import { type DrawFigures, pageRoutes, type RenderPage } from "./routes/rendered-pages.ts";
import { shortAddressRoute } from "./routes/short-addresses.ts";

/** Returns 503 instead of the 504 of the `timeout` middleware. */
const timeLimit = timeout(RESPONSE_TIMEOUT_MS, new HTTPException(503, { message: "The response took too long." }));

export interface SiteLanguage {
  readonly words: Words;
  readonly renderPage: RenderPage;
}

export interface AppOptions {
  readonly site: Site;
  /** Each language with its words and its pages; English is one of them. */
  readonly languages: readonly SiteLanguage[];
  readonly articles: ArticleSource;
  /** The same articles with a shorter time limit, for pages that need none. */
  readonly quickArticles: ServedArticles;
  readonly drawFigures: DrawFigures;
  readonly assets: Assets;
  readonly cache: ResponseCache;
  readonly mediaDir: string;
  readonly trustedProxies: number;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly renderingTurns?: RenderingTurns;
}

/** The whole site as a Hono application. It opens and closes nothing. */
export function createApp(options: AppOptions): Hono<ServerEnv> {
  const { site, languages, articles, cache, log, metrics, renderingTurns = new RenderingTurns() } = options;
  const { url: siteUrl, articlesOrigin } = site;
  const allWords = languages.map(({ words }) => words);
  const english = languageAt("/", allWords).language;
  // The routes of English have every path that no other language has, so they come last.
  const ordered = languages.toSorted((one, other) => other.words.path.length - one.words.path.length);
  const { trustedProxies } = options;
  const limits = createVisitorLimits({ languages: allWords, trustedProxies, renderingTurns, metrics, log });
  // Named, so that a pattern which it cannot match fails here. By default Hono would change to a router that may list a
  // handler twice for one request.
  const app = new Hono<ServerEnv>({ router: new RegExpRouter() });
  const logFailure = createFailureLog(log);
  app.onError(handleErrors(logFailure));
  app.notFound(() => problem(404, "There is nothing at this address."));

  // The time limit returns every slot of `limitConcurrency`, whatever a request waits for.
  app.use(limitConcurrency(metrics), timeLimit, checkRequest);
  app.route("/", assetRoutes(options.assets));
  app.route("/", mediaRoutes(options.mediaDir, articlesOrigin));
  for (const words of allWords) app.route(words.path || "/", manifestRoute(words));
  app.route("/", robotsRoute(siteUrl));
  app.route("/", usualFeedRoutes());
  // Files cost a visitor nothing.
  app.use(limits.limitRequests);
  app.route("/", healthRoute(articles));
  app.route("/", languageStartRoute(allWords));
  app.route("/", figureRequests(english));
  for (const { words } of ordered) {
    const path = words.path || "/";
    app.route(path, comparisonRequests(words));
    app.route(path, embedRequests(words));
    app.route(path, shortAddressRoute(words));
  }

  // What follows the cache runs only when there is no cached response; its headers are cached, too. Several requests may
  // wait for one rendering, so it has a time limit of its own.
  app.use(cache.respond, limits.limitRenderings, cache.render, limits.takeTurns, timeLimit);
  app.use(securityHeaders);
  app.use("/api/*", readOnlyCors);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: (c, methods) => notAllowed(c.req.path, methods) }));
  app.route("/", infoApiRoutes(articles));
  const mapped = { url: siteUrl, pages: LISTED_PATHS, isTranslated, languages: allWords };
  app.route("/", feedRoutes(articles, mapped, english));
  app.route("/", oembedRoute({ languages: allWords, siteUrl, articles }));
  app.route("/", articlePictureRoutes({ words: english, siteUrl, articles }));
  for (const { words, renderPage } of ordered) {
    const path = words.path || "/";
    app.route(path, comparisonRoutes({ words, siteUrl }));
    app.route(path, embedRoutes({ words, siteUrl }));
    app.route(path, pageRoutes({ ...options, language: words, siteUrl, articlesOrigin, renderPage, logFailure }));
  }
  return app;
}

/** D24: 405 with `Allow`. The CORS middleware responds to OPTIONS for the API. */
function notAllowed(path: string, methods: readonly string[]): Response {
  const allow = [...methods, ...(path.startsWith("/api/") ? ["OPTIONS"] : [])].join(", ");
  return problem(405, `This address supports ${allow}.`, { headers: { allow } });
}
