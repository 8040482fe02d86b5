import type { Article, FoundArticle } from "#domain/article/article.ts";
import { articleAddress, listCall } from "#domain/article/article-address.ts";
import { isArticleId } from "#domain/article/article-id.ts";
import type { ArticlePage, ArticleReader } from "#domain/article/ports.ts";
import { readKeptArticle } from "#offline/kept-article.ts";
import { HttpStatusError } from "./resource.ts";

/** In milliseconds. */
const TIMEOUT = 15_000;

/**
 * Reads articles through the site's own info API, for the browser (S7, D21). Both calls reject with `HttpStatusError` if
 * the status is not OK or there is no response, and with another error if the response is invalid. Without a response, an
 * article that the visitor has opened before comes from this browser.
 */
export const httpArticleReader: ArticleReader = {
  async list(query) {
    return readPage(await get(listCall(query)));
  },
  async get(id) {
    try {
      return readArticle(id, await get(articleAddress(id)));
    } catch (error) {
      const status = error instanceof HttpStatusError && error.status;
      if (status === 404) return null;
      const kept = status === 0 ? await readKeptArticle(id) : undefined;
      if (kept === undefined) throw error;
      return kept;
    }
  },
};

async function get(path: string): Promise<unknown> {
  const response = await fetch(`/api${path}`, { signal: AbortSignal.timeout(TIMEOUT) }).catch(() => {
    throw new HttpStatusError(0);
  });
  if (!response.ok) throw new HttpStatusError(response.status);
  return response.json();
}

// A network's login page or a proxy may respond instead. The responses are validated by hand: a schema library would add
// a thirtieth to the page's script.

function readPage(body: unknown): ArticlePage {
  const { infos, totalPages } = readObject(body);
  if (!Array.isArray(infos) || !Number.isSafeInteger(totalPages))
    throw new TypeError("This is not a list of articles.");
  return { infos: infos.map(readSummary), totalPages: Number(totalPages) };
}

function readSummary(info: unknown): FoundArticle {
  const { id, title, summary, thumbnail, found, without } = readObject(info);
  return {
    id: readId(id),
    title: readText(title),
    summary: readText(summary ?? ""),
    thumbnail: typeof thumbnail === "string" ? thumbnail : null,
    ...(found !== undefined && { found: readSection(found) }),
    ...(Array.isArray(without) && { without: without.map(readText) }),
  };
}

function readSection(found: unknown): FoundArticle["found"] {
  const { heading, id } = readObject(found);
  return { heading: readText(heading), id: readText(id) };
}

/** The API leads from a former id to the article that replaces it. */
function readArticle(asked: string, body: unknown): Article {
  const { id, title, content, updated } = readObject(body);
  return {
    id: typeof id === "string" && isArticleId(id) ? id : asked,
    title: readText(title),
    content: readText(content),
    ...(typeof updated === "string" && { updated }),
  };
}

function readId(value: unknown): string {
  const id = readText(value);
  if (!isArticleId(id)) throw new TypeError(`${JSON.stringify(id)} is not an article id.`);
  return id;
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new TypeError("The response lacks an object.");
  return value as Readonly<Record<string, unknown>>;
}

function readText(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("The response lacks a text.");
  return value;
}
