import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import { readAddress } from "../address.ts";
import { anchorFor } from "./anchors.ts";

/** The server draws it at this size (D18's picture of a comparison), so nothing jumps when it arrives. */
const COMPARISON_DRAWING = { path: "/comparison.svg", width: 1200, height: 630 };

/**
 * Judges every address of a sanitised tree and writes it in its parsed form. Addresses of files beside the article and
 * pictures written out in the text are left as they are, for `references.ts` to resolve; whatever else is neither of
 * this site nor of the web is taken off. Returns what was taken off, for the author to read.
 */
export function checkAddresses(tree: Root): string[] {
  const removed: string[] = [];
  visit(tree, "element", (element, index, parent) => {
    const { properties } = element;
    if (properties.cite !== undefined && !judgeCitation(element)) delete properties.cite;
    if (element.tagName === "a" && properties.href !== undefined && !judgeLink(element)) {
      removed.push(`link to "${String(properties.href).slice(0, 60)}"`);
      delete properties.href;
    }
    if (element.tagName === "img" && !judgeImage(element) && parent && index !== undefined) {
      removed.push(`picture "${String(properties.src ?? "").slice(0, 60)}"`);
      const words: ElementContent[] = properties.alt ? [{ type: "text", value: String(properties.alt) }] : [];
      parent.children.splice(index, 1, ...words);
      return index + words.length;
    }
  });
  return removed;
}

function judgeLink({ properties }: Element): boolean {
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

function judgeImage({ properties }: Element): boolean {
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
      // A page served over TLS may show no picture that is not.
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

function judgeCitation({ properties }: Element): boolean {
  const address = readAddress(String(properties.cite));
  if (address.kind !== "remote" || !/^https?:$/.test(address.scheme)) return false;
  properties.cite = address.href;
  return true;
}
