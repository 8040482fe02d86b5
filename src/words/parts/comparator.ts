import { comparator } from "../en/comparator.ts";
import type { Part } from "../language.ts";

export const COMPARATOR: Part<typeof comparator> = { en: comparator };
