import type { Language } from "../language.ts";

export const language: Language = { path: "/es", lang: "es", dir: "ltr", name: "Español" };
