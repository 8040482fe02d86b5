import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import { anchorFor } from "#domain/article/anchor.ts";
import { readAddress } from "../written-address.ts";

/** The server draws comparisons at this size (D18); with it in the page, the text does not move when they load. */
const COMPARISON_DRAWING = { path: "/comparison.svg", width: 1200, height: 630 };

/**
 * Replaces every address of a sanitised tree by its parsed form, and removes those that are neither of this site nor of
 * the web. Local files and `data:` pictures stay for `resolve-references.ts`. Returns what it removed.
 */
export function checkAddresses(tree: Root): string[] {
  const removed: string[] = [];
  visit(tree, "element", (element, index, parent) => {
    const { properties } = element;
    if (properties.cite !== undefined && !checkCitation(element)) delete properties.cite;
    if (element.tagName === "a" && properties.href !== undefined && !checkLink(element)) {
      removed.push(`link to "${String(properties.href).slice(0, 60)}"`);
      delete properties.href;
    }
    if (element.tagName === "img" && !checkImage(element) && parent && index !== undefined) {
      removed.push(`picture "${String(properties.src ?? "").slice(0, 60)}"`);
      const words: ElementContent[] = properties.alt ? [{ type: "text", value: String(properties.alt) }] : [];
      parent.children.splice(index, 1, ...words);
      return index + words.length;
    }
  });
  return removed;
}

function checkLink({ properties }: Element): boolean {
  const address = readAddress(String(properties.href));
  switch (address.kind) {
    case "fragment":
      properties.href = `#${anchorFor(address.id)}`;
      return true;
    case "site":
      properties.href = address.href;
      return true;
    case "remote":
      properties.href = address.href;
      if (/^https?:$/.test(address.scheme)) properties.rel = ["noopener", "noreferrer"];
      return true;
    case "file":
      return true;
    default:
      return false;
  }
}

function checkImage({ properties }: Element): boolean {
  properties.alt ??= "";
  const address = readAddress(String(properties.src ?? "\0:"));
  switch (address.kind) {
    case "site":
      properties.src = address.href;
      if (address.href.split("?", 1)[0] === COMPARISON_DRAWING.path) {
        properties.width = COMPARISON_DRAWING.width;
        properties.height = COMPARISON_DRAWING.height;
      }
      properties.decoding = "async";
      return true;
    case "remote":
      if (!/^https?:$/.test(address.scheme)) return false;
      // Browsers block pictures over HTTP in a page over HTTPS.
      properties.src = address.href.replace(/^http:/, "https:");
      Object.assign(properties, { loading: "lazy", decoding: "async", referrerPolicy: "no-referrer" });
      return true;
    case "file":
    case "data":
      return true;
    default:
      return false;
  }
}

function checkCitation({ properties }: Element): boolean {
  const address = readAddress(String(properties.cite));
  if (address.kind !== "remote" || !/^https?:$/.test(address.scheme)) return false;
  properties.cite = address.href;
  return true;
}
