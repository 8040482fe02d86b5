import { LRUCache } from "lru-cache";
import type { Article, ArticleEntry } from "../../domain/article/article.ts";
import { articleAddress } from "../../domain/article/article-address.ts";
import type { ArticleQuery } from "../../domain/article/article-query.ts";
import type { ArticlePage, ArticleSource } from "../../domain/article/ports.ts";
import * as limits from "../limits.ts";
import { type Received, RemotePool } from "./remote-pool.ts";

/**
 * The articles of another host with the same info API (S7, D21), sanitised by the rules of publishing. They are cached for
 * `REMOTE_FRESH_MS` and failures for `REMOTE_FAILED_MS`; readers who wait for the same response share one request. A host
 * that is slow, broken or sends something else causes `StoreUnavailable`.
 */
export class RemoteArticleReader implements ArticleSource {
  readonly #base: string;
  readonly #timeoutMs: number;
  readonly #pool = new RemotePool();
  /** Requests in progress, and failures. */
  readonly #pending = new LRUCache<string, Promise<Received<unknown>>>({ max: limits.REMOTE_PENDING_MAX });
  readonly #cached = new LRUCache<string, Received<unknown>>({
    maxSize: limits.REMOTE_CACHE_MAX_BYTES,
    sizeCalculation: ({ bytes }, path) => limits.REMOTE_OVERHEAD_BYTES + bytes + 2 * path.length,
    ttl: limits.REMOTE_FRESH_MS,
  });

  /** @param base the API's base address without a slash at its end, as `INFO_API_HOST` */
  constructor(base: string, timeoutMs = limits.REMOTE_TIMEOUT_MS) {
    this.#base = base;
    this.#timeoutMs = timeoutMs;
  }

  /** Memory that the cached responses take, in bytes. */
  get cachedBytes(): number {
    return this.#cached.calculatedSize;
  }

  async list({ search, page }: ArticleQuery): Promise<ArticlePage> {
    const parameters = new URLSearchParams();
    if (search || page > 1) parameters.set("search", search);
    if (page > 1) parameters.set("page", String(page));
    const path = parameters.size > 0 ? `/info?${parameters}` : "/info";
    return this.#read(path, () => this.#pool.readPage(this.#call(path)));
  }

  async get(id: string): Promise<Article | null> {
    const path = articleAddress(id);
    return this.#read(path, () => this.#pool.readArticle({ ...this.#call(path), id }));
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

  close(): Promise<void> {
    return this.#pool.close();
  }

  #call(path: string) {
    return { base: this.#base, path, timeoutMs: this.#timeoutMs };
  }

  async #read<T>(path: string, call: () => Promise<Received<T>>): Promise<T> {
    const cached = this.#cached.get(path) as Received<T> | undefined;
    if (cached !== undefined) return cached.value;
    const pending = this.#pending.get(path) as Promise<Received<T>> | undefined;
    if (pending !== undefined) return (await pending).value;
    const reading = call();
    this.#pending.set(path, reading);
    try {
      const received = await reading;
      this.#cached.set(path, received);
      this.#pending.delete(path);
      return received.value;
    } catch (error) {
      this.#pending.set(path, reading, { ttl: limits.REMOTE_FAILED_MS });
      throw error;
    }
  }
}
