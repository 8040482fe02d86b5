import type { languages as english } from "../en/languages.ts";

/** What leads to the pages in other languages, and around what is in English only. */
export const languages = {
  label: "Idioma",
  articlesInEnglish: "Todos los artículos están en inglés.",
  textInEnglish: "Este texto está en inglés.",
} satisfies typeof english;
