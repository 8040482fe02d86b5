import { sizes } from "../en/sizes.ts";
import type { Part } from "../language.ts";

export const SIZES: Part<typeof sizes> = { en: sizes };
