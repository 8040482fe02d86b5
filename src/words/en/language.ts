import type { Language } from "../language.ts";

export const language: Language = { path: "", lang: "en", locale: "en_GB", dir: "ltr", name: "English", lengths: "in" };
