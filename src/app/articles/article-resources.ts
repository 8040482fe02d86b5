import type { Article, ArticleSummary } from "../../domain/article/article.ts";
import { isArticleId } from "../../domain/article/article-id.ts";
import type { ArticleQuery } from "../../domain/article/article-query.ts";
import type { ArticlePage, ArticleReader } from "../../domain/article/ports.ts";
import { articleAddress, listAddress, readQuery } from "./article-addresses.ts";
import { HttpStatusError } from "./http-article-reader.ts";

/** What was loaded, or the status of the failure (S4.14): 0 in a browser without a response. */
export type LoadResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly status: number };

/** Something that a page loads and shows. */
export interface Resource<T> {
  /** Its key in the browser's cache. */
  readonly key: string;
  /** Never rejects. */
  load(articles: ArticleReader): Promise<LoadResult<T>>;
}

/** The part of an article that the panel of latest articles shows. */
export type ArticleTitle = Pick<ArticleSummary, "id" | "title">;

/**
 * The list without a query (S7.3). It drops all but id and title of each article, so that `/` does not contain the rest.
 */
export const LATEST_ARTICLES: Resource<readonly ArticleTitle[]> = {
  key: "latest",
  load: (articles) =>
    toResult(async () => {
      const { infos } = await articles.list({ search: "", page: 1 });
      return infos.map(({ id, title }) => ({ id, title }));
    }),
};

export function listResource(query: ArticleQuery): Resource<ArticlePage> {
  return { key: listAddress(query), load: (articles) => toResult(() => articles.list(query)) };
}

/** A malformed id fails with 400 and without a request (S4.14, S5.6). */
export function articleResource(id: string): Resource<Article> {
  return {
    key: articleAddress(id),
    async load(articles) {
      return isArticleId(id) ? toResult(() => articles.get(id)) : { ok: false, status: 400 };
    },
  };
}

/** The resource of the page at an address of this site, or null if that page has none. */
export function resourceAt(address: URL): Resource<unknown> | null {
  if (address.pathname === "/") return LATEST_ARTICLES;
  if (address.pathname === "/info") return listResource(readQuery(address));
  const id = /^\/info\/([^/]+)$/.exec(address.pathname)?.[1];
  try {
    return id === undefined ? null : articleResource(decodeURIComponent(id));
  } catch {
    return null;
  }
}

async function toResult<T>(load: () => Promise<T | null>): Promise<LoadResult<T>> {
  try {
    const value = await load();
    return value === null ? { ok: false, status: 404 } : { ok: true, value };
  } catch (error) {
    return { ok: false, status: error instanceof HttpStatusError ? error.status : 503 };
  }
}
