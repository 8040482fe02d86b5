/** Drawings of comparisons that an article's page shows as its own parts; each has four forms, some of many kilobytes. */
export const LIVE_DRAWINGS_MAX = 60;

/** A thumbnail stays a picture. */
export function isThumbnail(query: string): boolean {
  return query.split("&").includes("size=thumbnail");
}
