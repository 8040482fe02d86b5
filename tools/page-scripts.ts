import type { Rolldown } from "vite";

/** The files of `src/app` that begin the scripts of every page, of the main page, and of the pages of text. */
const BEGINNINGS = {
  every: ["entry.client", "root"],
  main: ["routes/comparison", "routes/comparison-index"],
  text: ["routes/page", "routes/articles", "routes/article"],
} as const;
type Pages = keyof typeof BEGINNINGS;

/**
 * How the scripts of the pages are divided: `packages` and `site` with what all of them begin with or the main page and pages of text share, and
 * `comparison` with the rest of what the main page begins with. What loads later is no part of them.
 */
export function pageScripts(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, ReadonlySet<Pages>>();

  /** The pages that load a module at once. */
  function pagesOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<Pages> {
    const found = known.get(id);
    if (found !== undefined) return found;
    const pages = new Set(beginningsAt(id));
    // Noted before its importers are asked, since packages import each other in circles.
    known.set(id, pages);
    for (const importer of context.getModuleInfo(id)?.importers ?? [])
      for (const page of pagesOf(importer, context)) pages.add(page);
    return pages;
  }

  const groupOf = (id: string, context: Rolldown.ChunkingContext) => {
    const pages = pagesOf(id, context);
    if (pages.has("every")) return id.includes("/node_modules/") ? "packages" : "site";
    if (pages.has("main") && pages.has("text")) return "site";
    return pages.has("main") ? "comparison" : null;
  };

  // A group takes along what its modules import, so what more pages load comes first.
  return ["packages", "site", "comparison"].map((group) => ({
    debugName: group,
    name: (id, context) => (groupOf(id, context) === group ? group : null),
    tags: ["$initial"],
  }));
}

function beginningsAt(id: string): Pages[] {
  const file = /\/src\/app\/([^?]+)\.tsx/.exec(id)?.[1];
  return (Object.keys(BEGINNINGS) as Pages[]).filter((pages) => BEGINNINGS[pages].some((each) => each === file));
}
