import type { Element, ElementContent, Parents, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";
import { element } from "./nodes.ts";

/**
 * Turns a picture alone in its paragraph into a figure if it has a caption: its title (`![](a.png "…")`), or a line in
 * emphasis below it, in the same paragraph or the next.
 */
export function captionFigures(tree: Root): void {
  visit(tree, "element", (paragraph, index, parent) => {
    if (paragraph.tagName !== "p" || !parent || index === undefined) return;
    const [picture, caption, ...more] = paragraph.children.filter(hasContent);
    if (!picture || !isPicture(picture) || more.length > 0) return;

    if (caption) {
      if (isEmphasis(caption)) parent.children.splice(index, 1, figure(picture, caption.children));
      return;
    }
    const next = nextIndex(parent, index);
    const below = captionParagraph(parent.children[next]);
    if (below) {
      parent.children.splice(index, next - index + 1, figure(picture, below.children));
      return;
    }
    const title = takeTitle(picture);
    if (title) parent.children.splice(index, 1, figure(picture, [{ type: "text", value: title }]));
  });
}

function nextIndex(parent: Parents, index: number): number {
  let next = index + 1;
  while (next < parent.children.length && !hasContent(parent.children[next])) next += 1;
  return next;
}

function figure(picture: Element, words: ElementContent[]): Element {
  return element("figure", {}, [picture, element("figcaption", {}, words)]);
}

function hasContent(node: RootContent | undefined): boolean {
  return node?.type === "text" ? node.value.trim() !== "" : node?.type === "element" && node.tagName !== "br";
}

/** A picture, or a link that contains only a picture. */
export function isPicture(node: RootContent): node is Element {
  return imageOf(node) !== undefined;
}

function imageOf(node: RootContent): Element | undefined {
  if (node.type !== "element") return undefined;
  if (node.tagName === "img") return node;
  const [only, ...more] = node.children.filter(hasContent);
  return node.tagName === "a" && only && more.length === 0 ? imageOf(only) : undefined;
}

function isEmphasis(node: ElementContent): node is Element {
  return node.type === "element" && (node.tagName === "em" || node.tagName === "i");
}

/** The emphasis, if the paragraph contains nothing else. */
function captionParagraph(node: RootContent | undefined): Element | undefined {
  if (node?.type !== "element" || node.tagName !== "p") return undefined;
  const [words, ...more] = node.children.filter(hasContent);
  return words && isEmphasis(words) && more.length === 0 ? words : undefined;
}

/** Removes and returns the title: the caption replaces the tooltip, which touch screens never show. */
function takeTitle(picture: Element): string {
  const properties = imageOf(picture)?.properties ?? {};
  const title = typeof properties.title === "string" ? properties.title.trim() : "";
  if (title) delete properties.title;
  return title;
}
