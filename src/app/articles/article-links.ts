import { addressIn } from "#words/language-address.ts";
import { language } from "#words/page/language.ts";

/** A link to a page of the site, as articles write it: not to a picture, the feed or other data. */
const PAGE_LINK = /(<a\b(?:"[^"]*"|[^">])*? href=")(\/(?!\/|(?:api|assets|media)\/|[^"/?#]*\.)[^"]*)/g;

/** The HTML of an article, which is written in English, with its links to pages in the page's language. */
export function withLinksOfLanguage(html: string, { path } = language): string {
  return path === ""
    ? html
    : html.replace(PAGE_LINK, (_, tag: string, page: string) => tag + addressIn({ path }, page));
}
