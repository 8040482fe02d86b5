import { errors } from "../en/errors.ts";
import type { Part } from "../language.ts";

export const ERRORS: Part<typeof errors> = { en: errors };
