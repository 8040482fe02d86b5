import type { Size } from "../../domain/geometry/size.ts";
import type { Box } from "./box.ts";
import { DRAWING_MARGIN } from "./compose-scene.ts";

/** Five touch targets with their gaps and the distance to the edge, in pixels. */
const TOOLS_WIDTH = 232;

/** Where buttons lie over the main screen's drawing: at the bottom right, and on a phone along the top. */
export function reservedBoxes(area: Size, narrow: boolean): readonly Box[] {
  const tools = {
    x: area.width - TOOLS_WIDTH,
    y: area.height - DRAWING_MARGIN,
    width: TOOLS_WIDTH,
    height: DRAWING_MARGIN,
  };
  return narrow ? [tools, { x: 0, y: 0, width: area.width, height: DRAWING_MARGIN }] : [tools];
}
