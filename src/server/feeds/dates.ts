import type { ArticleEntry } from "../../domain/article/article.ts";
import { publishedAt } from "../../domain/article/article-id.ts";

/** RFC 3339 has four digits for a year, so a later article has no date. */
export function publicationDate({ id }: Pick<ArticleEntry, "id">): string | null {
  const date = publishedAt(id);
  return date !== null && date.getUTCFullYear() <= 9999 ? date.toISOString() : null;
}

/** The day of its last change, if that is after its publication. */
export function lastChange(entry: ArticleEntry): string | null {
  const published = publicationDate(entry);
  const updated = `${entry.updated}T00:00:00.000Z`;
  return entry.updated !== undefined && published !== null && updated > published ? updated : published;
}
