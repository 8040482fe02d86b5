import type { ArticlePage } from "../../domain/article/ports.ts";
import { type Counted, type Part, pagesOf, partsOfPage, RecentCounts } from "../hit-counts.ts";
import type { Connections } from "./connections.ts";
import { toSummary } from "./rows.ts";
import { SQL, type Way } from "./statements.ts";

/** What a walk spends on one article, where finding one hit in the word index is 1; measured at 5,000 articles. */
const TITLE_STEP = 0.5;
const WORDS_STEP = 10;

/** How often a page is asked for again because something was published meanwhile; then the last answer stands. */
const ATTEMPTS = 4;

interface CountedHits extends Counted {
  /** How many articles there are at all. */
  readonly total: number;
}

/** Answers searches (D23). */
export class Search {
  readonly #connections: Connections;
  readonly #counts = new RecentCounts<CountedHits>();

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  /** @param words those of `searchWords`, one at least */
  async find(words: readonly string[], page: number): Promise<ArticlePage> {
    const match = words.map((word) => `'${word}':*`).join(" & ");
    for (let attempt = 1; ; attempt++) {
      const counts = this.#counts.get(words) ?? (await this.#count(words, match));
      const { inTitle, elsewhere } = partsOfPage(counts, page);
      const rows = await this.#connections.ask(
        SQL.hits(
          wayTo(inTitle, { hits: counts.inTitle, total: counts.total, step: TITLE_STEP }),
          wayTo(elsewhere, { hits: counts.all, total: counts.total, step: WORDS_STEP }),
        ),
        [match, inTitle.skip, inTitle.count, elsewhere.skip, elsewhere.count],
      );
      if (rows[0]?.revision === counts.revision || attempt === ATTEMPTS) {
        return { infos: rows.filter(({ key }) => key !== null).map(toSummary), totalPages: pagesOf(counts.all) };
      }
      await this.#count(words, match);
    }
  }

  async #count(words: readonly string[], match: string): Promise<CountedHits> {
    const [row] = await this.#connections.ask(SQL.counts, [match]);
    return this.#counts.set(words, {
      revision: row?.revision,
      inTitle: Number(row?.in_title),
      all: Number(row?.all),
      total: Number(row?.total),
    });
  }
}

/** The quicker way to a part of the hits, as far as the counts tell. */
function wayTo({ skip, count }: Part, { hits, total, step }: { hits: number; total: number; step: number }): Way {
  const steps = ((skip + count) * total) / Math.max(hits, 1);
  return steps * step < hits ? "walk" : "gather";
}
