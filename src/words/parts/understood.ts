import { understood } from "../en/understood.ts";
import type { Part } from "../language.ts";

export const UNDERSTOOD: Part<typeof understood> = { en: understood };
