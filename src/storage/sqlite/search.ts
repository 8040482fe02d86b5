import type { ArticlePage } from "../../domain/article/ports.ts";
import { type Counted, type HitCounts, type Part, pagesOf, partsOfPage, RecentCounts } from "../hit-counts.ts";
import type { Database } from "./database.ts";
import { type Prepared, prepareIn } from "./prepared.ts";
import { keyOf, toSummary } from "./rows.ts";
import { VOCABULARY } from "./statements.ts";

/** So many hits are read before any are counted: most searches find no more, and the first pages are among them. */
const FIRST_HITS = 20;

/** Beginnings of up to so many letters have an index of their own, in titles one letter fewer (see the migrations). */
const INDEXED_LETTERS = 4;

/** Keys of the newest hits, `FIRST_HITS` at most. */
interface FirstHits {
  readonly inTitle: readonly number[];
  readonly all: readonly number[];
}

const NONE_READ: FirstHits = { inTitle: [], all: [] };

/** What was counted, and what FTS5 was asked for it. */
interface CountedMatch extends Counted {
  readonly match: string;
}

/** Answers searches (D23) over one connection. A search of common words takes milliseconds in which nothing else runs. */
export class Search {
  readonly #database: Database;
  readonly #sql: Prepared;
  readonly #counts = new RecentCounts<CountedMatch>();

  constructor(database: Database) {
    this.#database = database;
    database.exec(VOCABULARY);
    this.#sql = prepareIn(database);
  }

  /** What is found from now on is found in the state of the store that is then. */
  refresh(): void {
    this.#database.refresh();
  }

  /** @param words those of `searchWords`, one at least */
  find(words: readonly string[], page: number): ArticlePage {
    return this.#database.read(() => {
      const revision = String(this.#sql("revision").get()?.[0]);
      const known = this.#counts.get(words);
      if (known?.revision === revision) return this.#page(known.match, page, known, NONE_READ);
      const beginnings = words.map(beginning).join(" AND ");
      const inTitle = this.#sql("inTitle").all(beginnings, FIRST_HITS, 0).map(keyOf);
      // What no title has, all of it in one, is rare as a rule: read sooner than it is known whether a longer word begins with it.
      const match = inTitle.length === 0 ? beginnings : words.map((word) => this.#term(word)).join(" AND ");
      const first = { inTitle, all: this.#sql("anywhere").all(match, FIRST_HITS).map(keyOf) };
      const counts = this.#counts.set(words, {
        revision,
        match,
        inTitle: this.#count("countTitles", match, first.inTitle),
        all: this.#count("countAll", match, first.all),
      });
      return this.#page(match, page, counts, first);
    });
  }

  /**
   * A word as FTS5 is asked for it: as a beginning, unless no longer word begins with it. For a longer beginning FTS5
   * copies the lists of all such words into one before it reads the first hit, again for each question.
   */
  #term(word: string): string {
    const isWhole = word.length > INDEXED_LETTERS && this.#sql("longerWord").get(word, word) === undefined;
    return isWhole ? `"${word}"` : beginning(word);
  }

  #count(name: "countTitles" | "countAll", match: string, first: readonly number[]): number {
    return first.length < FIRST_HITS ? first.length : Number(this.#sql(name).get(match)?.[0]);
  }

  #page(match: string, page: number, counts: HitCounts, first: FirstHits): ArticlePage {
    const { inTitle, elsewhere } = partsOfPage(counts, page);
    const isWhole = first.inTitle.length === counts.inTitle;
    const firstElsewhere = isWhole ? first.all.filter((key) => !first.inTitle.includes(key)) : [];
    const keys = [
      ...(partOf(first.inTitle, inTitle) ?? this.#keysInTitle(match, inTitle)),
      ...(partOf(firstElsewhere, elsewhere) ?? this.#keysElsewhere(match, elsewhere)),
    ];
    return { infos: this.#infosOf(keys), totalPages: pagesOf(counts.all) };
  }

  #keysInTitle(match: string, { skip, count }: Part): number[] {
    return this.#sql("inTitle").all(match, count, skip).map(keyOf);
  }

  #keysElsewhere(match: string, { skip, count }: Part): number[] {
    return this.#sql("elsewhere").all(match, match, count, skip).map(keyOf);
  }

  #infosOf(keys: readonly number[]) {
    if (keys.length === 0) return [];
    const rows = this.#sql("infos").all(JSON.stringify(keys));
    const byKey = new Map(rows.map(([key, ...info]) => [Number(key), toSummary(info)]));
    return keys.flatMap((key) => byKey.get(key) ?? []);
  }
}

function beginning(word: string): string {
  return `"${word}"*`;
}

/** That part of the hits, or null where not all of it is among the first ones. */
function partOf(first: readonly number[], { skip, count }: Part): readonly number[] | null {
  if (count === 0) return [];
  return skip + count <= first.length ? first.slice(skip, skip + count) : null;
}
