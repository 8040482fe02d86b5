import type { Element, ElementContent, Parents, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";

/**
 * Makes a figure of a picture that stands alone in its paragraph with words meant for it: its title (`![](a.png "…")`),
 * or a line in emphasis right below it, in the same paragraph or as the next one.
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
  const caption: Element = { type: "element", tagName: "figcaption", properties: {}, children: words };
  return { type: "element", tagName: "figure", properties: {}, children: [picture, caption] };
}

function hasContent(node: RootContent | undefined): boolean {
  return node?.type === "text" ? node.value.trim() !== "" : node?.type === "element" && node.tagName !== "br";
}

/** A picture, or a link around nothing but one. */
function isPicture(node: ElementContent): node is Element {
  return imageOf(node) !== undefined;
}

function imageOf(node: ElementContent): Element | undefined {
  if (node.type !== "element") return undefined;
  if (node.tagName === "img") return node;
  const [only, ...more] = node.children.filter(hasContent);
  return node.tagName === "a" && only && more.length === 0 ? imageOf(only) : undefined;
}

function isEmphasis(node: ElementContent): node is Element {
  return node.type === "element" && (node.tagName === "em" || node.tagName === "i");
}

/** The emphasis that is all of a paragraph. */
function captionParagraph(node: RootContent | undefined): Element | undefined {
  if (node?.type !== "element" || node.tagName !== "p") return undefined;
  const [words, ...more] = node.children.filter(hasContent);
  return words && isEmphasis(words) && more.length === 0 ? words : undefined;
}

/** The words move from the tooltip, which no touch reaches, to the caption. */
function takeTitle(picture: Element): string {
  const properties = imageOf(picture)?.properties ?? {};
  const title = typeof properties.title === "string" ? properties.title.trim() : "";
  if (title) delete properties.title;
  return title;
}
