import type { Article } from "../domain/article/article.ts";

/** Where a kept article is in the browser's cache storage: at the address of its page, which no other response has. */
export function keptAddress(id: string): string {
  return `/info/${encodeURIComponent(id)}`;
}

/** Undefined if the article was not opened, or long ago, or the browser keeps nothing. */
export async function readKeptArticle(id: string): Promise<Article | undefined> {
  // Only secure contexts have cache storage.
  return (await globalThis.caches?.match(keptAddress(id)))?.json();
}
