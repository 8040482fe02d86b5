import type { Article } from "#domain/article/article.ts";
import { articleAddress } from "#domain/article/article-address.ts";

/**
 * A kept article is in the browser's cache storage at the address of its page, which no other response has. Undefined if the article was not opened, or long ago, or the browser keeps nothing.
 */
export async function readKeptArticle(id: string): Promise<Article | undefined> {
  // Only secure contexts have cache storage.
  return (await globalThis.caches?.match(articleAddress(id)))?.json();
}
