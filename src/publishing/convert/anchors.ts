import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { anchorFor } from "#domain/article/anchor.ts";
import { nodeText } from "./node-text.ts";

/** Gives headings ids from their words as GitHub does, and prefixes all other ids and `<a name>`. Ids are unique. */
export function assignAnchors(tree: Root): void {
  const taken = new Set<string>();
  visit(tree, "element", (element) => {
    const { properties } = element;
    const written = properties.id ?? properties.name;
    delete properties.name;
    delete properties.id;
    const id = written === undefined || written === "" ? headingId(element, taken) : anchorFor(String(written));
    if (id !== undefined && !taken.has(id)) {
      taken.add(id);
      properties.id = id;
    }
    if (properties.ariaDescribedBy !== undefined) {
      properties.ariaDescribedBy = [properties.ariaDescribedBy].flat().map((other) => anchorFor(String(other)));
    }
  });
}

function headingId(element: Element, taken: ReadonlySet<string>): string | undefined {
  if (!/^h[1-6]$/.test(element.tagName)) return undefined;
  const words = nodeText(element)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
  if (words === "") return undefined;
  let id = anchorFor(words);
  for (let count = 1; taken.has(id); count += 1) id = anchorFor(`${words}-${count}`);
  return id;
}
