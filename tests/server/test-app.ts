import { pino } from "pino";
import type { ArticleSource } from "#domain/article/ports.ts";
import { type AppOptions, createApp, type SiteLanguage } from "#server/app.ts";
import { createMetrics } from "#server/middleware/metrics.ts";
import { ResponseCache } from "#server/responses/response-cache.ts";
import type { RenderPage } from "#server/routes/rendered-pages.ts";
import * as en from "#words/en/en.ts";
import { addressIn, languageAt } from "#words/language-address.ts";
import type { Words } from "#words/words.ts";
import { MemoryArticles } from "./memory-articles.ts";

export const TEST_SITE = { url: "https://diagonal.test", contactEmail: "hello@diagonal.test", articlesOrigin: null };

/** A second language that can be told from English. */
const german: Words = {
  ...en,
  ...{ path: "/de", lang: "de", name: "Deutsch", lengths: "cm" },
  description: { ...en.description, describeComparison: () => "Die Bildschirme." },
  titles: { ...en.titles, comparisonQuestion: () => "Welcher Bildschirm?" },
  manifest: { ...en.manifest, description: "Zeigt Bildschirme." },
};

interface TestAppOptions
  extends Partial<
    Pick<AppOptions, "drawFigures" | "assets" | "mediaDir" | "trustedProxies" | "log" | "renderingTurns">
  > {
  words?: Words;
  /** Beside English, or rather beside `words`. */
  furtherLanguages?: readonly SiteLanguage[];
  renderPage?: RenderPage;
  articles?: MemoryArticles;
  /** For the main screen and the cache; `articles` without it. */
  quickArticles?: ArticleSource;
  articlesOrigin?: string | null;
}

/** The site without a build and without a socket. */
export function testApp({
  articles = new MemoryArticles(),
  quickArticles = articles,
  articlesOrigin = null,
  words = en,
  furtherLanguages = [],
  renderPage = listTitles,
  ...more
}: TestAppOptions = {}) {
  const cache = new ResponseCache({ maxBytes: 50_000_000, revision: () => quickArticles.revision() });
  const metrics = createMetrics();
  const app = createApp({
    site: { ...TEST_SITE, articlesOrigin },
    languages: [{ words, renderPage }, ...furtherLanguages],
    articles,
    quickArticles,
    drawFigures: async () => new Map(),
    assets: new Map(),
    mediaDir: "/nowhere",
    trustedProxies: 0,
    log: pino({ enabled: false }),
    metrics,
    cache,
    ...more,
  });
  const request = async (path: string, init?: RequestInit) => app.request(path, init, {});
  return { app, articles, cache, metrics, request };
}

/** For `furtherLanguages`. */
export const TEST_GERMAN: SiteLanguage = { words: german, renderPage: (request, using) => listTitles(request, using) };

/** A small page: the articles' titles, one script with the nonce, styles in the head. */
export const listTitles: RenderPage = async (request, { articles, nonce }) => {
  const { language, path } = languageAt(new URL(request.url).pathname, [en, german]);
  if (!["/", "/info"].includes(path))
    return new Response(null, { status: 302, headers: { location: addressIn(language, "/") } });
  const { infos } = await articles.list({ search: "", page: 1 });
  const html = `<!DOCTYPE html><html lang="${language.lang}"><head><style>p{color:red}</style></head><body>${infos
    .map(({ title }) => `<p>${title}</p>`)
    .join("")}${"<p>More.</p>".repeat(200)}<script nonce="${nonce}">start()</script></body></html>`;
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
};
