import { type EntryContext, useMatches } from "react-router";

/*
 * Everything that relies on undocumented details of React Router. `router-internals.test.tsx` fails if a new version
 * changes one of them.
 */

/**
 * The state of the browser's history entry, as React Router stores it. The page contains this function as text, for
 * scripts that run before the router.
 */
export function navigationState(): unknown {
  return window.history.state?.usr ?? null;
}

/**
 * Whether the router shows the browser's current history entry. During Back and Forward the browser is one entry ahead.
 * React Router writes the location's key into each entry except the tab's first one.
 */
export function isCurrentEntry({ key }: { readonly key: string }): boolean {
  return (window.history.state?.key ?? "default") === key;
}

/**
 * Whether a loader runs because of Back, Forward or a revalidation. They load the address that the browser shows already,
 * while a link changes the address after its loaders.
 */
export function loadsShownAddress(url: URL): boolean {
  return url.pathname === window.location.pathname && url.search === window.location.search;
}

/** Where `<ScrollRestoration>` keeps scroll positions in the session storage. */
export const SCROLL_POSITIONS_KEY = "diagonal.scroll-positions";

/** How far a page was scrolled when its tab last left the site or reloaded, in pixels; null if that is not known. */
export function savedScrollPosition({ key }: { readonly key: string }): number | null {
  try {
    const positions: unknown = JSON.parse(window.sessionStorage.getItem(SCROLL_POSITIONS_KEY) ?? "{}");
    const position = (positions as Record<string, unknown> | null)?.[key];
    return typeof position === "number" ? position : null;
  } catch {
    return null;
  }
}

/** The path of the page, without a dialog that is open over it: of the first route below the root and `routes/page.tsx`. */
export function useTopRoutePath(): string | undefined {
  return useMatches().find(({ id }) => id !== "root" && id !== "routes/page")?.pathname;
}

/**
 * Gives the served page the query as it was requested, which the browser has too. The router encodes it again for its loaders,
 * `%7E` for `~`, and links that keep it would differ.
 */
export function withRequestedQuery(context: EntryContext, { url }: Request): EntryContext {
  const { staticHandlerContext } = context;
  const location = { ...staticHandlerContext.location, search: new URL(url).search };
  return { ...context, staticHandlerContext: { ...staticHandlerContext, location } };
}

/** The build's one stylesheet belongs to the root route. */
export function stylesheetPaths({ manifest }: EntryContext): readonly string[] {
  return manifest.routes.root?.css ?? [];
}

/**
 * Moves the preloads that `<Scripts>` renders from the page's head to its end, and gives them a low priority: no script then delays
 * the first paint, and none waits for another to name it. docs/decisions/0004-scripts-after-the-first-paint.md
 */
export function withLatePreloads(html: string): string {
  const preloads: string[] = [];
  const rest = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.push(link.replace("<link", '<link fetchpriority="low"'));
    return "";
  });
  const end = rest.lastIndexOf("</body>");
  return end === -1 ? html : rest.slice(0, end) + preloads.join("") + rest.slice(end);
}
