import type { PublishedArticle } from "../domain/article/article.ts";
import { isArticleId, listTime } from "../domain/article/article-id.ts";

/** A longer id fits no file name and, in PostgreSQL, no index. */
const ID_MAX_CHARACTERS = 500;

/** An article as both stores can keep it. */
export interface StoredArticle extends PublishedArticle {
  /** `listTime` of the id. */
  readonly time: number;
}

/** Whether there can be an article of that id; of any other, the stores need not be asked. */
export function isStorableId(id: string): boolean {
  return isArticleId(id) && id.length <= ID_MAX_CHARACTERS && id === storable(id);
}

/** @throws RangeError when the id is malformed, longer than 500 characters or no valid text */
export function toStored(article: PublishedArticle): StoredArticle {
  const { id, thumbnail } = article;
  if (!isStorableId(id)) throw new RangeError(`${JSON.stringify(id.slice(0, 100))} is no id for an article.`);
  return {
    id,
    time: listTime(id),
    title: storable(article.title),
    summary: storable(article.summary),
    thumbnail: thumbnail === null ? null : storable(thumbnail),
    content: storable(article.content),
  };
}

/** UTF-8 has no halves of characters and PostgreSQL no NUL; HTML shows both as this sign. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

export function isSameArticle(one: StoredArticle, other: StoredArticle): boolean {
  return (
    one.id === other.id &&
    one.title === other.title &&
    one.summary === other.summary &&
    one.thumbnail === other.thumbnail &&
    one.content === other.content
  );
}
