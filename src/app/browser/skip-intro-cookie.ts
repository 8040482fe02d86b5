import type { LayoutKind } from "./media-query.ts";

/** S3: "SKIP_INTRO_D (desktop) and SKIP_INTRO_M (mobile)" */
const NAMES = { wide: "SKIP_INTRO_D", narrow: "SKIP_INTRO_M" } as const;

/** S9: "Skip-intro cookie lifetime: 365 days", in seconds. */
const LIFETIME = 365 * 24 * 60 * 60;

type KnownLayout = Exclude<LayoutKind, "unknown">;

/** The cookie of a visitor who wants no intro, for each layout. S3: "Value '1' means skip, '0' means show." */
export const SKIPS_INTRO = { wide: `${NAMES.wide}=1`, narrow: `${NAMES.narrow}=1` } as const;

/** Whether the visitor wants no intro in this layout. */
export function skipsIntro(layout: KnownLayout): boolean {
  return document.cookie.split("; ").includes(SKIPS_INTRO[layout]);
}

/** Keeps the preference for 365 days from now. */
export function rememberSkipIntro(layout: KnownLayout, skip: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${NAMES[layout]}=${skip ? "1" : "0"}; Max-Age=${LIFETIME}; Path=/; SameSite=Lax`;
}
