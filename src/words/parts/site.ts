import { site } from "../en/site.ts";
import type { Part } from "../language.ts";

export const SITE: Part<typeof site> = { en: site };
