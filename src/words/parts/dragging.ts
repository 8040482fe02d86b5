import { dragging } from "../en/dragging.ts";
import type { Part } from "../language.ts";

export const DRAGGING: Part<typeof dragging> = { en: dragging };
