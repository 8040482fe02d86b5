import { paper } from "../en/paper.ts";
import type { Part } from "../language.ts";

export const PAPER: Part<typeof paper> = { en: paper };
