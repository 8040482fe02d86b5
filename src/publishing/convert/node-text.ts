import type { Nodes } from "hast";
import { toText } from "hast-util-to-text";
import { visit } from "unist-util-visit";

/** Marks that change the direction of the text after them; a title in a list must not affect the others. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

/** The text of a node on one line, without the numbers of footnotes. */
export function nodeText(node: Nodes): string {
  const copy = structuredClone(node);
  visit(copy, "element", (element, index, parent) => {
    if (element.properties.dataFootnoteRef === undefined || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
  return oneLine(toText(copy));
}

/** White space except no-break spaces, so that a number keeps its unit (`40.5%`) on its line. */
const BREAKS = /(?:(?![\u00a0\u202f])[\s\p{Cc}])+/gu;

/** Makes white space and control characters single spaces. */
export function oneLine(text: string): string {
  return text.replace(DIRECTION_OVERRIDES, "").replace(BREAKS, " ").trim();
}
