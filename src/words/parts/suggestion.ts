import { suggestion } from "../en/suggestion.ts";
import type { Part } from "../language.ts";

export const SUGGESTION: Part<typeof suggestion> = { en: suggestion };
