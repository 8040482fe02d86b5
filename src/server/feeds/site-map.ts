import { publishedAt } from "../../domain/article/article-id.ts";
import { ARTICLES_PER_PAGE } from "../../domain/article/article-query.ts";
import type { ArticleSource } from "../../domain/article/ports.ts";
import { SITE_MAP_PART } from "../http/limits.ts";
import { articleAddress } from "./addresses.ts";
import { escapeXml } from "./xml.ts";

const PAGES = ["/", "/info", "/help", "/privacy", "/terms"];
const HEAD = '<?xml version="1.0" encoding="utf-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** `/sitemap.xml`: every page, or an index of the parts where there are more articles than one part takes. */
export async function siteMap(articles: ArticleSource, siteUrl: string): Promise<string> {
  const { totalPages } = await articles.list({ search: "", page: 1 });
  const parts = Math.ceil((totalPages * ARTICLES_PER_PAGE) / SITE_MAP_PART);
  if (parts <= 1) return urlSet([...pageEntries(siteUrl), ...(await articleEntries(articles, siteUrl, 0))]);
  const addresses = Array.from({ length: parts }, (_, index) => escapeXml(`${siteUrl}/sitemap-${index + 1}.xml`));
  const entries = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** `/sitemap-{part}.xml`, counted from 1; null where there are no articles for it. */
export async function siteMapPart(articles: ArticleSource, siteUrl: string, part: number): Promise<string | null> {
  const entries = await articleEntries(articles, siteUrl, part - 1);
  if (entries.length === 0) return null;
  return urlSet(part === 1 ? [...pageEntries(siteUrl), ...entries] : entries);
}

function pageEntries(siteUrl: string): string[] {
  return PAGES.map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
}

async function articleEntries(articles: ArticleSource, siteUrl: string, index: number): Promise<string[]> {
  const ids = await articles.ids(index * SITE_MAP_PART, SITE_MAP_PART);
  return ids.map((id) => {
    const date = publishedAt(id);
    const day = date && date.getUTCFullYear() <= 9999 ? `<lastmod>${date.toISOString().slice(0, 10)}</lastmod>` : "";
    return `<url><loc>${escapeXml(articleAddress(siteUrl, id))}</loc>${day}</url>`;
  });
}

function urlSet(entries: readonly string[]): string {
  return `${HEAD}\n<urlset ${NAMESPACE}>\n${entries.join("\n")}\n</urlset>\n`;
}
