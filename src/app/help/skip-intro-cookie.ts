import { readCookie, writeCookie } from "../browser/cookies.ts";
import type { LayoutKind } from "../browser/media-query.ts";

type KnownLayout = Exclude<LayoutKind, "unknown">;

/** S3: "SKIP_INTRO_D (desktop) and SKIP_INTRO_M (mobile)" */
const NAMES = { wide: "SKIP_INTRO_D", narrow: "SKIP_INTRO_M" } as const;

/** S3: "Value '1' means skip, '0' means show." */
const SKIP = "1";
const SHOW = "0";

/** S9: "Skip-intro cookie lifetime: 365 days", in seconds. */
const LIFETIME = 365 * 24 * 60 * 60;

/** The whole cookies that skip the intro, for the inline script that decides before the first paint. */
export const SKIP_INTRO_COOKIES = { wide: `${NAMES.wide}=${SKIP}`, narrow: `${NAMES.narrow}=${SKIP}` } as const;

export function readSkipIntro(layout: KnownLayout): boolean {
  return readCookie(NAMES[layout]) === SKIP;
}

export function writeSkipIntro(layout: KnownLayout, skip: boolean): void {
  writeCookie(NAMES[layout], skip ? SKIP : SHOW, LIFETIME);
}
