import { readCookie, writeCookie } from "../browser/cookies.ts";
import type { LayoutKind } from "../browser/media-query.ts";

type KnownLayout = Exclude<LayoutKind, "unknown">;

/** The cookies of the desktop and the mobile layout (S3.9). */
const NAMES = { wide: "SKIP_INTRO_D", narrow: "SKIP_INTRO_M" } as const;

/** S3.9 */
const SKIP = "1";
const SHOW = "0";

/** S9.8, in seconds. */
const LIFETIME = 365 * 24 * 60 * 60;

/** The whole cookies that skip the intro, for the inline script that decides before the first paint. */
export const SKIP_INTRO_COOKIES = { wide: `${NAMES.wide}=${SKIP}`, narrow: `${NAMES.narrow}=${SKIP}` } as const;

export function readSkipIntro(layout: KnownLayout): boolean {
  return readCookie(NAMES[layout]) === SKIP;
}

export function writeSkipIntro(layout: KnownLayout, skip: boolean): void {
  writeCookie(NAMES[layout], skip ? SKIP : SHOW, LIFETIME);
}
