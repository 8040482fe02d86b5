import type { Language } from "../language.ts";

export const language: Language = { path: "/fr", lang: "fr", dir: "ltr", name: "Français" };
