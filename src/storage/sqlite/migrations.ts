import { StoreUnavailable } from "../../domain/article/ports.ts";
import type { Database } from "./database.ts";

/** In order; what has shipped is never changed. The number of those already run is the file's `user_version`. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE article (
    key INTEGER PRIMARY KEY,
    time INTEGER NOT NULL,
    id TEXT NOT NULL,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    thumbnail TEXT,
    UNIQUE (time, id)
  ) STRICT;

  -- Apart from what lists show, so that a list reads a few pages of the file and not all that lies between.
  CREATE TABLE body (key INTEGER PRIMARY KEY, content TEXT NOT NULL) STRICT;

  CREATE TABLE shelf (shelf INTEGER PRIMARY KEY, articles INTEGER NOT NULL) STRICT;

  CREATE TABLE state (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), revision TEXT NOT NULL) STRICT;
  INSERT INTO state VALUES (1, lower(hex(randomblob(8))));

  -- Words are split and folded before they come here; what is left to the index is to divide at blanks.
  -- Every length of beginning up to four letters has an index of its own, since short ones match most articles.
  CREATE VIRTUAL TABLE words USING fts5 (
    word, content = '', contentless_delete = 1, detail = column, prefix = '1 2 3 4', tokenize = 'ascii'
  );
  CREATE VIRTUAL TABLE title_words USING fts5 (
    word, content = '', contentless_delete = 1, detail = column, prefix = '1 2 3', tokenize = 'ascii'
  );
  `,
  // So many parts of one size come together before they are merged: each merging writes their words again, and with
  // FTS5's own four it is done so often that a hundred thousand articles take half as long again as the first thousand
  // for each. What is left over is merged at the end of a run (word-index.ts).
  `
  INSERT INTO words (words, rank) VALUES ('automerge', 16);
  INSERT INTO title_words (title_words, rank) VALUES ('automerge', 16);
  `,
  // Null for what an earlier version has published, even one that still publishes while this one serves.
  "ALTER TABLE article ADD COLUMN digest TEXT",
];

/**
 * Brings the file to the present form. Safe when several processes do so at once: one does it, the others wait.
 * @throws StoreUnavailable when a newer version of the product has written the file, or an earlier one a file that may
 *   only be read
 */
export function migrate(database: Database): void {
  const version = database.prepare("PRAGMA user_version");
  const done = () => Number(version.get()?.[0]);
  if (done() < MIGRATIONS.length) {
    if (database.isReadOnly) {
      throw new StoreUnavailable(
        `The article store ${database.file} was written by an earlier version of this program and is write-protected: open it once where it may be written, with npm run articles -- list.`,
      );
    }
    database.write(() => {
      for (const migration of MIGRATIONS.slice(done())) database.exec(migration);
      database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    });
  }
  if (done() > MIGRATIONS.length) {
    throw new StoreUnavailable(`The article store ${database.file} was written by a newer version of this program.`);
  }
}
