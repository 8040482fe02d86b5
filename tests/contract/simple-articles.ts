import type { PublishedArticle } from "#domain/article/article.ts";
import type { ArticleStore } from "#domain/article/ports.ts";
import { storedIds } from "../setup/stored-ids.ts";

/** Leaves the store with exactly these articles. */
export async function fillStore(store: ArticleStore, articles: readonly PublishedArticle[]): Promise<void> {
  for (const id of await storedIds(store, 0, 10_000)) await store.remove(id);
  if (articles.length > 0) await store.publish(articles);
}

export function numbered(number: number): PublishedArticle {
  return {
    id: `${1_700_000_000_000 + number}-article`,
    title: `Article ${number}`,
    summary: "About a screen.",
    thumbnail: null,
    content: `<p>Text of article ${number}.</p>`,
  };
}

/** An article with nothing but a title and what it is given. */
export function titled(title: string, more: Partial<PublishedArticle> = {}): PublishedArticle {
  return { id: `1-${title}`, title, summary: "", thumbnail: null, content: "<p></p>", ...more };
}
