import { unitlessSearch } from "#comparison/address.ts";
import { ASKED_COMPARISONS } from "#comparison/asked-comparisons.ts";
import { readShortAddress } from "#comparison/short-address.ts";
import { articleAddress } from "#domain/article/article-address.ts";
import type { ArticleSource } from "#domain/article/ports.ts";
import type { Language } from "#words/language.ts";
import { addressIn } from "#words/language-address.ts";
import { SITE_MAP_PART } from "../limits.ts";
import { lastChange } from "./dates.ts";
import { escapeXml } from "./xml.ts";

/** What a site map lists beside the articles and the comparisons. */
export interface MappedSite {
  readonly url: string;
  readonly pages: readonly string[];
  /** Whether what is at a path has a version in every language. */
  readonly isTranslated: (path: string) => boolean;
  /** Each has a version of what is translated. */
  readonly languages: readonly Language[];
}

/** `/sitemap.xml`: every page, or an index of the parts when there are more articles than one part takes. */
export async function siteMap(articles: ArticleSource, site: MappedSite): Promise<string> {
  let parts = 1;
  while ((await articles.entries(parts * SITE_MAP_PART, 1)).length > 0) parts++;
  if (parts === 1) return document("urlset", [...pageUrls(site), ...(await articleUrls(articles, site.url, 1))]);
  const home = escapeXml(site.url);
  const entryOf = (part: number) => `<sitemap><loc>${home}/sitemap-${part}.xml</loc></sitemap>`;
  const entries = Array.from({ length: parts }, (_, index) => entryOf(index + 1));
  return document("sitemapindex", entries);
}

/** `/sitemap-{part}.xml`, counted from 1, the first with the pages; null for a later one without articles. */
export async function siteMapPart(articles: ArticleSource, site: MappedSite, part: number): Promise<string | null> {
  const urls = await articleUrls(articles, site.url, part);
  if (part === 1) return document("urlset", [...pageUrls(site), ...urls]);
  return urls.length === 0 ? null : document("urlset", urls);
}

function pageUrls({ url, pages, isTranslated, languages }: MappedSite): string[] {
  return [...pages, ...askedComparisons()].flatMap((path) => {
    if (!isTranslated(path.replace(/\?.*/, ""))) return [`<url><loc>${escapeXml(url + path)}</loc></url>`];
    const versions = languages.map((language) => ({ lang: language.lang, path: addressIn(language, path) }));
    // Each names every one, itself included. The English one is for those who read none of them.
    const alternates = [...versions, { lang: "x-default", path }].map(
      (version) => `<xhtml:link rel="alternate" hreflang="${version.lang}" href="${escapeXml(url + version.path)}"/>`,
    );
    return versions.map((version) => `<url><loc>${escapeXml(url + version.path)}</loc>${alternates.join("")}</url>`);
  });
}

/** The canonical addresses of the comparisons that people ask for, without the default one, which is `/`. */
function askedComparisons(): string[] {
  return ASKED_COMPARISONS.flatMap((asked) => {
    const comparison = readShortAddress(`/${asked}`);
    const search = comparison === null ? "" : unitlessSearch(comparison);
    return search === "" ? [] : [`/${search}`];
  });
}

async function articleUrls(articles: ArticleSource, siteUrl: string, part: number): Promise<string[]> {
  const entries = await articles.entries((part - 1) * SITE_MAP_PART, SITE_MAP_PART);
  return entries.map((entry) => {
    const day = lastChange(entry)?.slice(0, 10);
    const lastmod = day === undefined ? "" : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${escapeXml(siteUrl + articleAddress(entry.id))}</loc>${lastmod}</url>`;
  });
}

function document(name: string, entries: readonly string[]): string {
  const start = `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return ['<?xml version="1.0" encoding="utf-8"?>', start, ...entries, `</${name}>\n`].join("\n");
}
