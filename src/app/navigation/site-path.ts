import { addressIn, languageAt } from "#words/language-address.ts";
import { LANGUAGES } from "#words/languages.ts";
import { language } from "#words/page/language.ts";

/**
 * The address of a page, or of a file that has words, in the page's language: `/de/info` of `/info`. For everything that React Router
 * does not write: its links and locations have nothing of the language (`basename`). The API, the feed and what articles show are
 * one for all languages.
 */
export function sitePath(address: string): string {
  return addressIn(language, address);
}

/** What React Router calls the path of a page; null in another language, whose pages are documents of their own. */
export function pageAt(pathname: string): string | null {
  const found = languageAt(pathname, LANGUAGES);
  return found.language.path === language.path ? found.path : null;
}
