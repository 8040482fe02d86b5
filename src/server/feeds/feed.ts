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
<updated>${dateOf(infos[0])}</updated>
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
<updated>${dateOf(info)}</updated>
<summary type="text">${escapeXml(info.summary)}</summary>
</entry>
`;
}

/** RFC 3339 has four digits for a year. A later article, and a feed without articles, get the year 1970. */
function dateOf(info: ArticleSummary | undefined): string {
  const date = info ? publishedAt(info.id) : null;
  return date && date.getUTCFullYear() <= 9999 ? date.toISOString() : new Date(0).toISOString();
}
