import type { languages as english } from "../en/languages.ts";

/** What leads to the pages in other languages, and around what is in English only. */
export const languages = {
  label: "Langue",
  articlesInEnglish: "Tous les articles sont en anglais.",
  textInEnglish: "Ce texte est en anglais.",
} satisfies typeof english;
