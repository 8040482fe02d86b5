/** Digits, a hyphen, then any text (S5.6). */
const ARTICLE_ID = /^(\d+)-.+$/su;

/** The latest time that a `Date` can hold, in milliseconds. */
const LAST_INSTANT = 8.64e15;

export function isArticleId(text: string): boolean {
  return ARTICLE_ID.test(text);
}

/**
 * When the article was published: the id's number as milliseconds since 1970 (S3). Null when the id is malformed or its
 * number is too large for a date.
 */
export function publishedAt(id: string): Date | null {
  const stamp = Number(ARTICLE_ID.exec(id)?.[1] ?? Number.NaN);
  return stamp <= LAST_INSTANT ? new Date(stamp) : null;
}

/**
 * The time by which lists are ordered (D15), in milliseconds since 1970. A number too large for a date counts as one
 * millisecond after the last date.
 * @throws RangeError when the id is malformed
 */
export function listTime(id: string): number {
  const stamp = ARTICLE_ID.exec(id)?.[1];
  if (stamp === undefined) throw new RangeError(`${JSON.stringify(id)} is no article id.`);
  return Math.min(Number(stamp), LAST_INSTANT + 1);
}
