import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { readAddress } from "../written-address.ts";
import { improveAccessibility } from "./accessibility.ts";
import { assignAnchors } from "./anchors.ts";
import { markParts, unmarkParts } from "./article-parts.ts";
import { checkAddresses } from "./check-addresses.ts";
import { demoteHeadings } from "./headings.ts";
import { limitNesting } from "./nesting.ts";
import { htmlOf } from "./nodes.ts";
import { parseHtml } from "./parse.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

/**
 * Sanitises an article's HTML from another host by the rules of publishing (D26). Addresses relative to a file lead to
 * `base`, since that host has the file.
 * @throws ArticleError or RangeError when it is nested too deeply
 */
export function sanitiseContent(html: string, base: string): string {
  const { tree: unsafe } = parseHtml(html);
  limitNesting(unsafe);
  unmarkParts(unsafe);
  const { tree } = sanitiseHtml(unsafe);
  assignAnchors(tree);
  demoteHeadings(tree);
  resolveFiles(tree, base);
  checkAddresses(tree);
  improveAccessibility(tree);
  markParts(tree);
  return htmlOf(tree);
}

function resolveFiles(tree: Root, base: string): void {
  visit(tree, "element", ({ tagName, properties }) => {
    const name = tagName === "a" ? "href" : "src";
    const written = properties[name];
    if (written === undefined || readAddress(String(written)).kind !== "file") return;
    properties[name] = URL.parse(String(written).trim(), base)?.href;
  });
}
