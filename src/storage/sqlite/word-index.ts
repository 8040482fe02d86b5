import type { Database } from "./database.ts";

/**
 * FTS5 writes the words of each batch into a part of its own. Every search looks through all parts, and to merge parts
 * is to write their words again: so a long run of batches merges little on its way (the migrations say how little) and
 * tidies up at its end.
 */
const INDEXES = ["words", "title_words"];

/** Pages that are merged in one transaction: some tens of milliseconds, after which others may write. */
const PAGES_AT_ONCE = 1000;

/** A run that has changed a tenth of all articles, or more, leaves one part: to write all words again is then worth it. */
const WORTH_ALL = 1 / 10;

/**
 * Merges what publishing has left: all parts into one after a long run, else only those that are many of one size.
 * @param share the share of all articles that was published
 * @param goOn asked before each transaction; what is not merged now is merged by a later run
 */
export async function mergeParts(database: Database, share: number, goOn: () => boolean): Promise<void> {
  for (const index of INDEXES) {
    const merge = database.prepare(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?)`);
    // A negative number begins to merge everything (sqlite.org/fts5.html, "The 'merge' Command").
    let pages = share >= WORTH_ALL ? -PAGES_AT_ONCE : PAGES_AT_ONCE;
    while (goOn() && changesOf(database, () => merge.run(pages)) > NOTHING_MERGED) {
      pages = PAGES_AT_ONCE;
      await new Promise(setImmediate);
    }
  }
}

/** The command itself counts as a change, whether there was something to merge or not. */
const NOTHING_MERGED = 1;

function changesOf(database: Database, work: () => void): number {
  const changes = database.prepare("SELECT total_changes() AS changes");
  const before = Number(changes.get()?.[0]);
  database.write(work);
  return Number(changes.get()?.[0]) - before;
}
