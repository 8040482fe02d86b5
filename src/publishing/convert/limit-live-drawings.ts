import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { isThumbnail, LIVE_DRAWINGS_MAX } from "#domain/article/live-drawings.ts";
import { ArticleError } from "../article-error.ts";

/** Throws an `ArticleError` where an article has more drawings of comparisons than its page shows. Its addresses are checked. */
export function limitLiveDrawings(tree: Root): void {
  let drawings = 0;
  visit(tree, "element", ({ tagName, properties, position }) => {
    const [path, query = ""] = String(properties.src ?? "").split("?");
    if (tagName !== "img" || path !== "/comparison.svg" || isThumbnail(query)) return;
    drawings += 1;
    if (drawings <= LIVE_DRAWINGS_MAX) return;
    throw new ArticleError(
      `there are more than ${LIVE_DRAWINGS_MAX} drawings of comparisons`,
      "Split it into several articles, or leave some out.",
      position?.start.line,
    );
  });
}
