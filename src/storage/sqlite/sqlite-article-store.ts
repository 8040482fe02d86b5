import { statSync } from "node:fs";
import type { DigestedArticle, PublishedArticle } from "../../domain/article/article.ts";
import { listTime } from "../../domain/article/article-id.ts";
import { ARTICLES_PER_PAGE, type ArticleQuery } from "../../domain/article/article-query.ts";
import { type ArticlePage, type ArticleStore, DamagedStore, type PublishOutcome } from "../../domain/article/ports.ts";
import { searchWords } from "../../domain/article/words.ts";
import type { Soon } from "../../domain/soon.ts";
import { pagesOf } from "../hit-counts.ts";
import { type Shelf, Shelves } from "../shelves.ts";
import { isStorableId, toStored } from "../stored-article.ts";
import { Database, type Row } from "./database.ts";
import { migrate } from "./migrations.ts";
import { type Prepared, prepareIn } from "./prepared.ts";
import { Publisher } from "./publisher.ts";
import { toArticle, toSummary } from "./rows.ts";
import { SearchThread } from "./search-thread.ts";
import { mergeParts } from "./word-index.ts";

/** A file up to this size is checked whole when it is opened, which takes some tenths of a second at most. */
const CHECKED_MAX_BYTES = 16 * 1024 * 1024;

/** Articles in one SQLite file. Several processes may read and publish at once; each sees what the others publish. */
export class SqliteArticleStore implements ArticleStore {
  readonly #database: Database;
  readonly #sql: Prepared;
  readonly #publisher: Publisher;
  readonly #search: SearchThread;
  #shelves: Shelves | null = null;

  /** @throws StoreUnavailable, `DamagedStore` among them */
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
    this.#sql = prepareIn(database);
    this.#publisher = new Publisher(this.#sql);
    this.#search = new SearchThread(database.file);
  }

  list({ search, page }: ArticleQuery): Soon<ArticlePage> {
    const words = searchWords(search);
    if (words.length > 0) return this.#search.find(words, page);
    return this.#database.read(() => {
      const rows = this.#readFrom("page", (page - 1) * ARTICLES_PER_PAGE, ARTICLES_PER_PAGE);
      return { infos: rows.map(toSummary), totalPages: pagesOf(this.#currentShelves().total) };
    });
  }

  get(id: string): DigestedArticle | null {
    if (!isStorableId(id)) return null;
    const row = this.#database.read(() => this.#sql("article").get(listTime(id), id));
    return row === undefined ? null : toArticle(row);
  }

  async ids(skip: number, count: number): Promise<string[]> {
    return this.#database.read(() => this.#readFrom("ids", skip, count).map(([id]) => String(id)));
  }

  async revision(): Promise<string> {
    // One row needs no transaction of its own.
    return this.#readRevision();
  }

  async publish(articles: readonly PublishedArticle[]): Promise<PublishOutcome[]> {
    const stored = articles.map(toStored);
    return this.#database.write(() => this.#publisher.publish(stored));
  }

  async remove(id: string): Promise<boolean> {
    if (!isStorableId(id)) return false;
    return this.#database.write(() => this.#publisher.remove({ time: listTime(id), id }));
  }

  async settle(changed: number, goOn = () => true): Promise<void> {
    if (changed === 0) return;
    const { total } = this.#database.read(() => this.#currentShelves());
    await mergeParts(this.#database, changed / total, goOn);
  }

  async close(): Promise<void> {
    await this.#search.close();
    this.#database.close();
  }

  #readFrom(name: "page" | "ids", position: number, count: number): Row[] {
    const place = this.#currentShelves().placeOf(position);
    return place === null ? [] : this.#sql(name).all(place.below, count, place.skip);
  }

  /** To be asked in the transaction that goes on to read what they say. */
  #currentShelves(): Shelves {
    const revision = this.#readRevision();
    if (this.#shelves?.revision !== revision) {
      const rows = this.#sql("shelves").all();
      this.#shelves = new Shelves(revision, rows.map(toShelf));
    }
    return this.#shelves;
  }

  #readRevision(): string {
    return String(this.#sql("revision").get()?.[0]);
  }
}

function toShelf([shelf, articles]: Row): Shelf {
  return { shelf: Number(shelf), articles: Number(articles) };
}

function check(database: Database): void {
  const report = database.prepare("PRAGMA quick_check(1)").get()?.[0];
  if (report !== "ok") throw new DamagedStore(database.file, { cause: new Error(String(report)) });
}
