import { embed } from "../en/embed.ts";
import type { Part } from "../language.ts";

export const EMBED: Part<typeof embed> = { en: embed };
