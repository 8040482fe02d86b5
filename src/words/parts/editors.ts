import { editors } from "../en/editors.ts";
import type { Part } from "../language.ts";

export const EDITORS: Part<typeof editors> = { en: editors };
