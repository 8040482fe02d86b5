import type { Element, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";
import { nodeText } from "./node-text.ts";
import { element, isElement } from "./nodes.ts";

/** Shorter articles are read without contents. */
const SECTIONS_WITH_CONTENTS = 4;

/** Adds links to an article's sections after its first figure, or before the first section where none comes earlier. */
export function addContents(tree: Root): void {
  const sections = tree.children.filter((node) => isElement(node, "h2") && node.properties.id !== undefined);
  const [first] = sections;
  if (first === undefined || sections.length < SECTIONS_WITH_CONTENTS) return;
  const firstSection = tree.children.indexOf(first);
  const figure = tree.children.findIndex(isFigure);
  const entries = sections.filter((node) => node.type === "element").map(entry);
  const contents = element("nav", { className: ["contents"], ariaLabel: "Contents" }, [
    element("details", {}, [
      element("summary", {}, [{ type: "text", value: "In this article" }]),
      element("ul", {}, entries),
    ]),
  ]);
  tree.children.splice(figure >= 0 && figure < firstSection ? figure + 1 : firstSection, 0, contents);
}

function entry(heading: Element): Element {
  const link = element("a", { href: `#${heading.properties.id}` }, [{ type: "text", value: nodeText(heading) }]);
  return element("li", {}, [link]);
}

/** Something that contains a picture, other than the short answer. */
function isFigure(node: RootContent): boolean {
  if (!isElement(node, "figure") && !isElement(node, "p")) return false;
  let found = false;
  visit(node, "element", ({ tagName }) => {
    if (tagName === "img") found = true;
  });
  return found;
}
