import type { Element, Nodes, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { SUMMARY_MAX_CHARACTERS } from "../limits.ts";
import { truncateAt } from "../truncate.ts";
import { oneLine, plainText } from "./plain-text.ts";

/** Where a paragraph is not what the article says first, but a quotation, a list, a table or a note. */
const ASIDE = ["blockquote", "figure", "li", "table", "section"];

/** A summary for the list: one line, cut at a word with an ellipsis where it is too long. */
export function shortSummary(text: string): string {
  const line = oneLine(text);
  if (line.length <= SUMMARY_MAX_CHARACTERS) return line;
  return `${truncateAt(" ", line, SUMMARY_MAX_CHARACTERS - 1).replace(/[\s,;:.–—-]+$/u, "")}…`;
}

/** The first paragraph that says something, else whatever the article begins with. */
export function openingText(tree: Root): string {
  return firstParagraph(tree, ASIDE) || firstParagraph(tree, []) || plainText(tree);
}

function firstParagraph(tree: Nodes, skipped: readonly string[]): string {
  let found = "";
  visit(tree, "element", (element: Element) => {
    if (found || skipped.includes(element.tagName)) return SKIP;
    if (element.tagName === "p") found = plainText(element);
  });
  return found;
}
