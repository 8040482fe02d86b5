import { StoreUnavailable } from "#domain/article/ports.ts";
import type { Database } from "./database.ts";
import { indexArticle } from "./sqlite-search.ts";

/** In order, and never changed after a release. `user_version` of the file is the number of migrations already run. */
const MIGRATIONS: readonly (string | ((database: Database) => void))[] = [
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

  -- In a table of its own, so that lists and searches read few pages of the file.
  CREATE TABLE body (key INTEGER PRIMARY KEY, content TEXT NOT NULL) STRICT;

  CREATE TABLE shelf (shelf INTEGER PRIMARY KEY, articles INTEGER NOT NULL) STRICT;

  CREATE TABLE state (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), revision TEXT NOT NULL) STRICT;
  INSERT INTO state VALUES (1, lower(hex(randomblob(8))));

  -- words.ts splits and folds the text, so that FTS5 only has to split at spaces.
  -- Prefixes of up to four letters match many words and therefore have indexes of their own.
  CREATE VIRTUAL TABLE words USING fts5 (
    word, content = '', contentless_delete = 1, detail = column, prefix = '1 2 3 4', tokenize = 'ascii'
  );
  CREATE VIRTUAL TABLE title_words USING fts5 (
    word, content = '', contentless_delete = 1, detail = column, prefix = '1 2 3', tokenize = 'ascii'
  );
  `,
  `
  INSERT INTO words (words, rank) VALUES ('automerge', 16);
  INSERT INTO title_words (title_words, rank) VALUES ('automerge', 16);
  `,
  "ALTER TABLE article ADD COLUMN digest TEXT",
  // Lists are ordered by time and id, and FTS5 merges its segments by itself (4 is its default). `shelf` and `digest`
  // stay for the former release, which may still be reading; the next release may drop both.
  `
  UPDATE article SET digest = NULL;
  INSERT INTO words (words, rank) VALUES ('automerge', 4);
  INSERT INTO title_words (title_words, rank) VALUES ('automerge', 4);
  `,
  // Added stems to the words, which the last migration indexes again.
  "",
  `
  ALTER TABLE article ADD COLUMN updated TEXT;
  CREATE TABLE replacement (former TEXT PRIMARY KEY, id TEXT NOT NULL) STRICT;
  CREATE INDEX replacement_id ON replacement (id);
  `,
  // Searches are ordered by relevance (D60). `title_words` stays for the former release, which may still be reading; the
  // next release may drop it.
  `
  ALTER TABLE article ADD COLUMN keywords TEXT;
  ALTER TABLE article ADD COLUMN lead INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX article_lead ON article (time, id) WHERE lead = 1;
  -- Single letters are found whole, and words of four letters are few enough without an index of their beginnings.
  DROP TABLE words;
  CREATE VIRTUAL TABLE words USING fts5 (
    word, content = '', contentless_delete = 1, detail = column, prefix = '2 3', tokenize = 'ascii'
  );
  CREATE VIRTUAL TABLE head_words USING fts5 (
    title, keywords, head, content = '', contentless_delete = 1, detail = column, prefix = '2 3', tokenize = 'ascii'
  );
  `,
  indexArticles,
];

/** Indexes every article again, from what is stored. */
function indexArticles(database: Database): void {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const [row] = database.query(
      "SELECT key, title, summary, content FROM article JOIN body USING (key) WHERE key > ? ORDER BY key LIMIT 1",
      last,
    );
    if (row === undefined) return;
    last = Number(row.key);
    const { title, summary, content } = row;
    indexArticle(database, last, { title, summary, content });
  }
}

/**
 * Migrates the file. Several processes may do so at once: one migrates, the others wait.
 * @throws StoreUnavailable when a newer release has written the file, or when the file needs a migration and is
 *   write-protected
 */
export function migrate(database: Database): void {
  const done = () => Number(database.query("PRAGMA user_version")[0]?.user_version);
  if (done() < MIGRATIONS.length) {
    if (database.isReadOnly) {
      throw new StoreUnavailable(
        `The article store ${database.file} was written by an earlier version of this program and is write-protected: open it once where it may be written, with npm run articles -- list.`,
      );
    }
    database.write(() => {
      for (const migration of MIGRATIONS.slice(done())) {
        if (typeof migration === "string") database.exec(migration);
        else migration(database);
      }
      database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    });
  }
  if (done() > MIGRATIONS.length) {
    throw new StoreUnavailable(`The article store ${database.file} was written by a newer version of this program.`);
  }
}
