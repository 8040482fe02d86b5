import type { Article, ArticleSummary } from "#domain/article/article.ts";
import { articleAddress, articleIdAt } from "#domain/article/article-address.ts";
import { isArticleId } from "#domain/article/article-id.ts";
import type { ArticleQuery } from "#domain/article/article-query.ts";
import type { ArticlePage, ArticleReader } from "#domain/article/ports.ts";
import { pageAt } from "../navigation/site-path.ts";
import { loadFigures } from "./article-figures.ts";
import { LATEST_ARTICLES } from "./latest-resource.ts";
import { loadSuggestion } from "./lazy-suggestion.ts";
import { listAddress, readQuery } from "./list-address.ts";
import { type Resource, toResult } from "./resource.ts";

/** A page of the list. Where a search finds nothing, it has the first articles of the list instead. */
export interface ShownPage extends ArticlePage {
  readonly start?: readonly ArticleSummary[];
}

const STARTING_ARTICLES = 3;

export function listResource(query: ArticleQuery): Resource<ShownPage> {
  return { key: listAddress(query), load: (articles) => toResult(() => loadPage(query, articles)) };
}

async function loadPage(query: ArticleQuery, articles: ArticleReader): Promise<ShownPage> {
  const page = await articles.list(query);
  if (page.totalPages > 0 || query.search === "") return page;
  const { infos } = await articles.list({ search: "", page: 1 });
  return { ...page, start: infos.slice(0, STARTING_ARTICLES) };
}

/** In the browser: a search's page with the script of its suggestion. */
export function shownList(query: ArticleQuery): Resource<ShownPage> {
  const { key, load } = listResource(query);
  const isSuggested = query.search !== "" && query.page === 1;
  return {
    key,
    async load(articles) {
      const [result] = await Promise.all([load(articles), isSuggested && loadSuggestion()]);
      return result;
    },
  };
}

/** In the browser: the article with its figures. */
export function shownArticle(id: string): Resource<Article> {
  const { key, load } = articleResource(id);
  return {
    key,
    async load(articles) {
      const result = await load(articles);
      if (result.ok) await loadFigures(result.value.content);
      return result;
    },
  };
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

/** In the browser: the resource of the page at an address of this site, or null if that page has none. */
export function resourceAt(address: URL): Resource<unknown> | null {
  const page = pageAt(address.pathname) ?? "";
  if (page === "/") return LATEST_ARTICLES;
  if (page === "/info") return shownList(readQuery(address));
  const id = articleIdAt(page);
  return id === null ? null : shownArticle(id);
}
