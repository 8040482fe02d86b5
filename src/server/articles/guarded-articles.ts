import type { Article, ArticleEntry, ArticleSummary } from "#domain/article/article.ts";
import type { ArticleQuery } from "#domain/article/article-query.ts";
import { type ArticlePage, type ArticleSource, StoreUnavailable } from "#domain/article/ports.ts";
import { STORE_RETRY_MS } from "../limits.ts";
import { elsewhere } from "../rendering-turns.ts";
import { UnusableResponse } from "./remote-call.ts";

/**
 * A circuit breaker around a source of articles. A read that takes longer than the limit rejects with
 * `StoreUnavailable`. After a failed or late read, every read rejects at once for `STORE_RETRY_MS`.
 */
export class GuardedArticles implements ArticleSource {
  readonly #source: ArticleSource;
  readonly #timeoutMs: number;
  #failure: StoreUnavailable | null = null;
  #retryAt = 0;

  constructor(source: ArticleSource, timeoutMs: number) {
    this.#source = source;
    this.#timeoutMs = timeoutMs;
  }

  list(query: ArticleQuery): Promise<ArticlePage> {
    return this.#attempt(() => this.#inTime(this.#source.list(query)));
  }

  get(id: string): Promise<Article | null> {
    return this.#attempt(() => this.#inTime(this.#source.get(id)));
  }

  lead(): Promise<ArticleSummary | null> {
    return this.#attempt(() => this.#inTime(this.#source.lead()));
  }

  revision(): Promise<string> {
    return this.#attempt(() => this.#inTime(this.#source.revision()));
  }

  /** Has no time limit of its own: for a site map, another host is asked for many pages. */
  entries(skip: number, count: number): Promise<readonly ArticleEntry[]> {
    return this.#attempt(() => this.#source.entries(skip, count));
  }

  async #attempt<T>(read: () => Promise<T>): Promise<T> {
    if (this.#failure !== null && performance.now() < this.#retryAt) throw this.#failure;
    try {
      const value = await elsewhere(read);
      this.#failure = null;
      return value;
    } catch (error) {
      if (error instanceof StoreUnavailable && !(error instanceof UnusableResponse)) {
        this.#failure = error;
        this.#retryAt = performance.now() + STORE_RETRY_MS;
      }
      throw error;
    }
  }

  async #inTime<T>(reading: Promise<T>): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const failure = () => reject(new StoreUnavailable(`The articles cannot be read within ${this.#timeoutMs} ms.`));
    // When the event loop was busy, the response may have arrived before the timer runs: `setImmediate` lets it win.
    const timer = setTimeout(() => setImmediate(failure), this.#timeoutMs);
    try {
      return await Promise.race([reading, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
