import type { Article, ArticleSummary } from "../../domain/article/article.ts";
import { isArticleId } from "../../domain/article/article-id.ts";
import type { ArticlePage, ArticleReader } from "../../domain/article/ports.ts";

/** An answer that does not come by then will not come, in milliseconds. */
const TIMEOUT = 15_000;

/** S7: "A non-OK status becomes an error carrying the status code." */
export class FailedAnswer extends Error {
  override readonly name = "FailedAnswer";
  readonly status: number;

  constructor(status: number) {
    super(`The info API answered with status ${status}.`);
    this.status = status;
  }
}

/**
 * Articles read from the browser through the info API (S7, D21). Both calls reject with `FailedAnswer` when the status
 * is not OK, and with another error when there is no answer or one that is none.
 *
 * @param base the API's address without a final slash: `/api`, or another host that answers the same calls
 */
export function httpArticleReader(base: string): ArticleReader {
  async function get(path: string): Promise<unknown> {
    const answer = await fetch(`${base}/info${path}`, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!answer.ok) throw new FailedAnswer(answer.status);
    return answer.json();
  }
  return {
    async list(query) {
      return readPage(await get(listQuery(query)), base);
    },
    async get(id) {
      try {
        return readArticle(id, await get(`/${encodeURIComponent(id)}`));
      } catch (error) {
        if (error instanceof FailedAnswer && error.status === 404) return null;
        throw error;
      }
    },
  };
}

/** S7: "empty on load, ?search={text} on search, ?search={text}&page={n} on paging" */
function listQuery({ search, page }: { search: string; page: number }): string {
  const query = new URLSearchParams();
  if (search !== "" || page > 1) query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "" : `?${query}`;
}

// What comes from another host is checked by hand: a library for it would be a thirtieth of the page's script.

function readPage(answer: unknown, base: string): ArticlePage {
  const { infos, totalPages } = record(answer);
  if (!Array.isArray(infos) || !Number.isSafeInteger(totalPages)) throw new TypeError("This is no list of articles.");
  return { infos: infos.map((info) => readSummary(info, base)), totalPages: Number(totalPages) };
}

function readSummary(answer: unknown, base: string): ArticleSummary {
  const { id, title, summary, thumbnail } = record(answer);
  return {
    id: articleId(id),
    title: text(title),
    summary: text(summary ?? ""),
    thumbnail: typeof thumbnail === "string" ? pictureAddress(thumbnail, base) : null,
  };
}

/** The path of a picture on the API's host belongs to that host; what is no web address is no picture. */
function pictureAddress(address: string, base: string): string | null {
  const api = new URL(base, document.baseURI);
  if (!URL.canParse(address, api)) return null;
  const url = new URL(address, api);
  if (!/^https?:$/.test(url.protocol)) return null;
  return url.origin === window.location.origin ? url.pathname + url.search : url.href;
}

function readArticle(id: string, answer: unknown): Article {
  const { title, content } = record(answer);
  return { id, title: text(title), content: text(content) };
}

function articleId(value: unknown): string {
  const id = text(value);
  if (!isArticleId(id)) throw new TypeError(`${JSON.stringify(id)} is no article id.`);
  return id;
}

function record(answer: unknown): Readonly<Record<string, unknown>> {
  if (typeof answer !== "object" || answer === null) throw new TypeError("The answer is no object.");
  return answer as Readonly<Record<string, unknown>>;
}

function text(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("A text is missing from the answer.");
  return value;
}
