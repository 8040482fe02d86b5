import { distances } from "../en/distances.ts";
import type { Part } from "../language.ts";

export const DISTANCES: Part<typeof distances> = { en: distances };
