import type { Language } from "../language.ts";

export const language: Language = {
  path: "/es",
  lang: "es",
  locale: "es_ES",
  dir: "ltr",
  name: "Español",
  lengths: "cm",
};
