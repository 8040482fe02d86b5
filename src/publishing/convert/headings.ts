import type { Element, Root, RootContent } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { oneLine, plainText } from "./plain-text.ts";

const HEADING = /^h[1-6]$/;

/** The words of the first heading that has any, and its line; null where there is none. */
export function firstHeading(tree: Root): { readonly text: string; readonly line: number } | null {
  let found: { text: string; line: number } | null = null;
  visit(tree, "element", (element) => {
    if (found || isFootnotes(element)) return SKIP;
    if (!HEADING.test(element.tagName)) return;
    const text = plainText(element);
    if (text !== "") found = { text, line: element.position?.start.line ?? 1 };
  });
  return found;
}

/** Takes the title away where it opens the body, since the page shows it above: it must not stand twice. */
export function dropOpeningTitle(tree: Root, title: string): void {
  const index = tree.children.findIndex((node) => !isBlank(node));
  const first = tree.children[index];
  if (first?.type !== "element") return;
  if (HEADING.test(first.tagName) && alike(plainText(first)) === alike(title)) tree.children.splice(0, index + 1);
}

/**
 * Lowers the headings under the page's one h1, its title: the outermost becomes h2, and each next one is at most one
 * level deeper than the heading it belongs to, so that no level is skipped.
 */
export function demoteHeadings(tree: Root): void {
  /** The levels, as written, of the headings that the next one stands under. */
  const above: number[] = [];
  visit(tree, "element", (element) => {
    if (isFootnotes(element)) return SKIP;
    if (!HEADING.test(element.tagName)) return;
    const written = Number(element.tagName.slice(1));
    while ((above.at(-1) ?? 0) >= written) above.pop();
    above.push(written);
    element.tagName = `h${Math.min(above.length + 1, 6)}`;
  });
}

/** GitHub's footnotes bring a heading of their own, an h2 at the end of the article. */
function isFootnotes(element: Element): boolean {
  return element.tagName === "section" && element.properties.dataFootnotes !== undefined;
}

function isBlank(node: RootContent): boolean {
  return node.type === "text" ? node.value.trim() === "" : node.type !== "element";
}

function alike(text: string): string {
  return oneLine(text).normalize("NFKC").toLowerCase();
}
