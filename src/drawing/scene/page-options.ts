import type { Size } from "../../domain/geometry/size.ts";
import type { Box } from "./box.ts";
import { DRAWING_MARGIN, type SceneOptions } from "./compose-scene.ts";

/** The area of the printed drawing: in pixels, the width between the margins of an A4 sheet. */
export const PAPER_AREA: Size = { width: 720, height: 540 };

/** On a phone, a legend replaces the labels of more screens (V1). */
const MOST_LABELS_ON_PHONE = 5;

/** How the main screen's drawing differs from a drawing on its own. */
export function pageOptions(
  area: Size,
  narrow: boolean,
  screenCount: number,
): Pick<SceneOptions, "reserved" | "labels"> {
  return {
    reserved: reservedBoxes(area, narrow),
    labels: narrow && screenCount > MOST_LABELS_ON_PHONE ? "none" : "names",
  };
}

/** On a phone the transparent top bar lies over the drawing. */
function reservedBoxes(area: Size, narrow: boolean): readonly Box[] {
  return narrow ? [{ x: 0, y: 0, width: area.width, height: DRAWING_MARGIN }] : [];
}
