import type { Language } from "../language.ts";

export const language: Language = {
  path: "/pt-br",
  lang: "pt-BR",
  locale: "pt_BR",
  dir: "ltr",
  name: "Português (Brasil)",
  lengths: "cm",
};
