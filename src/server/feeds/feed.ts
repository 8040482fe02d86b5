import type { ArticleSummary } from "#domain/article/article.ts";
import { articleAddress } from "#domain/article/article-address.ts";
import type { ArticleReader } from "#domain/article/ports.ts";
import type { Words } from "#words/words.ts";
import { FEED_PAGES } from "../limits.ts";
import { lastChange, publicationDate } from "./dates.ts";
import { escapeXml } from "./xml.ts";

/** The newest articles as an Atom feed (RFC 4287). */
export async function atomFeed(articles: ArticleReader, siteUrl: string, { lang, feed }: Words): Promise<string> {
  const pages = Array.from({ length: FEED_PAGES }, (_, index) => articles.list({ search: "", page: index + 1 }));
  const infos = (await Promise.all(pages)).flatMap((page) => page.infos);
  const home = escapeXml(siteUrl);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<id>${home}/</id>
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.subtitle)}</subtitle>
<author><name>Diagonal</name></author>
<link rel="alternate" type="text/html" href="${home}/info"/>
<link rel="self" type="application/atom+xml" href="${home}/feed.xml"/>
<icon>${home}/favicon.svg</icon>
<updated>${infos.map(updatedOf).toSorted().at(-1) ?? NO_DATE}</updated>
${infos.map((info) => entry(info, siteUrl)).join("")}</feed>
`;
}

function entry(info: ArticleSummary, siteUrl: string): string {
  const address = escapeXml(siteUrl + articleAddress(info.id));
  return `<entry>
<id>${address}</id>
<title type="text">${escapeXml(info.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${publicationDate(info) ?? NO_DATE}</published>
<updated>${updatedOf(info)}</updated>
<summary type="text">${escapeXml(info.summary)}</summary>
</entry>
`;
}

function updatedOf(info: ArticleSummary): string {
  return lastChange(info) ?? NO_DATE;
}

/** A feed without articles must have a date, too. */
const NO_DATE = new Date(0).toISOString();
