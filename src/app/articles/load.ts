import type { Article, ArticleSummary } from "../../domain/article/article.ts";
import { isArticleId } from "../../domain/article/article-id.ts";
import { type ArticleQuery, filterSearch } from "../../domain/article/article-query.ts";
import type { ArticlePage, ArticleReader } from "../../domain/article/ports.ts";
import { FailedAnswer } from "./http-article-reader.ts";

/**
 * What came of loading: the thing itself, or the failure's status (S4: "A failure is held as an error"), which is 503
 * where no answer came at all.
 */
export type Loaded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly status: number };

/** Something that a page asks for. */
export interface Wanted<T> {
  /** The name under which the browser keeps it. */
  readonly key: string;
  /** Never rejects. */
  load(articles: ArticleReader): Promise<Loaded<T>>;
}

/** All that the panel of latest articles shows of each. */
export type ArticleTitle = Pick<ArticleSummary, "id" | "title">;

/**
 * S7: "Right panel (latest articles): Same list fetch with no query. Reads infos, using id and title." It is a call of
 * its own beside the list's; what it does not use does not travel with `/` either.
 */
export const LATEST: Wanted<readonly ArticleTitle[]> = {
  key: "latest",
  load: (articles) =>
    attempt(async () => {
      const { infos } = await articles.list({ search: "", page: 1 });
      return infos.map(({ id, title }) => ({ id, title }));
    }),
};

export function wantedList(query: ArticleQuery): Wanted<ArticlePage> {
  return { key: listAddress(query), load: (articles) => attempt(() => articles.list(query)) };
}

/** S4: "A malformed id sets error 400 without any request." */
export function wantedArticle(id: string): Wanted<Article> {
  return {
    key: articleAddress(id),
    async load(articles) {
      return isArticleId(id) ? attempt(() => articles.get(id)) : { ok: false, status: 400 };
    },
  };
}

/** What the page at an address of this site asks for, or null where it has no articles. */
export function wantedAt(address: URL): Wanted<unknown> | null {
  if (address.pathname === "/") return LATEST;
  if (address.pathname === "/info") return wantedList(readQuery(address));
  const id = /^\/info\/([^/]+)$/.exec(address.pathname)?.[1];
  try {
    return id === undefined ? null : wantedArticle(decodeURIComponent(id));
  } catch {
    return null;
  }
}

/** D15: the address holds the active search and page. A page that is no whole number from 1 is the first. */
export function readQuery(address: URL): ArticleQuery {
  const page = address.searchParams.get("page") ?? "1";
  return {
    search: filterSearch(address.searchParams.get("search") ?? "").trim(),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a list page. D15: "Page 1 and an empty search are left out of the address." */
export function listAddress({ search, page }: ArticleQuery): string {
  const query = new URLSearchParams();
  if (search !== "") query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "/info" : `/info?${query}`;
}

export function articleAddress(id: string): string {
  return `/info/${encodeURIComponent(id)}`;
}

async function attempt<T>(ask: () => Promise<T | null>): Promise<Loaded<T>> {
  try {
    const value = await ask();
    return value === null ? { ok: false, status: 404 } : { ok: true, value };
  } catch (error) {
    return { ok: false, status: error instanceof FailedAnswer ? error.status : 503 };
  }
}
