import { titles } from "../en/titles.ts";
import type { Part } from "../language.ts";

export const TITLES: Part<typeof titles> = { en: titles };
