import type { Root } from "hast";
import { element, isBlank } from "./nodes.ts";

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Wraps the article in an element with its language, if its file has one, and with `dir`, if it starts in a right-to-left script. */
export function markLanguage(tree: Root, text: string, written: string | null): Root {
  const lang = languageTag(written);
  const [firstLetter = ""] = /\p{L}/u.exec(text) ?? [];
  const rightToLeft = RIGHT_TO_LEFT.test(firstLetter);
  if (lang === null && !rightToLeft) return tree;
  const properties = { ...(lang !== null && { lang }), ...(rightToLeft && { dir: "rtl" }) };
  return { type: "root", children: [element("div", properties, content(tree))] };
}

/** A BCP 47 tag in its usual form, or null. */
function languageTag(written: string | null): string | null {
  try {
    return written ? (Intl.getCanonicalLocales(written.trim().replaceAll("_", "-"))[0] ?? null) : null;
  } catch {
    return null;
  }
}

/** The children without line ends before and after them. */
function content(tree: Root) {
  const nodes = tree.children.filter((node) => node.type !== "doctype");
  return nodes.slice(
    nodes.findIndex((node) => !isBlank(node)),
    nodes.findLastIndex((node) => !isBlank(node)) + 1,
  );
}
