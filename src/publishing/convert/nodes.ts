import type { Element, ElementContent, Properties, Root, RootContent } from "hast";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";

const writer = unified().use(rehypeStringify).freeze();

export function isElement(node: RootContent | undefined, tagName: string): node is Element {
  return node?.type === "element" && node.tagName === tagName;
}

export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: "element", tagName, properties, children };
}

/** Text of white space only. */
export function isBlank(node: RootContent): boolean {
  return node.type === "text" && node.value.trim() === "";
}

/** An element, or text that is not of white space only. */
export function hasContent(node: RootContent): boolean {
  return node.type === "element" || (node.type === "text" && !isBlank(node));
}

/** An article as HTML. */
export function htmlOf(tree: Root): string {
  return writer.stringify(tree).trim();
}
