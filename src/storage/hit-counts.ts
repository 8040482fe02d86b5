import { ARTICLES_PER_PAGE } from "../domain/article/article-query.ts";

/** How many articles a search finds: those with every word in their title come first (D23). */
export interface HitCounts {
  readonly inTitle: number;
  readonly all: number;
}

/** A part of a list: `count` of its articles after leaving out the first `skip`. */
export interface Part {
  readonly skip: number;
  readonly count: number;
}

/** Which of the articles found in the title, and which of the others, stand on a page (from 1) of the hits. */
export function partsOfPage({ inTitle, all }: HitCounts, page: number): { inTitle: Part; elsewhere: Part } {
  const first = (page - 1) * ARTICLES_PER_PAGE;
  const end = first + ARTICLES_PER_PAGE;
  return { inTitle: part(first, end, 0, inTitle), elsewhere: part(first, end, inTitle, all) };
}

/** What of the hits from `first` up to `end` belongs to a group of them that itself reaches from `from` to `to`. */
function part(first: number, end: number, from: number, to: number): Part {
  const start = Math.max(first, from);
  return { skip: start - from, count: Math.max(0, Math.min(end, to) - start) };
}

export function pagesOf(articles: number): number {
  return Math.ceil(articles / ARTICLES_PER_PAGE);
}

const KEPT_MAX = 2000;

/** What was counted, and of which state of the store it is true. */
export interface Counted extends HitCounts {
  readonly revision: string;
}

/** Counting is the dear part of a search of common words, so that the counts of the latest searches are kept. */
export class RecentCounts<C extends Counted = Counted> {
  readonly #kept = new Map<string, C>();

  get(words: readonly string[]): C | undefined {
    return this.#kept.get(words.join(" "));
  }

  set(words: readonly string[], counted: C): C {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(words.join(" "), counted);
    return counted;
  }
}
