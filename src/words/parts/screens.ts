import { screens } from "../en/screens.ts";
import type { Part } from "../language.ts";

export const SCREENS: Part<typeof screens> = { en: screens };
