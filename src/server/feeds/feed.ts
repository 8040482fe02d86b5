import type { ArticleSummary } from "../../domain/article/article.ts";
import { publishedAt } from "../../domain/article/article-id.ts";
import type { ArticleReader } from "../../domain/article/ports.ts";
import { FEED_PAGES } from "../limits.ts";
import { articleAddress, escapeXml } from "./xml.ts";

/** The newest articles as an Atom feed (RFC 4287). */
export async function atomFeed(articles: ArticleReader, siteUrl: string): Promise<string> {
  const pages = Array.from({ length: FEED_PAGES }, (_, index) => articles.list({ search: "", page: index + 1 }));
  const infos = (await Promise.all(pages)).flatMap((page) => page.infos);
  const home = escapeXml(siteUrl);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${home}/</id>
<title>Diagonal – articles, news and reviews</title>
<subtitle>How big displays really are</subtitle>
<author><name>Diagonal</name></author>
<link rel="alternate" type="text/html" href="${home}/info"/>
<link rel="self" type="application/atom+xml" href="${home}/feed.xml"/>
<icon>${home}/favicon.svg</icon>
<updated>${infos.map(updatedOf).toSorted().at(-1) ?? dateOf(undefined)}</updated>
${infos.map((info) => entry(info, siteUrl)).join("")}</feed>
`;
}

function entry(info: ArticleSummary, siteUrl: string): string {
  const address = escapeXml(articleAddress(siteUrl, info.id));
  return `<entry>
<id>${address}</id>
<title type="text">${escapeXml(info.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${dateOf(info)}</published>
<updated>${updatedOf(info)}</updated>
<summary type="text">${escapeXml(info.summary)}</summary>
</entry>
`;
}

/** The day of its last change, if that is after its publication. */
function updatedOf(info: ArticleSummary): string {
  const published = dateOf(info);
  const updated = `${info.updated}T00:00:00.000Z`;
  return info.updated !== undefined && updated > published ? updated : published;
}

/** RFC 3339 has four digits for a year. A later article, and a feed without articles, get the year 1970. */
function dateOf(info: ArticleSummary | undefined): string {
  const date = info ? publishedAt(info.id) : null;
  return date && date.getUTCFullYear() <= 9999 ? date.toISOString() : new Date(0).toISOString();
}
