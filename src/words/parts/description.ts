import { description } from "../en/description.ts";
import type { Part } from "../language.ts";

export const DESCRIPTION: Part<typeof description> = { en: description };
