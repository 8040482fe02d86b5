import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { nodeText, oneLine } from "./node-text.ts";
import { hasContent } from "./nodes.ts";

const HEADING = /^h[1-6]$/;

/** The text and line of the first heading that has text, or null. */
export function firstHeading(tree: Root): { readonly text: string; readonly line: number } | null {
  let found: { text: string; line: number } | null = null;
  visit(tree, "element", (element) => {
    if (found || isFootnotes(element)) return SKIP;
    if (!HEADING.test(element.tagName)) return;
    const text = nodeText(element);
    if (text !== "") found = { text, line: element.position?.start.line ?? 1 };
  });
  return found;
}

/** Removes a first heading that repeats the title, because the page shows the title above the body. */
export function dropOpeningTitle(tree: Root, title: string): void {
  const index = tree.children.findIndex(hasContent);
  const first = tree.children[index];
  if (first?.type !== "element") return;
  if (HEADING.test(first.tagName) && comparable(nodeText(first)) === comparable(title))
    tree.children.splice(0, index + 1);
}

/** Lowers the headings below the page's h1, the title. The outermost becomes h2, and no level is skipped. */
export function demoteHeadings(tree: Root): void {
  /** The written levels of the headings above the current one. */
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

/** GitHub's footnotes end the article with a heading of their own. */
function isFootnotes(element: Element): boolean {
  return element.tagName === "section" && element.properties.dataFootnotes !== undefined;
}

function comparable(text: string): string {
  return oneLine(text).normalize("NFKC").toLowerCase();
}
