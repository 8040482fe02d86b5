import type { Nodes, Root } from "hast";
import { ArticleError } from "../article-error.ts";
import { NESTING_MAX_DEPTH } from "../publish-limits.ts";

/** Throws if the tree is nested beyond the limit. It walks level by level, so that it cannot overflow the stack. */
export function limitNesting(tree: Root): void {
  let level: Nodes[] = tree.children;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > NESTING_MAX_DEPTH) throw nestedTooDeeply(level.find((node) => node.position)?.position?.start.line);
    level = level.flatMap((node) => ("children" in node ? (node.children as Nodes[]) : []));
  }
}

export function nestedTooDeeply(line?: number): ArticleError {
  return new ArticleError("the text is nested too deeply", `Keep to ${NESTING_MAX_DEPTH} levels.`, line);
}
