import { join } from "node:path";
import type { Language } from "#words/language.ts";
import { LANGUAGES } from "#words/languages.ts";
import { root } from "./setup.mjs";

/** The language of the pages that are built or served for development: that of `SITE_LANGUAGE`, a folder of `src/words`. */
export function pageLanguage(folder = "en"): Language {
  const language = LANGUAGES.find((each) => wordsFolder(each) === folder);
  if (language !== undefined) return language;
  throw new Error(`SITE_LANGUAGE is ${folder}; set it to one of ${LANGUAGES.map(wordsFolder).join(", ")}.`);
}

/** The folder of a language in `src/words`. */
export function wordsFolder({ path }: Language): string {
  return path.slice(1) || "en";
}

/** The folder with the build of a language, from the project's root. */
export function buildFolder({ path }: Language): string {
  return `build${path}`;
}

/** Where its build finds `#words/page/*`. */
export function wordsAlias(language: Language) {
  return [{ find: /^#words\/page\//, replacement: `${join(root, "src", "words", wordsFolder(language))}/` }];
}
