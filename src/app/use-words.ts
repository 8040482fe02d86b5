import { createContext, createElement, Fragment, type ReactNode, use } from "react";
import { ENGLISH, type Language, type Part } from "#words/language.ts";
import type { RichText } from "#words/rich-text.ts";

/** The language of the page, from the entries of server and browser. Without one it is English. */
export const LanguageContext = createContext<Language>(ENGLISH);

/** The words of a part in the page's language. */
export function useWords<Words>(part: Part<Words>): Words {
  return use(LanguageContext).words(part);
}

/** Shows a text with elements between its words. */
export function rich(text: RichText<ReactNode>): ReactNode {
  return createElement(Fragment, null, ...text);
}
