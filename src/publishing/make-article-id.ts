import { createHash } from "node:crypto";
import { ArticleError } from "./article-error.ts";
import { dateInFileName } from "./publication-date.ts";
import { ID_MAX_CHARACTERS } from "./publish-limits.ts";
import { slugOf } from "./slug.ts";
import { truncateAt } from "./truncate.ts";

/** Milliseconds from September 2001 to 2286. Fewer digits are more likely `2024-…`, `27-or-32-inches` or `10-reasons`. */
const STAMPED_NAME = /^(\d{13})-(.+)$/s;

/** Characters that need no escaping in an address and have no meaning there. */
const SAFE_NAME = /^[\p{L}\p{M}\p{N}._~-]+$/u;

/**
 * An article's id (S3): the file's name where it is one already, else the date in milliseconds, a hyphen and a slug
 * of the words. Without a date in the front matter, the one that begins the file's name counts.
 *
 * @param stem the file's name without its extension
 * @param words the slug of the front matter, or the title
 * @param date in milliseconds since 1970, or null where the front matter has none
 */
export function makeArticleId(stem: string, words: string, date: number | null): string {
  const [, stamp, rest = ""] = STAMPED_NAME.exec(stem) ?? [];
  if (stamp !== undefined) {
    const name = stem.normalize("NFC");
    return SAFE_NAME.test(name) && name.length <= ID_MAX_CHARACTERS ? name : idOf(stamp, rest, words);
  }
  const published = date ?? dateInFileName(stem);
  if (published === null) {
    throw new ArticleError("there is no date", 'Add a line such as "date: 2024-05-01" to the front matter.');
  }
  return idOf(String(published), words, stem);
}

/** An id for a second article with the same date and slug. It follows from the file's name, so it stays the same. */
export function distinctId(id: string, name: string): string {
  const mark = createHash("sha256").update(name).digest("hex").slice(0, 6);
  return `${truncateAt("-", id, ID_MAX_CHARACTERS - mark.length - 1)}-${mark}`;
}

/** Words of punctuation alone have no slug; then the fallback or a fixed word gives one. */
function idOf(stamp: string, words: string, fallback: string): string {
  const room = ID_MAX_CHARACTERS - stamp.length - 1;
  return `${stamp}-${slugOf(words, room) || slugOf(fallback, room) || "article"}`;
}
