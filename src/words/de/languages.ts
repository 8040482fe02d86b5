import type { languages as english } from "../en/languages.ts";

/** What leads to the pages in other languages, and around what is in English only. */
export const languages = {
  label: "Sprache",
  articlesInEnglish: "Alle Artikel sind auf Englisch.",
  textInEnglish: "Dieser Text ist auf Englisch.",
} satisfies typeof english;
