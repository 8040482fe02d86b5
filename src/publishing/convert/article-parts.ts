import type { Element, ElementContent, Root, RootContent } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { anchorFor } from "#domain/article/anchor.ts";
import { isPicture } from "./captions.ts";
import { addContents } from "./contents.ts";
import { element, hasContent, isElement } from "./nodes.ts";

/*
 * The parts of an article that its page shows in a form of their own. Headings name them in the author's file; the published
 * HTML marks them by classes, which the sanitiser lets no author write.
 */

const SHORT_ANSWER = { className: "short-answer", heading: anchorFor("the-short-answer") };
const READ_NEXT = { className: "read-next", heading: anchorFor("read-next") };

/** Classes of elements that publishing adds around what the author wrote. */
const WRAPPERS = [SHORT_ANSWER.className, READ_NEXT.className, "verdict", "table-scroll", "unbroken"];

/** Where a line may break at any place, or breaks only where the author wrote it. */
const UNTOUCHED = ["pre", "code", "kbd", "samp", "nav"];

/** Marks the parts of a sanitised article, after `anchors.ts`, `figures.ts` and `accessibility.ts`. */
export function markParts(tree: Root): void {
  markShortAnswer(tree);
  markReadNext(tree);
  addContents(tree);
  highlightRows(tree);
  keepTogether(tree);
}

/** Removes the marks of an article that another host has published, so that its parts are marked once. */
export function unmarkParts(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    if (!parent || index === undefined) return;
    const isContents = element.tagName === "nav" && classesOf(element).includes("contents");
    if (!isContents && !classesOf(element).some((name) => WRAPPERS.includes(String(name)))) return;
    parent.children.splice(index, 1, ...(isContents ? [] : element.children));
    return index;
  });
}

/** The links of the related articles, each the first of its entry. */
export function relatedLinks(tree: Root): Element[] {
  const links: Element[] = [];
  visit(tree, "element", (section) => {
    if (!classesOf(section).includes(READ_NEXT.className)) return;
    visit(section, "element", (entry) => {
      if (entry.tagName !== "li") return;
      const link = entry.children.find((child) => isElement(child, "a"));
      if (link?.type === "element") links.push(link);
      return SKIP;
    });
  });
  return links;
}

/** The heading at the beginning, the paragraph below it, and the table or picture that follows. */
function markShortAnswer(tree: Root): void {
  const [heading, verdict, evidence] = tree.children.filter(hasContent);
  if (!isElement(heading, "h2") || heading.properties.id !== SHORT_ANSWER.heading || !isElement(verdict, "p")) return;
  const shown = evidence !== undefined && isEvidence(evidence) ? [evidence] : [];
  const last = shown[0] ?? verdict;
  const words = element("div", { className: ["verdict"] }, [heading, verdict]);
  tree.children.splice(0, tree.children.indexOf(last) + 1, section(SHORT_ANSWER, [words, ...shown]));
}

/** The last heading, if a list is all that follows. */
function markReadNext(tree: Root): void {
  const [heading, list] = tree.children.filter(hasContent).slice(-2);
  if (!isElement(heading, "h2") || heading.properties.id !== READ_NEXT.heading || !isElement(list, "ul")) return;
  tree.children.splice(tree.children.indexOf(heading), tree.children.length, section(READ_NEXT, [heading, list]));
}

function section({ className, heading }: typeof SHORT_ANSWER, children: ElementContent[]): Element {
  return element("section", { className: [className], ariaLabelledBy: [heading] }, children);
}

function isEvidence(node: RootContent): node is Element {
  if (node.type !== "element") return false;
  if (node.tagName === "figure" || classesOf(node).includes("table-scroll")) return true;
  const [only, ...more] = node.children.filter(hasContent);
  return node.tagName === "p" && only !== undefined && more.length === 0 && isPicture(only);
}

/** A row whose first cell is bold is the one that the table is about. */
function highlightRows(tree: Root): void {
  visit(tree, "element", (row) => {
    if (row.tagName !== "tr") return;
    const first = row.children.find((cell) => isElement(cell, "td"));
    const [only, ...more] = first?.type === "element" ? first.children.filter(hasContent) : [];
    if (more.length === 0 && (isElement(only, "strong") || isElement(only, "b"))) {
      row.properties.className = ["highlighted"];
    }
  });
}

/** Keeps a number and its word on one line: a browser may break "65-inch" at its hyphen. */
function keepTogether(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "element" && UNTOUCHED.includes(node.tagName)) return SKIP;
    if (node.type !== "text" || !parent || index === undefined) return;
    // Every other piece matches.
    const pieces = node.value.split(/(\d{1,6}-\p{L}+)/u);
    if (pieces.length === 1) return;
    const nodes = pieces.map((value, place): ElementContent => {
      const text = { type: "text" as const, value };
      return place % 2 === 0 ? text : element("span", { className: ["unbroken"] }, [text]);
    });
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

function classesOf({ properties }: Element): readonly unknown[] {
  return Array.isArray(properties.className) ? properties.className : [];
}
