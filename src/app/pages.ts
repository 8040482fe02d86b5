import type { Words } from "#words/words.ts";

/** A page with an address of its own. Routes, site map and footer are made from these tables. */
export interface SitePage {
  readonly path: string;
  /** The file of its route, below `routes`. */
  readonly file: string;
  /** Whether the site map has it. */
  readonly isListed: boolean;
  /** Whether its text is in every language. Search engines get the English address of the others. */
  readonly isTranslated: boolean;
  /** Its link in the footers; null without one. */
  readonly footer: Exclude<keyof Words["site"]["footer"], "copyright"> | null;
}

/** Over the comparison (D13), in the footer's order. */
export const DIALOGS: readonly SitePage[] = [
  { path: "/privacy", file: "privacy.tsx", isListed: true, isTranslated: false, footer: "privacy" },
  { path: "/terms", file: "terms.tsx", isListed: true, isTranslated: false, footer: "terms" },
  { path: "/help", file: "help.tsx", isListed: true, isTranslated: true, footer: "help" },
];

/** Instead of the comparison, below the top line of `routes/page.tsx`. */
export const TEXT_PAGES: readonly SitePage[] = [
  { path: "/sizes", file: "sizes.tsx", isListed: true, isTranslated: true, footer: null },
  { path: "/info", file: "articles.tsx", isListed: true, isTranslated: false, footer: null },
  // The site map lists each article.
  { path: "/info/:id", file: "article.tsx", isListed: false, isTranslated: false, footer: null },
  { path: "/method", file: "method.tsx", isListed: true, isTranslated: true, footer: null },
];

const PAGES = [...TEXT_PAGES, ...DIALOGS];

export const LISTED_PATHS: readonly string[] = [
  "/",
  ...PAGES.filter(({ isListed }) => isListed).map(({ path }) => path),
];

/** What both footers link to, by the names of their words. */
export const FOOTER_PAGES = PAGES.flatMap(({ path, footer }) => (footer === null ? [] : { path, name: footer }));

/** Whether there is a version in every language. @param path without the one of a language */
export function isTranslated(path: string): boolean {
  return path === "/" || PAGES.some((page) => page.path === path && page.isTranslated);
}
