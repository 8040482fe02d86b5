import type { SearchTerm } from "./search-terms.ts";

/** How much a word counts by where an article has it (D60). In the text alone it counts nothing: every result has it there. */
export const WEIGHTS = { title: 16, keywords: 12, head: 5 };

/** One word of a search with its share of an article's score. */
export interface WeighedTerm extends SearchTerm {
  readonly weight: number;
}

/** A rare word counts more than a common one. Whole numbers, so that every store computes the same score. */
export function weightOf(articlesWithWord: number, articles: number): number {
  return Math.round(10 * (1 + Math.log2(articles / Math.max(articlesWithWord, 1))));
}
