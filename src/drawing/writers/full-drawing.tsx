import { composeScene } from "../scene/compose-scene.ts";
import { highlightScene } from "../scene/highlight.ts";
import { PLAIN_MARKS } from "./drawing-marks.tsx";
import type { DrawingParts } from "./drawing-parts.ts";
import { FURTHER_MARKS } from "./further-marks.tsx";
import { ObjectTitles } from "./object-marks.tsx";

/** Draws everything. Loads with the first comparison that needs it or the first highlight. */
export const FULL_DRAWING: DrawingParts = {
  composeScene,
  highlightScene,
  marks: { ...PLAIN_MARKS, ...FURTHER_MARKS },
  ObjectTitles,
};
