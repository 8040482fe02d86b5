import { legal } from "../en/legal.ts";
import type { Part } from "../language.ts";

export const LEGAL: Part<typeof legal> = { en: legal };
