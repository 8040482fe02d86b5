import type { Language } from "../language.ts";

export const language: Language = { path: "/pt-br", lang: "pt-BR", dir: "ltr", name: "Português (Brasil)" };
