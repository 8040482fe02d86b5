import type { DigestedArticle, PublishedArticle } from "../../domain/article/article.ts";
import { listTime } from "../../domain/article/article-id.ts";
import { ARTICLES_PER_PAGE, type ArticleQuery } from "../../domain/article/article-query.ts";
import type { ArticlePage, ArticleStore, PublishOutcome } from "../../domain/article/ports.ts";
import { searchWords } from "../../domain/article/words.ts";
import { pagesOf } from "../hit-counts.ts";
import { Shelves } from "../shelves.ts";
import { isStorableId, toStored } from "../stored-article.ts";
import { Connections, type Row } from "./connections.ts";
import { migrate } from "./migrations.ts";
import { Publisher } from "./publisher.ts";
import { toArticle, toSummary } from "./rows.ts";
import { Search } from "./search.ts";
import { SQL } from "./statements.ts";

/**
 * How long the revision is believed, so that a busy site does not ask for it on each of a thousand requests: what one
 * server publishes is seen through all others after this time at the latest (docs/production.md).
 */
export const REVISION_BELIEVED_MS = 200;

/** How often a page is asked for again because something was published meanwhile; then the last answer stands. */
const ATTEMPTS = 4;

/**
 * Articles in a PostgreSQL database, schema `diagonal`. Several servers may read and publish at once: a list, a search
 * and an article are as fresh as the database, the revision at most 200 ms old.
 */
export class PostgresArticleStore implements ArticleStore {
  readonly #connections: Connections;
  readonly #search: Search;
  #migrated: Promise<void> | null = null;
  #shelves = new Shelves("", []);
  #revision: { readonly value: Promise<string>; readonly asked: number } | null = null;

  /** @param url a PostgreSQL address; nothing is connected yet */
  constructor(url: string) {
    this.#connections = new Connections(url);
    this.#search = new Search(this.#connections);
  }

  async list({ search, page }: ArticleQuery): Promise<ArticlePage> {
    await this.#ready();
    const words = searchWords(search);
    if (words.length > 0) return this.#search.find(words, page);
    const { rows, total } = await this.#readFrom((page - 1) * ARTICLES_PER_PAGE, ARTICLES_PER_PAGE);
    return { infos: rows.map(toSummary), totalPages: pagesOf(total) };
  }

  async get(id: string): Promise<DigestedArticle | null> {
    if (!isStorableId(id)) return null;
    await this.#ready();
    const [row] = await this.#connections.ask(SQL.article, [listTime(id), id]);
    return row === undefined ? null : toArticle(row);
  }

  async ids(skip: number, count: number): Promise<string[]> {
    await this.#ready();
    const { rows } = await this.#readFrom(skip, count);
    return rows.map(({ id }) => id);
  }

  async revision(): Promise<string> {
    await this.#ready();
    if (this.#revision === null || performance.now() - this.#revision.asked > REVISION_BELIEVED_MS) {
      const value = this.#connections.ask(SQL.revision).then(([row]) => String(row?.revision));
      const asked = { value, asked: performance.now() };
      this.#revision = asked;
      value.catch(() => {
        if (this.#revision === asked) this.#revision = null;
      });
    }
    return this.#revision.value;
  }

  async publish(articles: readonly PublishedArticle[]): Promise<PublishOutcome[]> {
    const stored = articles.map(toStored);
    return this.#write((publisher) => publisher.publish(stored));
  }

  async remove(id: string): Promise<boolean> {
    if (!isStorableId(id)) return false;
    return this.#write((publisher) => publisher.remove({ time: listTime(id), id }));
  }

  /** Every batch leaves its words in order, and the rest is the database's own care (autovacuum). */
  async settle(): Promise<void> {}

  async close(): Promise<void> {
    await this.#connections.close();
  }

  /** What is published here is seen here at once. */
  async #write<T>(work: (publisher: Publisher) => Promise<T>): Promise<T> {
    await this.#ready();
    const result = await this.#connections.write((ask) => work(new Publisher(ask)));
    this.#revision = null;
    return result;
  }

  /** The migrations run before the first question; when they fail, before the next one. */
  #ready(): Promise<void> {
    this.#migrated ??= migrate(this.#connections).catch((error) => {
      this.#migrated = null;
      throw error;
    });
    return this.#migrated;
  }

  /** Articles of the list from a position on, and how many there are in all. */
  async #readFrom(position: number, count: number): Promise<{ rows: Row[]; total: number }> {
    for (let attempt = 1; ; attempt++) {
      const shelves = this.#shelves;
      const place = shelves.placeOf(position);
      const rows = await this.#connections.ask(SQL.page, [place?.below ?? 0, place ? count : 0, place?.skip ?? 0]);
      if (rows[0]?.revision === shelves.revision || attempt === ATTEMPTS) {
        return { rows: rows.filter(({ key }) => key !== null), total: shelves.total };
      }
      this.#shelves = await this.#readShelves();
    }
  }

  async #readShelves(): Promise<Shelves> {
    const [row] = await this.#connections.ask(SQL.shelves);
    const shelves: [number, number][] = row?.shelves ?? [];
    return new Shelves(
      row?.revision,
      shelves.map(([shelf, articles]) => ({ shelf, articles })),
    );
  }
}
