import type { Article } from "../../domain/article/article.ts";
import type { ArticleQuery } from "../../domain/article/article-query.ts";
import { type ArticlePage, type ArticleSource, StoreUnavailable } from "../../domain/article/ports.ts";
import {
  REMOTE_ANSWERS_MAX,
  REMOTE_FAILED_MS,
  REMOTE_FRESH_MS,
  REMOTE_MAX_BYTES,
  REMOTE_SITE_MAP_PAGES,
  REMOTE_TIMEOUT_MS,
} from "../http/limits.ts";
import { parseArticle, parseArticlePage } from "./remote-answers.ts";

interface Remembered {
  readonly answer: Promise<unknown>;
  until: number;
}

/**
 * The articles of another host that answers the same two calls (S7, D21). Answers are remembered for `REMOTE_FRESH_MS`,
 * failures for `REMOTE_FAILED_MS`; who asks meanwhile shares one call. A host that is slow, broken or talks nonsense
 * comes out as `StoreUnavailable`.
 */
export class RemoteArticleReader implements ArticleSource {
  readonly #base: string;
  readonly #timeoutMs: number;
  readonly #remembered = new Map<string, Remembered>();

  /** @param base the API's base address without a slash at its end, as `INFO_API_HOST` */
  constructor(base: string, timeoutMs = REMOTE_TIMEOUT_MS) {
    this.#base = base;
    this.#timeoutMs = timeoutMs;
  }

  async list({ search, page }: ArticleQuery): Promise<ArticlePage> {
    const parameters = new URLSearchParams();
    if (search || page > 1) parameters.set("search", search);
    if (page > 1) parameters.set("page", String(page));
    const query = parameters.size > 0 ? `?${parameters}` : "";
    return this.#shared(`/info${query}`, async (path) => {
      const { status, body } = await this.#fetch(path);
      if (status !== 200) throw new Error(`status ${status}`);
      return parseArticlePage(body, this.#base);
    });
  }

  async get(id: string): Promise<Article | null> {
    return this.#shared(`/info/${encodeURIComponent(id)}`, async (path) => {
      const { status, body } = await this.#fetch(path);
      if (status === 404) return null;
      if (status !== 200) throw new Error(`status ${status}`);
      return parseArticle(body, id);
    });
  }

  /** Nobody tells when another host publishes; pages are made anew as often as its answers are asked for anew. */
  async revision(): Promise<string> {
    return `remote ${Math.floor(Date.now() / REMOTE_FRESH_MS)}`;
  }

  /** Walks the list, and not to its end where that is far: a site map then holds the newest articles. */
  async ids(skip: number, count: number): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let page = 1; page <= REMOTE_SITE_MAP_PAGES; page++) {
      const { infos, totalPages } = await this.list({ search: "", page });
      ids.push(...infos.map(({ id }) => id));
      if (page >= totalPages || ids.length >= skip + count) break;
    }
    return ids.slice(skip, skip + count);
  }

  #shared<T>(path: string, ask: (path: string) => Promise<T>): Promise<T> {
    const now = Date.now();
    const known = this.#remembered.get(path);
    if (known && known.until > now) return known.answer as Promise<T>;
    const answer = ask(path).catch((error: unknown) => {
      remembered.until = Date.now() + REMOTE_FAILED_MS;
      throw new StoreUnavailable(`The info API does not answer: ${path}`, { cause: error });
    });
    const remembered: Remembered = { answer, until: now + REMOTE_FRESH_MS };
    this.#remembered.delete(path);
    this.#remembered.set(path, remembered);
    if (this.#remembered.size > REMOTE_ANSWERS_MAX) {
      this.#remembered.delete(this.#remembered.keys().next().value as string);
    }
    return answer;
  }

  async #fetch(path: string): Promise<{ status: number; body: unknown }> {
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const response = await fetch(this.#base + path, { signal, headers: { accept: "application/json" } });
    if (response.status !== 200) {
      await response.body?.cancel();
      return { status: response.status, body: null };
    }
    return { status: 200, body: JSON.parse(await readText(response)) };
  }
}

/** @throws when the body is longer than `REMOTE_MAX_BYTES` */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > REMOTE_MAX_BYTES) throw new Error(`longer than ${REMOTE_MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
