import type { Article, ArticleSummary, PublishedArticle } from "#domain/article/article.ts";
import { isArticleId, listTime } from "#domain/article/article-id.ts";

/** PostgreSQL cannot index a much longer id, and no file name can hold it. */
const STORED_ID_MAX_CHARACTERS = 500;

/** An article that both stores can keep. */
export interface StoredArticle extends PublishedArticle {
  /** `listTime` of the id. */
  readonly time: number;
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
  const { id, thumbnail, updated, keywords = [], lead = false, replaces = [] } = article;
  for (const each of [id, ...replaces]) {
    if (!isStorableId(each)) throw new RangeError(`${JSON.stringify(each.slice(0, 100))} is no id for an article.`);
  }
  return {
    id,
    time: listTime(id),
    title: toStorableText(article.title),
    summary: toStorableText(article.summary),
    thumbnail: thumbnail === null ? null : toStorableText(thumbnail),
    content: toStorableText(article.content),
    ...(keywords.length > 0 && { keywords: keywords.map(toStorableText) }),
    ...(lead && { lead }),
    ...(updated !== undefined && { updated: toStorableText(updated) }),
    replaces: [...new Set(replaces)].sort(),
  };
}

/** UTF-8 cannot encode lone surrogates and PostgreSQL cannot store NUL; HTML shows both as U+FFFD. */
function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

type Comparable = ArticleSummary & Article & Pick<StoredArticle, "keywords" | "lead" | "replaces">;

/** Whether nothing has changed. */
export function isSameArticle(one: Comparable, other: Comparable): boolean {
  return (
    one.updated === other.updated &&
    one.lead === other.lead &&
    one.keywords?.join("\n") === other.keywords?.join("\n") &&
    one.replaces.join("\n") === other.replaces.join("\n") &&
    one.id === other.id &&
    one.title === other.title &&
    one.summary === other.summary &&
    one.thumbnail === other.thumbnail &&
    one.content === other.content
  );
}
