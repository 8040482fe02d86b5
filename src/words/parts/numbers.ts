import { numbers } from "../en/numbers.ts";
import type { Part } from "../language.ts";

export const NUMBERS: Part<typeof numbers> = { en: numbers };
