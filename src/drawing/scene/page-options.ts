import type { Size } from "../../domain/geometry/size.ts";
import type { Box } from "./box.ts";
import { DRAWING_MARGIN, type SceneOptions } from "./compose-scene.ts";

/** Five touch targets with their gaps and the distance to the edge, in pixels. */
const TOOLS_WIDTH = 232;

/** On a phone, a legend replaces the labels of more screens (V1). */
const MOST_LABELS_ON_PHONE = 5;

/** How the main screen's drawing differs from a drawing on its own. */
export function pageOptions(area: Size, narrow: boolean, screenCount: number): SceneOptions {
  return {
    reserved: reservedBoxes(area, narrow),
    labels: narrow && screenCount > MOST_LABELS_ON_PHONE ? "none" : "names",
  };
}

/** Where buttons lie over the drawing: at the bottom right, and on a phone along the top. */
function reservedBoxes(area: Size, narrow: boolean): readonly Box[] {
  const tools = {
    x: area.width - TOOLS_WIDTH,
    y: area.height - DRAWING_MARGIN,
    width: TOOLS_WIDTH,
    height: DRAWING_MARGIN,
  };
  return narrow ? [tools, { x: 0, y: 0, width: area.width, height: DRAWING_MARGIN }] : [tools];
}
