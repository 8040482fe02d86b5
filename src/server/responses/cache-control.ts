import { SHARED_CACHE_S, SHARED_CACHE_STALE_S } from "../limits.ts";

/**
 * For what a publication can change: a browser revalidates each page, a shared cache for everyone in between. For data and
 * pictures Chromium also uses the time to revalidate, so a script that must not get the former response says `no-cache`.
 */
export const SHARED_CACHE_CONTROL = `public, max-age=0, s-maxage=${SHARED_CACHE_S}, stale-while-revalidate=${SHARED_CACHE_STALE_S}`;

/** For files whose name changes with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
