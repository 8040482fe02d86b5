/** D49: the oldest browsers that the build writes for, and what the tests compare it with. */
export const OLDEST_BROWSERS = { chrome: 120, edge: 120, firefox: 125, safari: 17 } as const;

/** In Vite's form: `chrome120`. */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`);
