import { fromAbove } from "../en/from-above.ts";
import type { Part } from "../language.ts";

export const FROM_ABOVE: Part<typeof fromAbove> = { en: fromAbove };
