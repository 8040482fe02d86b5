import { isDeepStrictEqual } from "node:util";
import type { Article, ArticleEntry, ArticleSummary, PublishedArticle } from "#domain/article/article.ts";
import { listTime } from "#domain/article/article-id.ts";
import { ARTICLES_PER_PAGE, type ArticleQuery, pageCount } from "#domain/article/article-query.ts";
import type { ArticlePage, ArticleStore, PublishOutcome, Replacement } from "#domain/article/ports.ts";
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
import { Connections, type Query } from "./connections.ts";
import { migrate } from "./postgres-migrations.ts";
import { indexedWords, PostgresSearch } from "./postgres-search.ts";

/** How long a server uses a revision, so how late it shows the publications of others (docs/production.md). */
export const REVISION_CACHE_MS = 200;

/**
 * Articles in a PostgreSQL database, schema `diagonal`. Several servers may read and publish at once. Lists, searches
 * and articles are always current; the revision is at most 200 ms old.
 */
export class PostgresArticleStore implements ArticleStore {
  readonly #connections: Connections;
  readonly #search: PostgresSearch;
  #migrated: Promise<void> | null = null;
  #revision: { readonly value: Promise<string>; readonly readAt: number } | null = null;

  /** @param url a PostgreSQL address; connects on the first call */
  constructor(url: string) {
    this.#connections = new Connections(url);
    this.#search = new PostgresSearch(this.#connections.query);
  }

  async list({ search, page }: ArticleQuery): Promise<ArticlePage> {
    await this.#ready();
    const terms = searchTerms(search);
    if (terms.length > 0) return searchArticles(this.#search, terms, page);
    return this.#listAll((page - 1) * ARTICLES_PER_PAGE);
  }

  async lead(): Promise<ArticleSummary | null> {
    await this.#ready();
    const [row] = await this.#connections.query(
      `SELECT ${SUMMARY} FROM diagonal.article WHERE lead ORDER BY time DESC, id DESC LIMIT 1`,
    );
    return row === undefined ? null : toSummary(row);
  }

