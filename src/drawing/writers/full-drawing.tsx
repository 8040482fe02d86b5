import { composeScene } from "../scene/compose-scene.ts";
import { PLAIN_MARKS } from "./drawing-marks.tsx";
import type { DrawingParts } from "./drawing-parts.ts";
import { FURTHER_MARKS } from "./further-marks.tsx";
import { ObjectTitles } from "./object-marks.tsx";

/** Draws everything. Loads when the comparison needs it. */
export const FULL_DRAWING: DrawingParts = {
  composeScene,
  marks: { ...PLAIN_MARKS, ...FURTHER_MARKS },
  ObjectTitles,
};
