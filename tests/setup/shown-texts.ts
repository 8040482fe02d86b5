import type { Page } from "@playwright/test";

/** What people read and hear. */
const ATTRIBUTES = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "data-tooltip",
  "placeholder",
  "title",
];

/**
 * All texts of a page, hidden ones too, with the words around their elements: each block is one text, and so is each attribute that
 * people read.
 *
 * @param except a selector of what holds other texts
 */
export function shownTexts(page: Page, except = "no-element"): Promise<string[]> {
  return page.evaluate(
    ({ attributes, except }) => {
      const isOther = (element: Element) => element.closest(`script, style, noscript, ${except}`) !== null;
      const blocks = new Map<Element, string>();
      const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        let block = nodes.currentNode.parentElement;
        if (block === null || isOther(block)) continue;
        while (block.parentElement !== null && block.localName !== "text") {
          if (!/^(?:inline|contents)$/.test(getComputedStyle(block).display)) break;
          block = block.parentElement;
        }
        blocks.set(block, (blocks.get(block) ?? "") + nodes.currentNode.nodeValue);
      }
      const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())]
        .filter((element) => !isOther(element))
        .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ""));
      const described = [...document.querySelectorAll("meta[name=description], meta[property^='og:']")]
        .filter((meta) => !/:(?:url|type|image|site_name)/.test(meta.getAttribute("property") ?? ""))
        .map((meta) => meta.getAttribute("content") ?? "");
      return [...blocks.values(), ...named, ...described];
    },
    { attributes: ATTRIBUTES, except },
  );
}
