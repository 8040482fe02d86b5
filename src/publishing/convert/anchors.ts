import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { plainText } from "./plain-text.ts";

/** Keeps an article's ids from standing for anything of the page around it (DOM clobbering). */
const PREFIX = "user-content-";

/** The id in the published article of what the author calls `id`. */
export function anchorFor(id: string): string {
  return id.startsWith(PREFIX) ? id : PREFIX + id;
}

/**
 * Gives every place an author can link to its id: headings by their words as GitHub does, old `<a name>` anchors by
 * their name, everything else as it was written. No id stands twice.
 */
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
  const words = plainText(element)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
  if (words === "") return undefined;
  let id = anchorFor(words);
  for (let count = 1; taken.has(id); count += 1) id = anchorFor(`${words}-${count}`);
  return id;
}