  async get(id: string): Promise<Article | null> {
    if (!isStorableId(id)) return null;
    await this.#ready();
    let present = id;
    for (let step = 0; step <= MOST_REPLACEMENTS; step += 1) {
      const [row] = await this.#connections.query(
        "SELECT id, title, content, updated FROM diagonal.article WHERE time = $1 AND id = $2",
        [listTime(present), present],
      );
      if (row !== undefined) return toArticle(row);
      const [replacement] = await this.#connections.query("SELECT id FROM diagonal.replacement WHERE former = $1", [
        present,
      ]);
      if (replacement === undefined) return null;
      present = replacement.id;
    }
    return null;
  }

  async replacements(): Promise<Replacement[]> {
    await this.#ready();
    const rows = await this.#connections.query("SELECT former, id FROM diagonal.replacement ORDER BY former");
    return rows.map(({ former, id }) => ({ former, id }));
  }

  async entries(skip: number, count: number): Promise<ArticleEntry[]> {
    await this.#ready();
    const rows = await this.#connections.query(
      "SELECT id, updated FROM diagonal.article ORDER BY time DESC, id DESC LIMIT $1 OFFSET $2",
      [count, skip],
    );
    return rows.map(toEntry);
  }

  async revision(): Promise<string> {
    await this.#ready();
    if (this.#revision === null || performance.now() - this.#revision.readAt > REVISION_CACHE_MS) {
      const value = this.#connections
        .query("SELECT revision FROM diagonal.state")
        .then(([row]) => String(row?.revision));
      const read = { value, readAt: performance.now() };
      this.#revision = read;
      value.catch(() => {
        if (this.#revision === read) this.#revision = null;
      });
    }
    return this.#revision.value;
  }

  async publish(articles: readonly PublishedArticle[]): Promise<PublishOutcome[]> {
    const stored = articles.map(toStoredArticle);
    return this.#write(async (query) => {
      const outcomes: PublishOutcome[] = [];
      for (const article of stored) outcomes.push(await publishOne(query, article));
      if (outcomes.some((outcome) => outcome !== "unchanged")) await changeRevision(query);
      return outcomes;
    });
  }

  async remove(id: string): Promise<boolean> {
    if (!isStorableId(id)) return false;
    return this.#write(async (query) => {
      const rows = await query("DELETE FROM diagonal.article WHERE time = $1 AND id = $2 RETURNING id", [
        listTime(id),
        id,
      ]);
      if (rows.length === 0) return false;
      // What leads to a former id leads on.
      await query(
        `DELETE FROM diagonal.replacement
        WHERE id = $1 AND NOT EXISTS (SELECT FROM diagonal.replacement WHERE former = $1)`,
        [id],
      );
      await changeRevision(query);
      return true;
    });
  }

  async close(): Promise<void> {
    await this.#connections.close();
  }

  async #listAll(skip: number): Promise<ArticlePage> {
    const [rows, [counted]] = await Promise.all([
      this.#connections.query(
        `SELECT ${SUMMARY} FROM diagonal.article ORDER BY time DESC, id DESC LIMIT $1 OFFSET $2`,
        [ARTICLES_PER_PAGE, skip],
      ),
      this.#connections.query("SELECT count(*) AS articles FROM diagonal.article"),
    ]);
    return { infos: rows.map(toSummary), totalPages: pageCount(Number(counted?.articles)) };
  }

  /** Only one publisher writes at a time: the others wait for the lock on the row of the revision. */
  async #write<T>(work: (query: Query) => Promise<T>): Promise<T> {
    await this.#ready();
    const result = await this.#connections.write(async (query) => {
      await query("SELECT revision FROM diagonal.state FOR UPDATE");
      return work(query);
    });
    this.#revision = null;
    return result;
  }

  /** Migrates before the first query; after a failure, before the next one. */
  #ready(): Promise<void> {
    this.#migrated ??= migrate(this.#connections).catch((error) => {
      this.#migrated = null;
      throw error;
    });
    return this.#migrated;
  }
}

async function publishOne(query: Query, article: StoredArticle): Promise<PublishOutcome> {
  const { id, time, lead, replaces } = article;
  const keywords = article.keywords.length > 0 ? article.keywords : null;
  const columns = { ...columnsOf(article), keywords, lead };
  const [before] = await query(
    `SELECT ${Object.keys(columns).join(", ")} FROM diagonal.article WHERE time = $1 AND id = $2`,
    [time, id],
  );
  const formerRows = await query("SELECT former FROM diagonal.replacement WHERE id = $1 ORDER BY former", [id]);
  const replaced = formerRows.map(({ former }) => former);
  if (isDeepStrictEqual([before, replaced], [columns, replaces])) return "unchanged";
  await query("DELETE FROM diagonal.replacement WHERE id = $1", [id]);
  for (const former of replaces) {
    await query(
      `INSERT INTO diagonal.replacement (former, id) VALUES ($1, $2)
      ON CONFLICT (former) DO UPDATE SET id = excluded.id`,
      [former, id],
    );
  }
  await query(
    `INSERT INTO diagonal.article (time, ${Object.keys(columns).join(", ")}, words, head_words)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9,
      array_to_tsvector($10::text[]), $11::tsvector)
    ON CONFLICT (time, id) DO UPDATE
    SET title = excluded.title, summary = excluded.summary, thumbnail = excluded.thumbnail,
      content = excluded.content, updated = excluded.updated, keywords = excluded.keywords, lead = excluded.lead,
      words = excluded.words, head_words = excluded.head_words`,
    [time, ...Object.values(columns), ...indexedWords(article)],
  );
  return before ? "updated" : "added";
}

async function changeRevision(query: Query): Promise<void> {
  await query("UPDATE diagonal.state SET revision = gen_random_uuid()");
}
