/** D15: ten articles a page. */
export const ARTICLES_PER_PAGE = 10;
/** D23 */
export const SEARCH_MAX_CHARACTERS = 100;
/** D23 */
export const SEARCH_MAX_WORDS = 8;

/** Which articles to list. An empty search is all of them; pages count from 1. */
export interface ArticleQuery {
  readonly search: string;
  readonly page: number;
}

/** D22: no page when there are no articles. */
export function pageCount(articles: number): number {
  return Math.ceil(articles / ARTICLES_PER_PAGE);
}

const REFUSED = /[^\p{L}\p{M}\p{N}\s-]/gu;
const HALF_CHARACTER_AT_END = /[\uD800-\uDBFF]$/;

/**
 * The text that the search box accepts (S5.4): letters, digits, hyphens and white space. Cut at 100 characters (D23),
 * never inside a surrogate pair.
 */
export function filterSearch(typed: string): string {
  return withoutRefused(typed).slice(0, SEARCH_MAX_CHARACTERS).replace(HALF_CHARACTER_AT_END, "");
}

/** The text without the characters that the search box ignores, at full length. */
export function withoutRefused(text: string): string {
  return text.replace(REFUSED, "");
}
