import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { nodeText } from "./node-text.ts";
import { element, isBlank, isElement } from "./nodes.ts";

/**
 * Makes tables and code scroll within the page and focusable by keyboard, labels the boxes of task lists, and removes
 * paragraphs that are empty after sanitising.
 */
export function improveAccessibility(tree: Root): void {
  let tables = 0;
  visit(tree, "element", (element, index, parent) => {
    if (!parent || index === undefined) return;
    if (element.tagName === "pre") element.properties.tabIndex = 0;
    if (element.tagName === "table") {
      tables += 1;
      parent.children[index] = scrolling(element, `Table ${tables}`);
    }
    if (element.tagName === "input") {
      if (element.properties.type !== "checkbox") return remove(parent, index);
      element.properties.disabled = true;
      element.properties.ariaLabel = element.properties.checked ? "Done" : "To do";
    }
    if (element.tagName === "p" && element.children.every(isBlank)) return remove(parent, index);
  });
}

/** Screen readers list regions by name, so a table without caption gets a number. */
function scrolling(table: Element, number: string): Element {
  const caption = table.children.find((child) => isElement(child, "caption"));
  const ariaLabel = (caption && nodeText(caption)) || number;
  return element("div", { className: ["table-scroll"], tabIndex: 0, role: "region", ariaLabel }, [table]);
}

function remove(parent: Root | Element, index: number): number {
  parent.children.splice(index, 1);
  return index;
}
