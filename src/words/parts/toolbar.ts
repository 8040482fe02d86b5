import { toolbar } from "../en/toolbar.ts";
import type { Part } from "../language.ts";

export const TOOLBAR: Part<typeof toolbar> = { en: toolbar };
