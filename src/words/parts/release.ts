import { release } from "../en/release.ts";
import type { Part } from "../language.ts";

export const RELEASE: Part<typeof release> = { en: release };
