import type { Size } from "../../domain/geometry/size.ts";
import type { Box } from "./box.ts";

/** The margin's height (S9): what lies over the drawing keeps to it. */
const MARGIN = 46;
/** Five buttons for a finger, and what is between them and the edge. In pixels. */
const TOOLS_WIDTH = 232;

/**
 * Where buttons lie over the main screen's drawing: at the bottom right, and on a phone along the top.
 *
 * @param area of the drawing, in pixels
 */
export function reservedBoxes(area: Size, narrow: boolean): readonly Box[] {
  const tools = { x: area.width - TOOLS_WIDTH, y: area.height - MARGIN, width: TOOLS_WIDTH, height: MARGIN };
  return narrow ? [tools, { x: 0, y: 0, width: area.width, height: MARGIN }] : [tools];
}
