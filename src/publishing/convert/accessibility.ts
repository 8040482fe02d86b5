import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { plainText } from "./plain-text.ts";

/**
 * What a reader on a phone, by keyboard or by ear needs: tables and code that scroll by themselves and take the focus,
 * task lists whose boxes say their state, no empty paragraph where something was taken out.
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

/** Regions are told apart by name, hence the number where a table has no caption. */
function scrolling(table: Element, number: string): Element {
  const caption = table.children.find((child) => child.type === "element" && child.tagName === "caption");
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: ["table-scroll"],
      tabIndex: 0,
      role: "region",
      ariaLabel: (caption && plainText(caption)) || number,
    },
    children: [table],
  };
}

function remove(parent: Root | Element, index: number): number {
  parent.children.splice(index, 1);
  return index;
}

function isBlank(node: Element["children"][number]): boolean {
  return node.type === "text" && node.value.trim() === "";
}
