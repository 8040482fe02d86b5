import { formulas } from "../en/formulas.ts";
import type { Part } from "../language.ts";

export const FORMULAS: Part<typeof formulas> = { en: formulas };
