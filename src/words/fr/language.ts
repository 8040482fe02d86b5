import type { Language } from "../language.ts";

export const language: Language = {
  path: "/fr",
  lang: "fr",
  locale: "fr_FR",
  dir: "ltr",
  name: "Français",
  lengths: "cm",
};
