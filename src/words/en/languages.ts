/** What leads to the pages in other languages, and around what is in English only. */
export const languages = {
  label: "Language",
  /** In other languages only, as the next one. */
  articlesInEnglish: "All articles are in English.",
  textInEnglish: "This text is in English.",
};
