/**
 * Words that load together, in every language. A part is imported where its words are shown, so that it comes with the
 * script of those who show it: docs/decisions/0035-words-are-handed-over.md
 */
export interface Part<Words> {
  readonly en: Words;
}

/** The language of a page. */
export interface Language {
  /** As in HTML. */
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  words<Words>(part: Part<Words>): Words;
}

export const ENGLISH: Language = { lang: "en", dir: "ltr", words: ({ en }) => en };
