import { help } from "../en/help.ts";
import type { Part } from "../language.ts";

export const HELP: Part<typeof help> = { en: help };
