import { actualSize } from "../en/actual-size.ts";
import type { Part } from "../language.ts";

export const ACTUAL_SIZE: Part<typeof actualSize> = { en: actualSize };
