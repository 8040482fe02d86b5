import type { Article, ArticleEntry, ArticleSummary, PublishedArticle } from "#domain/article/article.ts";
import { isArticleId, listTime } from "#domain/article/article-id.ts";

/** PostgreSQL cannot index a much longer id, and no file name can hold it. */
const STORED_ID_MAX_CHARACTERS = 500;

/** An article that both stores can keep. */
export interface StoredArticle extends Required<Omit<PublishedArticle, "updated">> {
  /** `listTime` of the id. */
  readonly time: number;
  readonly updated: string | null;
  /** In their order, each once. */
  readonly replaces: readonly string[];
}

/** A former id leads to another one at most so often: two that lead to each other end. */
export const MOST_REPLACEMENTS = 10;

/** Returns false for ids that no stored article can have. */
export function isStorableId(id: string): boolean {
  return isArticleId(id) && id.length <= STORED_ID_MAX_CHARACTERS && id === toStorableText(id);
}

/** @throws RangeError when the id is malformed, longer than 500 characters or not valid Unicode */
export function toStoredArticle(article: PublishedArticle): StoredArticle {
  const { id, thumbnail, updated = null, keywords = [], lead = false, replaces = [] } = article;
  for (const each of [id, ...replaces]) {
    if (!isStorableId(each)) throw new RangeError(`${JSON.stringify(each.slice(0, 100))} is no id for an article.`);
  }
  return {
    id,
    time: listTime(id),
    title: toStorableText(article.title),
    summary: toStorableText(article.summary),
    thumbnail: thumbnail && toStorableText(thumbnail),
    content: toStorableText(article.content),
    keywords: keywords.map(toStorableText),
    lead,
    updated: updated && toStorableText(updated),
    replaces: [...new Set(replaces)].sort(),
  };
}

/** UTF-8 cannot encode lone surrogates and PostgreSQL cannot store NUL; HTML shows both as U+FFFD. */
function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

// biome-ignore lint/suspicious/noExplicitAny: the drivers do not know the types of a row's columns.
export type Row = Readonly<Record<string, any>>;

/** The columns that `toSummary` reads. */
export const SUMMARY = "id, title, summary, thumbnail, updated";

export function toEntry({ id, updated }: Row): ArticleEntry {
  return { id, ...(updated !== null && { updated }) };
}

export function toSummary(row: Row): ArticleSummary {
  const { title, summary, thumbnail } = row;
  return { ...toEntry(row), title, summary, thumbnail };
}

export function toArticle(row: Row): Article {
  const { title, content } = row;
  return { ...toEntry(row), title, content };
}

/** The row of an article in both stores; each adds its form of the keywords and the lead. */
export function columnsOf({ id, title, summary, thumbnail, content, updated }: StoredArticle) {
  return { id, title, summary, thumbnail, content, updated };
}
