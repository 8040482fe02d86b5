import type { Language } from "../language.ts";

export const language: Language = { path: "/de", lang: "de", dir: "ltr", name: "Deutsch" };
