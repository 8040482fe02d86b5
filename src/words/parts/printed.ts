import { printed } from "../en/printed.ts";
import type { Part } from "../language.ts";

export const PRINTED: Part<typeof printed> = { en: printed };
