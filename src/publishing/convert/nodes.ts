import type { Element, RootContent } from "hast";

export function isElement(node: RootContent | undefined, tagName: string): node is Element {
  return node?.type === "element" && node.tagName === tagName;
}

/** Text of white space only. */
export function isBlank(node: RootContent): boolean {
  return node.type === "text" && node.value.trim() === "";
}
