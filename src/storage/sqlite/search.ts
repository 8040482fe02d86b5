import type { ArticlePage } from "../../domain/article/ports.ts";
import { type HitCounts, type Part, pagesOf, partsOfPage, RecentCounts } from "../hit-counts.ts";
import type { Database } from "./database.ts";
import { type Prepared, prepareIn } from "./prepared.ts";
import { keyOf, toSummary } from "./rows.ts";

/** Answers searches (D23) over one connection. A search of common words takes milliseconds in which nothing else runs. */
export class Search {
  readonly #database: Database;
  readonly #sql: Prepared;
  readonly #counts = new RecentCounts();

  constructor(database: Database) {
    this.#database = database;
    this.#sql = prepareIn(database);
  }

  /** @param words those of `searchWords`, one at least */
  find(words: readonly string[], page: number): ArticlePage {
    const match = words.map((word) => `"${word}"*`).join(" AND ");
    return this.#database.read(() => {
      const counts = this.#count(words, match);
      const { inTitle, elsewhere } = partsOfPage(counts, page);
      const keys = [...this.#keysInTitle(match, inTitle), ...this.#keysElsewhere(match, elsewhere)];
      return { infos: this.#infosOf(keys), totalPages: pagesOf(counts.all) };
    });
  }

  #count(words: readonly string[], match: string): HitCounts {
    const revision = String(this.#sql("revision").get()?.revision);
    const kept = this.#counts.get(words);
    if (kept?.revision === revision) return kept;
    return this.#counts.set(words, {
      revision,
      inTitle: Number(this.#sql("countTitles").get(match)?.count),
      all: Number(this.#sql("countAll").get(match)?.count),
    });
  }

  #keysInTitle(match: string, { skip, count }: Part): number[] {
    if (count === 0) return [];
    return this.#sql("inTitle").all(match, count, skip).map(keyOf);
  }

  #keysElsewhere(match: string, { skip, count }: Part): number[] {
    if (count === 0) return [];
    return this.#sql("elsewhere").all(match, match, count, skip).map(keyOf);
  }

  #infosOf(keys: readonly number[]) {
    if (keys.length === 0) return [];
    const rows = this.#sql("infos").all(JSON.stringify(keys));
    const byKey = new Map(rows.map((row) => [keyOf(row), toSummary(row)]));
    return keys.flatMap((key) => byKey.get(key) ?? []);
  }
}
