/** What `longerWord` reads: the words of the index in their order. It is of one connection and takes no room. */
export const VOCABULARY = "CREATE VIRTUAL TABLE IF NOT EXISTS temp.vocabulary USING fts5vocab (main, words, instance)";

/**
 * Every question that the store asks SQLite, in one place, so that a test can look at each one's plan. A `LIMIT ?` would
 * be planned anew whenever it is asked, since SQLite looks at the number itself to plan; it does not look into `0 + ?`.
 * Rows are lists: rows.ts and their other readers rely on the order of the columns.
 */
export const SQL = {
  revision: "SELECT revision FROM state",
  changeRevision: "UPDATE state SET revision = lower(hex(randomblob(8)))",
  shelves: "SELECT shelf, articles FROM shelf ORDER BY shelf DESC",

  page: "SELECT id, title, summary, thumbnail FROM article WHERE key < ? ORDER BY key DESC LIMIT 0 + ? OFFSET ?",
  ids: "SELECT id FROM article WHERE key < ? ORDER BY key DESC LIMIT 0 + ? OFFSET ?",
  article: "SELECT id, title, content, digest FROM article JOIN body USING (key) WHERE time = ? AND id = ?",
  infos: "SELECT key, id, title, summary, thumbnail FROM article WHERE key IN (SELECT value FROM json_each(?))",

  // No letter or digit comes before 0, and none after the last character there can be.
  longerWord: "SELECT 1 FROM vocabulary WHERE term >= ? || '0' AND term < ? || char(0x10FFFF) LIMIT 1",
  countTitles: "SELECT count(*) AS count FROM title_words WHERE title_words MATCH ?",
  countAll: "SELECT count(*) AS count FROM words WHERE words MATCH ?",
  anywhere: "SELECT rowid AS key FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT 0 + ?",
  inTitle: "SELECT rowid AS key FROM title_words WHERE title_words MATCH ? ORDER BY rowid DESC LIMIT 0 + ? OFFSET ?",
  elsewhere: `
    SELECT rowid AS key FROM words
    WHERE words MATCH ? AND rowid NOT IN (SELECT rowid FROM title_words WHERE title_words MATCH ?)
    ORDER BY rowid DESC LIMIT 0 + ? OFFSET ?`,

  key: "SELECT key FROM article WHERE time = ? AND id = ?",
  stored: `
    SELECT key, time, content, id, title, summary, thumbnail FROM article JOIN body USING (key)
    WHERE time = ? AND id = ?`,
  keyBelow: "SELECT key FROM article WHERE (time, id) < (?, ?) ORDER BY time DESC, id DESC LIMIT 1",
  keyAbove: "SELECT key FROM article WHERE (time, id) > (?, ?) ORDER BY time, id LIMIT 1",
  keysDown: "SELECT key FROM article WHERE key < ? ORDER BY key DESC LIMIT 0 + ?",
  keysUp: "SELECT key FROM article WHERE key > ? ORDER BY key LIMIT 0 + ?",
  storedAt: `
    SELECT key, time, content, id, title, summary, thumbnail FROM article JOIN body USING (key) WHERE key = ?`,

  addArticle: "INSERT INTO article (key, time, id, title, summary, thumbnail, digest) VALUES (?, ?, ?, ?, ?, ?, ?)",
  addBody: "INSERT INTO body (key, content) VALUES (?, ?)",
  addWords: "INSERT INTO words (rowid, word) VALUES (?, ?)",
  addTitleWords: "INSERT INTO title_words (rowid, word) VALUES (?, ?)",
  removeArticle: "DELETE FROM article WHERE key = ?",
  removeBody: "DELETE FROM body WHERE key = ?",
  removeWords: "DELETE FROM words WHERE rowid = ?",
  removeTitleWords: "DELETE FROM title_words WHERE rowid = ?",
  addToShelf: "INSERT INTO shelf VALUES (?, 1) ON CONFLICT (shelf) DO UPDATE SET articles = articles + 1",
  takeFromShelf: "UPDATE shelf SET articles = articles - 1 WHERE shelf = ?",
  removeEmptyShelf: "DELETE FROM shelf WHERE shelf = ? AND articles = 0",
} as const;
