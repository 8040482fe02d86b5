import { LRUCache } from "lru-cache";
import type { Article, ArticleEntry } from "#domain/article/article.ts";
import { articleAddress, listCall } from "#domain/article/article-address.ts";
import type { ArticleQuery } from "#domain/article/article-query.ts";
import { type ArticlePage, type ArticleSource, StoreUnavailable } from "#domain/article/ports.ts";
import * as limits from "../limits.ts";
import { TooManyWaiting, Turns } from "../turns.ts";
import type { ArticlePool } from "./article-pool.ts";
import type { RemoteBody } from "./article-tasks.ts";
import { articleIdIn, callRemote, UnusableResponse } from "./remote-call.ts";

interface Received {
  readonly value: unknown;
  /** The memory that the value takes, roughly. */
  readonly bytes: number;
}

/**
 * The articles of another host with the same info API (S7, D21), sanitised by the rules of publishing. They are cached for
 * `REMOTE_FRESH_MS` and failures for `REMOTE_FAILED_MS`; readers who wait for the same response share one request. A host
 * that is slow, broken or sends something else causes `StoreUnavailable`.
 */
export class RemoteArticleReader implements ArticleSource {
  readonly #base: string;
  readonly #timeoutMs: number;
  readonly #pool: ArticlePool;
  readonly #turns = new Turns({ running: limits.REMOTE_CALLS_MAX, waiting: limits.REMOTE_QUEUE_MAX });
  /** Requests in progress, and failures. */
  readonly #pending = new LRUCache<string, Promise<Received>>({ max: limits.REMOTE_PENDING_MAX });
  readonly #cached = new LRUCache<string, Received>({
    maxSize: limits.REMOTE_CACHE_MAX_BYTES,
    sizeCalculation: ({ bytes }, path) => limits.REMOTE_OVERHEAD_BYTES + bytes + 2 * path.length,
    ttl: limits.REMOTE_FRESH_MS,
  });

  /** @param base the API's base address without a slash at its end, as `INFO_API_HOST` */
  constructor(base: string, pool: ArticlePool, timeoutMs = limits.REMOTE_TIMEOUT_MS) {
    this.#base = base;
    this.#pool = pool;
    this.#timeoutMs = timeoutMs;
  }

  /** Memory that the cached responses take, in bytes. */
  get cachedBytes(): number {
    return this.#cached.calculatedSize;
  }

  async list(query: ArticleQuery): Promise<ArticlePage> {
    const list = await this.#read(listCall(query), (body) => this.#pool.readPage(body));
    if (list === null) throw new UnusableResponse("status 404");
    return list;
  }

  /** Its id is another one where the host leads to the article that replaces this one. */
  async get(id: string): Promise<Article | null> {
    return this.#read(articleAddress(id), (body, path) =>
      this.#pool.readArticle({ ...body, id: articleIdIn(path) ?? id }),
    );
  }

  /** The info API does not say which article leads its list. */
  async lead(): Promise<null> {
    return null;
  }

  /** The other host does not say when it publishes, so cached pages live as long as its cached responses. */
  async revision(): Promise<string> {
    return `remote ${Math.floor(Date.now() / limits.REMOTE_FRESH_MS)}`;
  }

  /** Reads at most `REMOTE_SITE_MAP_PAGES` pages of the list: the site map of a larger host holds its newest articles. */
  async entries(skip: number, count: number): Promise<readonly ArticleEntry[]> {
    const entries: ArticleEntry[] = [];
    for (let page = 1; page <= limits.REMOTE_SITE_MAP_PAGES; page++) {
      const { infos, totalPages } = await this.list({ search: "", page });
      entries.push(...infos);
      if (page >= totalPages || entries.length >= skip + count) break;
    }
    return entries.slice(skip, skip + count);
  }

  /** Null where the host says 404. */
  async #read<T>(path: string, parse: (body: RemoteBody, path: string) => Promise<T>): Promise<T | null> {
    const known = this.#cached.get(path) ?? this.#pending.get(path);
    if (known !== undefined) return (await known).value as T | null;
    const reading = this.#receive(path, parse);
    this.#pending.set(path, reading);
    try {
      const received = await reading;
      this.#cached.set(path, received);
      this.#pending.delete(path);
      return received.value as T | null;
    } catch (error) {
      this.#pending.set(path, reading, { ttl: limits.REMOTE_FAILED_MS });
      throw error;
    }
  }

  async #receive(path: string, parse: (body: RemoteBody, path: string) => Promise<unknown>): Promise<Received> {
    const call = { base: this.#base, path, timeoutMs: this.#timeoutMs };
    const receive = async () => {
      const { text, path: source } = await callRemote(call);
      if (text === null) return { value: null, bytes: 0 };
      const value = await parse({ text, base: this.#base }, source).catch((error: Error) => {
        throw new UnusableResponse(error.message, { cause: error });
      });
      return { value, bytes: 2 * JSON.stringify(value).length };
    };
    return this.#turns.run(receive).catch((error: unknown) => {
      throw error instanceof TooManyWaiting ? new StoreUnavailable("Too many calls of the info API wait.") : error;
    });
  }
}
