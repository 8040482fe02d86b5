import { Hono } from "hono";
import type { ArticleSource } from "#domain/article/ports.ts";
import type { Words } from "#words/words.ts";
import { atomFeed } from "../feeds/feed.ts";
import { type MappedSite, siteMap, siteMapPart } from "../feeds/site-map.ts";
import { securityHeaders } from "../middleware/security-headers.ts";
import { SHARED_CACHE_CONTROL } from "../responses/cache-control.ts";

const SHARED = { "Cache-Control": SHARED_CACHE_CONTROL, "Cross-Origin-Resource-Policy": "cross-origin" };
const ATOM = { ...SHARED, "Content-Type": "application/atom+xml; charset=utf-8" };
const XML = { ...SHARED, "Content-Type": "application/xml" };

/** Checked inside the route, since the router cannot match such a pattern beside the other paths. */
const SITE_MAP_PART = /^\/sitemap-([1-9]\d{0,4})\.xml$/;

/** `/feed.xml` and `/sitemap.xml` with its parts (D18). */
export function feedRoutes(articles: ArticleSource, site: MappedSite, words: Words): Hono {
  const app = new Hono();
  app.get("/feed.xml", async (c) => c.body(await atomFeed(articles, site.url, words), 200, ATOM));
  app.get("/sitemap.xml", async (c) => c.body(await siteMap(articles, site), 200, XML));
  app.get("*", async (c, next) => {
    const part = SITE_MAP_PART.exec(c.req.path)?.[1];
    if (part === undefined) return next();
    const document = await siteMapPart(articles, site, Number(part));
    return document === null ? c.notFound() : c.body(document, 200, XML);
  });
  return app;
}

/** Where readers of feeds look first. Mounted before the cache. */
const USUAL_FEED_PATHS = ["/feed", "/rss", "/rss.xml", "/atom.xml"];

export function usualFeedRoutes(): Hono {
  return new Hono().on("GET", USUAL_FEED_PATHS, securityHeaders, (c) => {
    c.header("Cache-Control", SHARED_CACHE_CONTROL);
    return c.redirect("/feed.xml", 308);
  });
}

/** `/robots.txt` (D18). Mounted before the cache, so that it needs no store. */
export function robotsRoute(siteUrl: string): Hono {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return new Hono().get("/robots.txt", securityHeaders, (c) => c.text(text, 200, SHARED));
}
