import type { ArticleEntry } from "#domain/article/article.ts";
import { publishedAt } from "#domain/article/article-id.ts";

/** RFC 3339 has four digits for a year, so a later article has no date. */
export function publicationDate({ id }: Pick<ArticleEntry, "id">): string | null {
  const date = publishedAt(id);
  return date !== null && date.getUTCFullYear() <= 9999 ? date.toISOString() : null;
}

/**
 * The day of its last change, if that is after its publication. It has the time of day of the publication, since readers
 * order a feed by these times and take entries with the same one for the same change.
 */
export function lastChange(entry: ArticleEntry): string | null {
  const published = publicationDate(entry);
  if (entry.updated === undefined || published === null) return published;
  const [day, time] = [published.slice(0, 10), published.slice(10)];
  return entry.updated > day ? entry.updated + time : published;
}
