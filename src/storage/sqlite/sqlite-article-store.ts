import { statSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Article, ArticleEntry, ArticleSummary, PublishedArticle } from "#domain/article/article.ts";
import { listTime } from "#domain/article/article-id.ts";
import { ARTICLES_PER_PAGE, type ArticleQuery, pageCount } from "#domain/article/article-query.ts";
import {
  type ArticlePage,
  type ArticleStore,
  DamagedStore,
  type PublishOutcome,
  type Replacement,
} from "#domain/article/ports.ts";
import { searchTerms } from "#domain/article/search-terms.ts";
import { searchArticles } from "../article-search.ts";
import {
  columnsOf,
  isStorableId,
  MOST_REPLACEMENTS,
  type StoredArticle,
  SUMMARY,
  toArticle,
  toEntry,
  toStoredArticle,
  toSummary,
} from "../stored-article.ts";
import { Database } from "./database.ts";
import { migrate } from "./sqlite-migrations.ts";
import { forgetArticle, indexArticle, SqliteSearch } from "./sqlite-search.ts";

/** A file up to this size is checked for damage when it is opened, which takes some tenths of a second at most. */
const CHECKED_MAX_BYTES = 16 * 1024 * 1024;

/** Articles in one SQLite file. Several processes may read and publish at once; each sees what the others publish. */
export class SqliteArticleStore implements ArticleStore {
  readonly #database: Database;
  readonly #search: SqliteSearch;

  /** @throws StoreUnavailable, `DamagedStore` when the file is damaged */
  static open(file: string): SqliteArticleStore {
    const database = Database.open(file);
    try {
      migrate(database);
      if (statSync(file).size <= CHECKED_MAX_BYTES) check(database);
      return new SqliteArticleStore(database);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  constructor(database: Database) {
    this.#database = database;
    this.#search = new SqliteSearch(database);
  }

  async list({ search, page }: ArticleQuery): Promise<ArticlePage> {
    const terms = searchTerms(search);
    if (terms.length > 0) return searchArticles(this.#search, terms, page);
    return this.#database.read(() => this.#listAll((page - 1) * ARTICLES_PER_PAGE));
  }

  async lead(): Promise<ArticleSummary | null> {
    const [row] = this.#database.query(
      `SELECT ${SUMMARY} FROM article WHERE lead = 1 ORDER BY time DESC, id DESC LIMIT 1`,
    );
    return row === undefined ? null : toSummary(row);
  }

  async get(id: string): Promise<Article | null> {
    if (!isStorableId(id)) return null;
    return this.#database.read(() => {
      let present = id;
      for (let step = 0; step <= MOST_REPLACEMENTS; step += 1) {
        const [row] = this.#database.query(
          "SELECT id, title, content, updated FROM article JOIN body USING (key) WHERE time = ? AND id = ?",
          listTime(present),
          present,
        );
        if (row !== undefined) return toArticle(row);
        const [replacement] = this.#database.query("SELECT id FROM replacement WHERE former = ?", present);
        if (replacement === undefined) return null;
        present = replacement.id;
      }
      return null;
    });
  }

  async replacements(): Promise<Replacement[]> {
    const rows = this.#database.query("SELECT former, id FROM replacement ORDER BY former");
    return rows.map(({ former, id }) => ({ former, id }));
  }

  async entries(skip: number, count: number): Promise<ArticleEntry[]> {
    const rows = this.#database.query(
      "SELECT id, updated FROM article ORDER BY time DESC, id DESC LIMIT ? OFFSET ?",
      count,
      skip,
    );
    return rows.map(toEntry);
  }

  async revision(): Promise<string> {
    return String(this.#database.query("SELECT revision FROM state")[0]?.revision);
  }

  async publish(articles: readonly PublishedArticle[]): Promise<PublishOutcome[]> {
    const stored = articles.map(toStoredArticle);
    return this.#database.write(() => {
      const outcomes = stored.map((article) => this.#publishOne(article));
      if (outcomes.some((outcome) => outcome !== "unchanged")) this.#changeRevision();
      return outcomes;
    });
  }

  async remove(id: string): Promise<boolean> {
    if (!isStorableId(id)) return false;
    return this.#database.write(() => {
      const [row] = this.#database.query(
        "DELETE FROM article WHERE time = ? AND id = ? RETURNING key",
        listTime(id),
        id,
      );
      if (row === undefined) return false;
      const key = Number(row.key);
      this.#database.query("DELETE FROM body WHERE key = ?", key);
      forgetArticle(this.#database, key);
      // What leads to a former id leads on.
      this.#database.query(
        "DELETE FROM replacement WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM replacement WHERE former = ?1)",
        id,
      );
      this.#changeRevision();
      return true;
    });
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #listAll(skip: number): ArticlePage {
    const rows = this.#database.query(
      `SELECT ${SUMMARY} FROM article ORDER BY time DESC, id DESC LIMIT ? OFFSET ?`,
      ARTICLES_PER_PAGE,
      skip,
    );
    const [counted] = this.#database.query("SELECT count(*) AS articles FROM article");
    return { infos: rows.map(toSummary), totalPages: pageCount(Number(counted?.articles)) };
  }

  #publishOne(article: StoredArticle): PublishOutcome {
    const { id, time, replaces } = article;
    const keywords = article.keywords.join("\n") || null;
    const { content, ...columns } = { ...columnsOf(article), keywords, lead: Number(article.lead) };
    const [before] = this.#database.query(
      `SELECT ${Object.keys(columns).join(", ")}, content FROM article JOIN body USING (key) WHERE time = ? AND id = ?`,
      time,
      id,
    );
    const replaced = this.#database
      .query("SELECT former FROM replacement WHERE id = ? ORDER BY former", id)
      .map(({ former }) => former);
    if (isDeepStrictEqual([{ ...before }, replaced], [{ ...columns, content }, replaces])) return "unchanged";
    this.#database.query("DELETE FROM replacement WHERE id = ?", id);
    for (const former of replaces) {
      this.#database.query("REPLACE INTO replacement (former, id) VALUES (?, ?)", former, id);
    }
    const [row] = this.#database.query(
      `INSERT INTO article (time, ${Object.keys(columns).join(", ")}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (time, id) DO UPDATE
      SET title = excluded.title, summary = excluded.summary, thumbnail = excluded.thumbnail, updated = excluded.updated,
        keywords = excluded.keywords, lead = excluded.lead
      RETURNING key`,
      time,
      ...Object.values(columns),
    );
    const key = Number(row?.key);
    this.#database.query("REPLACE INTO body (key, content) VALUES (?, ?)", key, content);
    indexArticle(this.#database, key, article);
    return before ? "updated" : "added";
  }

  #changeRevision(): void {
    this.#database.query("UPDATE state SET revision = lower(hex(randomblob(8)))");
  }
}

function check(database: Database): void {
  const report = database.query("PRAGMA quick_check(1)")[0]?.quick_check;
  if (report !== "ok") throw new DamagedStore(database.file, { cause: new Error(String(report)) });
}
