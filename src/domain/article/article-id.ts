/** S5: "An article id must match: digits, a hyphen, then any text." */
const ARTICLE_ID = /^(\d+)-.+$/su;

/** ECMAScript's last representable instant, in milliseconds; a larger stamp is no date. */
const LAST_INSTANT = 8.64e15;

export function isArticleId(text: string): boolean {
  return ARTICLE_ID.test(text);
}

/**
 * When the article was published: the id's number read as milliseconds since 1970 (S3).
 * Null where the id is malformed or its number is beyond the calendar.
 */
export function publishedAt(id: string): Date | null {
  const stamp = Number(ARTICLE_ID.exec(id)?.[1] ?? Number.NaN);
  return stamp <= LAST_INSTANT ? new Date(stamp) : null;
}

/**
 * The time by which lists are ordered (D15), in milliseconds since 1970: a stamp beyond the calendar counts as one
 * millisecond after its end.
 * @throws RangeError when the id is malformed
 */
export function listTime(id: string): number {
  const stamp = ARTICLE_ID.exec(id)?.[1];
  if (stamp === undefined) throw new RangeError(`${JSON.stringify(id)} is no article id.`);
  return Math.min(Number(stamp), LAST_INSTANT + 1);
}
