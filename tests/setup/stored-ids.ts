import type { ArticleSource } from "#domain/article/ports.ts";

/** The ids of a store's articles, newest first. */
export async function storedIds(store: ArticleSource, skip = 0, count = 1_000_000): Promise<string[]> {
  return (await store.entries(skip, count)).map(({ id }) => id);
}
