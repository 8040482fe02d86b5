import type { Article, ArticleEntry, ArticleSummary, FoundArticle, PublishedArticle } from "./article.ts";
import type { ArticleQuery } from "./article-query.ts";

/** One page of the list: at most ten articles, newest first (D15), those of a search by relevance (D60); `totalPages` is 0 when nothing is found (D22). */
export interface ArticlePage {
  readonly infos: readonly FoundArticle[];
  readonly totalPages: number;
}

/** The two calls of the info API (S7), answered by the store of this process or by another host. */
export interface ArticleReader {
  list(query: ArticleQuery): Promise<ArticlePage>;
  /** The article, or the one that replaces it, whose id is another one; null when there is neither. */
  get(id: string): Promise<Article | null>;
  /** The newest article whose file says that it leads the list (D60); null without one. The info API has no such call. */
  lead?(): Promise<ArticleSummary | null>;
}

/** The articles for pages that the server renders. */
export type ServedArticles = Required<ArticleReader>;

/** What the site needs beyond S7: the list's lead, a revision for its caches and all articles for the site map. */
export interface ArticleSource extends ServedArticles {
  /** A value that changes whenever what readers see changes; cheap enough to read on every request. */
  revision(): Promise<string>;
  /** At most `count` articles, newest first (D15), after skipping the newest `skip`. */
  entries(skip: number, count: number): Promise<readonly ArticleEntry[]>;
}

/** An id that leads to another article. */
export interface Replacement {
  readonly former: string;
  /** May be a former id itself. */
  readonly id: string;
}

export type PublishOutcome = "added" | "updated" | "unchanged";

/** Keeps published articles. Every call rejects with `StoreUnavailable` when the store fails. */
export interface ArticleStore extends ArticleSource {
  /** Adds or replaces articles by id in one transaction. Outcomes have the order of the articles. */
  publish(articles: readonly PublishedArticle[]): Promise<PublishOutcome[]>;
  /** Also removes the former ids that lead to it. Returns whether there was such an article. */
  remove(id: string): Promise<boolean>;
  /** All former ids, in their order. */
  replacements(): Promise<readonly Replacement[]>;
  close(): Promise<void>;
}

/** The store does not answer: the server returns 503 and tries again later (D24). */
export class StoreUnavailable extends Error {
  override readonly name: string = "StoreUnavailable";
}

/** The store's file is corrupt. An operator has to move it away and publish the articles again. */
export class DamagedStore extends StoreUnavailable {
  override readonly name = "DamagedStore";
  /** Path of the damaged file. */
  readonly file: string;

  constructor(file: string, options?: ErrorOptions) {
    super(`The article store ${file} is damaged.`, options);
    this.file = file;
  }
}
