import type { languages as english } from "../en/languages.ts";

/** What leads to the pages in other languages, and around what is in English only. */
export const languages = {
  label: "Idioma",
  articlesInEnglish: "Todos os artigos estão em inglês.",
  textInEnglish: "Este texto está em inglês.",
} satisfies typeof english;
