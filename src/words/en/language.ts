import type { Language } from "../language.ts";

export const language: Language = { path: "", lang: "en", dir: "ltr", name: "English" };
