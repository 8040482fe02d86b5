import type { ArticleQuery } from "./article-query.ts";

/** Below the API's base address, the call for a page of the list (S7.2). */
export function listCall({ search, page }: ArticleQuery): string {
  if (search === "" && page === 1) return "/info";
  // With + for a space, as in a form.
  const query = `/info?search=${encodeURIComponent(search.toWellFormed()).replaceAll("%20", "+")}`;
  return page === 1 ? query : `${query}&page=${page}`;
}

/** The path of an article's page, and below the API's base address of its call (S7). */
export function articleAddress(id: string): string {
  return `/info/${encodeURIComponent(id)}`;
}

/** The id in such a path, not checked; null in any other path. */
export function articleIdAt(path: string): string | null {
  try {
    return decodeURIComponent(/^\/info\/([^/]+)$/.exec(path)?.[1] ?? "") || null;
  } catch {
    return null;
  }
}
