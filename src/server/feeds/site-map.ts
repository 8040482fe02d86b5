import { publishedAt } from "../../domain/article/article-id.ts";
import { ARTICLES_PER_PAGE } from "../../domain/article/article-query.ts";
import type { ArticleSource } from "../../domain/article/ports.ts";
import { SITE_MAP_PART } from "../limits.ts";
import { articleAddress, escapeXml } from "./xml.ts";

const PAGES = ["/", "/info", "/help", "/privacy", "/terms"];

/** `/sitemap.xml`: every page, or an index when there are more articles than one part takes. */
export async function siteMap(articles: ArticleSource, siteUrl: string): Promise<string> {
  const { totalPages } = await articles.list({ search: "", page: 1 });
  const parts = Math.ceil((totalPages * ARTICLES_PER_PAGE) / SITE_MAP_PART);
  if (parts <= 1) return document("urlset", [...pages(siteUrl), ...(await articleUrls(articles, siteUrl, 1))]);
  const addresses = Array.from({ length: parts }, (_, index) => `${siteUrl}/sitemap-${index + 1}.xml`);
  return document(
    "sitemapindex",
    addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`),
  );
}

/** `/sitemap-{part}.xml`, counted from 1, the first with the pages; null when there are no articles for it. */
export async function siteMapPart(articles: ArticleSource, siteUrl: string, part: number): Promise<string | null> {
  const urls = await articleUrls(articles, siteUrl, part);
  if (urls.length === 0) return null;
  return document("urlset", part === 1 ? [...pages(siteUrl), ...urls] : urls);
}

function pages(siteUrl: string): string[] {
  return PAGES.map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
}

async function articleUrls(articles: ArticleSource, siteUrl: string, part: number): Promise<string[]> {
  const ids = await articles.ids((part - 1) * SITE_MAP_PART, SITE_MAP_PART);
  return ids.map((id) => {
    const date = publishedAt(id);
    const day = date && date.getUTCFullYear() <= 9999 ? `<lastmod>${date.toISOString().slice(0, 10)}</lastmod>` : "";
    return `<url><loc>${escapeXml(articleAddress(siteUrl, id))}</loc>${day}</url>`;
  });
}

function document(name: string, entries: readonly string[]): string {
  const start = `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return ['<?xml version="1.0" encoding="utf-8"?>', start, ...entries, `</${name}>\n`].join("\n");
}
