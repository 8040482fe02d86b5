import type { Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { Language } from "#words/language.ts";
import { addressIn } from "#words/language-address.ts";
import { LOGGED_PATH_MAX_CHARACTERS } from "./limits.ts";
import type { ServerEnv } from "./middleware/client-address.ts";
import type { Assets } from "./routes/assets.ts";

/** Writes the path of a request for the log; `found` says whether there was something at it. */
export type LoggedPath = (path: string, found: boolean) => string;

/** Those that a route for every path reads. */
const FURTHER_PATTERNS = ["/media/:picture", "/sitemap-:part"];

/** The paths of the pages that a build has for its language, and of its start with a slash at the end. */
export function pagePaths({ routes }: Pick<ServerBuild, "routes">, language: Language): string[] {
  const pages = Object.values(routes).map((page) => addressIn(language, `/${page?.path ?? ""}`));
  return [`${language.path}/`, ...pages];
}

/**
 * A path that is not one of the site's own may be a comparison, such as `/27-vs-34`, which no log may hold (D41). It is
 * written as `*`, and an unknown name in one of the site's families of paths as the family.
 */
export function pathsToLog(app: Hono<ServerEnv>, pages: readonly string[], assets: Assets): LoggedPath {
  const patterns = [...app.routes.map(({ path }) => path), ...pages, ...FURTHER_PATTERNS];
  const fixed = new Set([...patterns.filter((path) => !/[:*]/.test(path)), ...assets.keys()]);
  const families = patterns.flatMap((pattern) => {
    const [, start = "", name] = /^([^:*]+):(\w+)$/.exec(pattern) ?? [];
    return name === undefined ? [] : [{ pattern, start }];
  });
  return (path, found) => {
    if (fixed.has(path)) return path;
    const family = families.find(({ start }) => path.startsWith(start));
    if (family === undefined) return "*";
    return found ? path.slice(0, LOGGED_PATH_MAX_CHARACTERS) : family.pattern;
  };
}
