import { details } from "../en/details.ts";
import type { Part } from "../language.ts";

export const DETAILS: Part<typeof details> = { en: details };
