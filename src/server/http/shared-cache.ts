import { SHARED_CACHE_S, SHARED_CACHE_STALE_S } from "./limits.ts";

/** A browser asks each time (and gets a 304); a shared cache spares us most of that. */
export const SHARED_CACHE_CONTROL = `public, max-age=0, s-maxage=${SHARED_CACHE_S}, stale-while-revalidate=${SHARED_CACHE_STALE_S}`;
