import type { ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

/** Where a line may break at any place, or breaks only where the author wrote it. */
const UNTOUCHED = ["pre", "code", "kbd", "samp", "nav"];

/** Keeps a number and its word on one line: a browser may break "65-inch" at its hyphen. */
export function keepTogether(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "element" && UNTOUCHED.includes(node.tagName)) return SKIP;
    if (node.type !== "text" || !parent || index === undefined) return;
    // Every other piece matches.
    const pieces = node.value.split(/(\d{1,6}-\p{L}+)/u);
    if (pieces.length === 1) return;
    const nodes = pieces.map((value, place): ElementContent => {
      const text = { type: "text" as const, value };
      if (place % 2 === 0) return text;
      return { type: "element", tagName: "span", properties: { className: ["unbroken"] }, children: [text] };
    });
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}
