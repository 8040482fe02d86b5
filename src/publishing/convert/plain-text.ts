import type { Nodes } from "hast";
import { SKIP, visit } from "unist-util-visit";

/** Marks that turn the direction of all that follows; a title set among others must not carry them. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

/** What a reader hears of a node: its text on one line, without the numbers of footnotes. */
export function plainText(node: Nodes): string {
  const parts: string[] = [];
  visit(node, (part) => {
    if (part.type === "text") parts.push(part.value);
    if (part.type !== "element") return;
    if (part.tagName === "br") parts.push(" ");
    if (part.tagName === "sup" && part.children.some(isFootnoteReference)) return SKIP;
  });
  return oneLine(parts.join(""));
}

/** White space where a line may break: a number keeps its unit (`40.5 %`) in a list as in the text. */
const BREAKS = /(?:(?![\u00a0\u202f])[\s\p{Cc}])+/gu;

/** Text for one line of a list, a title or a terminal: white space and control characters become single spaces. */
export function oneLine(text: string): string {
  return text.replace(DIRECTION_OVERRIDES, "").replace(BREAKS, " ").trim();
}

function isFootnoteReference(node: Nodes): boolean {
  return node.type === "element" && node.properties.dataFootnoteRef !== undefined;
}
