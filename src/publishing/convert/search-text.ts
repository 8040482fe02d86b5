import type { Root } from "hast";
import { toText } from "hast-util-to-text";
import { visit } from "unist-util-visit";

/** Elements that separate words on the page, but not in hast-util-to-text. */
const SEPARATING = ["details", "summary", "rt", "img", "input"];

/** The text of an article as a reader sees it, without alternative texts. */
export function searchText(tree: Root): string {
  const copy = structuredClone(tree);
  visit(copy, "element", (element) => {
    if (SEPARATING.includes(element.tagName)) element.tagName = "div";
  });
  return toText(copy);
}
