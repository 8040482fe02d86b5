import { results } from "../en/results.ts";
import type { Part } from "../language.ts";

export const RESULTS: Part<typeof results> = { en: results };
