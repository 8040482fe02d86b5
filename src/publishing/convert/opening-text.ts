import type { Element, Nodes, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { SUMMARY_MAX_CHARACTERS } from "../publish-limits.ts";
import { truncateAt } from "../truncate.ts";
import { nodeText, oneLine } from "./node-text.ts";

/** Elements whose paragraphs do not open the article: quotations, lists, tables and notes. */
const SKIPPED = ["blockquote", "figure", "li", "table", "section"];

/** A summary on one line, shortened at a word with an ellipsis if it is too long. */
export function shortSummary(text: string): string {
  const line = oneLine(text);
  if (line.length <= SUMMARY_MAX_CHARACTERS) return line;
  return `${truncateAt(" ", line, SUMMARY_MAX_CHARACTERS - 1).replace(/[\s,;:.–—-]+$/u, "")}…`;
}

/** The first paragraph with text, else the whole text. */
export function openingText(tree: Root): string {
  return firstParagraph(tree, SKIPPED) || firstParagraph(tree, []) || nodeText(tree);
}

function firstParagraph(tree: Nodes, skipped: readonly string[]): string {
  let found = "";
  visit(tree, "element", (element: Element) => {
    if (found || skipped.includes(element.tagName)) return SKIP;
    if (element.tagName === "p") found = nodeText(element);
  });
  return found;
}
