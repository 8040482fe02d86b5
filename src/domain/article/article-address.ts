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
