import { home } from "../en/home.ts";
import type { Part } from "../language.ts";

export const HOME: Part<typeof home> = { en: home };
