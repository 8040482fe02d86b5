import { LRUCache } from "lru-cache";
import type { Article } from "../../domain/article/article.ts";
import type { ArticleQuery } from "../../domain/article/article-query.ts";
import { type ArticlePage, type ArticleSource, StoreUnavailable } from "../../domain/article/ports.ts";
import * as limits from "../limits.ts";
import { parseArticle, parseArticlePage } from "./remote-responses.ts";

/**
 * The articles of another host with the same info API (S7, D21). Responses are cached for `REMOTE_FRESH_MS` and
 * failures for `REMOTE_FAILED_MS`; readers who wait for the same response share one request. A host that is slow,
 * broken or sends something else causes `StoreUnavailable`.
 */
export class RemoteArticleReader implements ArticleSource {
  readonly #base: string;
  readonly #timeoutMs: number;
  readonly #cached = new LRUCache<string, Promise<unknown>>({
    max: limits.REMOTE_RESPONSES_MAX,
    ttl: limits.REMOTE_FRESH_MS,
  });

  /** @param base the API's base address without a slash at its end, as `INFO_API_HOST` */
  constructor(base: string, timeoutMs = limits.REMOTE_TIMEOUT_MS) {
    this.#base = base;
    this.#timeoutMs = timeoutMs;
  }

  async list({ search, page }: ArticleQuery): Promise<ArticlePage> {
    const parameters = new URLSearchParams();
    if (search || page > 1) parameters.set("search", search);
    if (page > 1) parameters.set("page", String(page));
    const query = parameters.size > 0 ? `?${parameters}` : "";
    return this.#read(`/info${query}`, (body) => parseArticlePage(body, this.#base));
  }

  async get(id: string): Promise<Article | null> {
    return this.#read(`/info/${encodeURIComponent(id)}`, (body) => (body === null ? null : parseArticle(body, id)));
  }

  /** The other host does not say when it publishes, so cached pages live as long as its cached responses. */
  async revision(): Promise<string> {
    return `remote ${Math.floor(Date.now() / limits.REMOTE_FRESH_MS)}`;
  }

  /** Reads at most `REMOTE_SITE_MAP_PAGES` pages of the list: the site map of a larger host holds its newest articles. */
  async ids(skip: number, count: number): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let page = 1; page <= limits.REMOTE_SITE_MAP_PAGES; page++) {
      const { infos, totalPages } = await this.list({ search: "", page });
      ids.push(...infos.map(({ id }) => id));
      if (page >= totalPages || ids.length >= skip + count) break;
    }
    return ids.slice(skip, skip + count);
  }

  #read<T>(path: string, parse: (body: unknown) => T): Promise<T> {
    const cached = this.#cached.get(path);
    if (cached) return cached as Promise<T>;
    const reading = this.#fetch(path)
      .then(parse)
      .catch((error: unknown) => {
        this.#cached.set(path, reading, { ttl: limits.REMOTE_FAILED_MS });
        throw new StoreUnavailable("The info API does not respond.", { cause: error });
      });
    this.#cached.set(path, reading);
    return reading;
  }

  /** @returns the JSON, or null for 404 */
  async #fetch(path: string): Promise<unknown> {
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const response = await fetch(this.#base + path, { signal, headers: { accept: "application/json" } });
    if (response.status === 200) return JSON.parse(await readText(response));
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new Error(`status ${response.status}`);
  }
}

/** @throws when the body is longer than `REMOTE_MAX_BYTES` */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > limits.REMOTE_MAX_BYTES) throw new Error(`longer than ${limits.REMOTE_MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
