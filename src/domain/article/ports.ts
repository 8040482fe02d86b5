import type { Soon } from "../soon.ts";
import type { Article, ArticleSummary, DigestedArticle, PublishedArticle } from "./article.ts";
import type { ArticleQuery } from "./article-query.ts";

/** One page of the list: at most ten articles, newest first (D15); `totalPages` is 0 where nothing is found (D22). */
export interface ArticlePage {
  readonly infos: readonly ArticleSummary[];
  readonly totalPages: number;
}

/**
 * The two questions of the info API (S7), answered by a store in this process, which may answer at once, or by another
 * host. A failure throws, or rejects where the answer is a promise.
 */
export interface ArticleReader {
  list(query: ArticleQuery): Soon<ArticlePage>;
  /** The article, or null where there is none of that id. */
  get(id: string): Soon<Article | null>;
}

/** What the site asks for beyond S7: whether anything, or one article, has changed, and what a site map lists. */
export interface ArticleSource extends ArticleReader {
  get(id: string): Soon<DigestedArticle | null>;
  /** A value that changes whenever what readers see changes; cheap enough to ask on every request. */
  revision(): Promise<string>;
  /** At most `count` ids, newest first (D15), after leaving out the newest `skip`. */
  ids(skip: number, count: number): Promise<readonly string[]>;
}

export type PublishOutcome = "added" | "updated" | "unchanged";

/** Where published articles are kept. Whatever fails, fails with `StoreUnavailable`. */
export interface ArticleStore extends ArticleSource {
  /**
   * Adds or replaces articles by id, all of them or none (one transaction).
   * Outcomes come in the order of the articles given.
   */
  publish(articles: readonly PublishedArticle[]): Promise<PublishOutcome[]>;
  /** Whether there was such an article. */
  remove(id: string): Promise<boolean>;
  /**
   * Tidies up what many publications have left, so that searches are quick again: to be called at the end of a run that
   * published `changed` articles. Readers see no difference, and others may publish meanwhile. It asks again and again
   * whether to go on; what it leaves then, a later run tidies up.
   */
  settle(changed: number, goOn?: () => boolean): Promise<void>;
  close(): Promise<void>;
}

/** The store does not answer: the server says 503 and tries again later (D24). */
export class StoreUnavailable extends Error {
  override readonly name: string = "StoreUnavailable";
}

/** The store's file cannot be read as one. It stays so until the file is set aside and the articles published again. */
export class DamagedStore extends StoreUnavailable {
  override readonly name = "DamagedStore";
  /** Path of the damaged file. */
  readonly file: string;

  constructor(file: string, options?: ErrorOptions) {
    super(`The article store ${file} is damaged.`, options);
    this.file = file;
  }
}
