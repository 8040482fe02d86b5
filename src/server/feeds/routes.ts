import type { ArticleSource } from "../../domain/article/ports.ts";
import type { Answer } from "../http/answer.ts";
import type { Made } from "../http/kept-answers.ts";
import { problem } from "../http/problem.ts";
import { BASE_SECURITY_HEADERS, NOTHING_TO_RUN } from "../http/security-headers.ts";
import { SHARED_CACHE_CONTROL } from "../http/shared-cache.ts";
import { atomFeed } from "./feed.ts";
import { siteMap, siteMapPart } from "./site-map.ts";

/** Begins to make what machines read of the site (D18), by path; null where the path is none of these. */
export function feedAt(pathname: string, articles: ArticleSource, siteUrl: string): Promise<Made> | null {
  switch (pathname) {
    case "/feed.xml":
      return text("application/atom+xml; charset=utf-8", atomFeed(articles, siteUrl));
    case "/sitemap.xml":
      return text("application/xml", siteMap(articles, siteUrl));
    case "/robots.txt":
      return text("text/plain; charset=utf-8", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  }
  const part = /^\/sitemap-([1-9]\d{0,4})\.xml$/.exec(pathname)?.[1];
  return part ? text("application/xml", siteMapPart(articles, siteUrl, Number(part))) : null;
}

async function text(mediaType: string, making: string | Promise<string | null>): Promise<Made> {
  const document = await making;
  return document === null ? { once: problem(404, "There is no such part.") } : { keep: answer(mediaType, document) };
}

function answer(mediaType: string, document: string): Answer {
  return {
    status: 200,
    headers: {
      ...BASE_SECURITY_HEADERS,
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": NOTHING_TO_RUN,
      "content-type": mediaType,
      "cache-control": SHARED_CACHE_CONTROL,
    },
    body: document,
  };
}
