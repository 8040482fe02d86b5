import { method } from "../en/method.ts";
import type { Part } from "../language.ts";

export const METHOD: Part<typeof method> = { en: method };
