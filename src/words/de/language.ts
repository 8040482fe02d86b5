import type { Language } from "../language.ts";

export const language: Language = {
  path: "/de",
  lang: "de",
  locale: "de_DE",
  dir: "ltr",
  name: "Deutsch",
  lengths: "cm",
};
