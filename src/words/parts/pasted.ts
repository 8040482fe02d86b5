import { pasted } from "../en/pasted.ts";
import type { Part } from "../language.ts";

export const PASTED: Part<typeof pasted> = { en: pasted };
