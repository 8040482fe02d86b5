import type { Size } from "../../domain/geometry/size.ts";
import type { Box } from "./box.ts";
import { DRAWING_MARGIN } from "./compose-scene.ts";

/** The area of the printed drawing: in pixels, the width between the margins of an A4 sheet. */
export const PAPER_AREA: Size = { width: 720, height: 540 };

/** What the page shows over its drawing: on a phone, the transparent top bar. */
export function reservedBoxes(area: Size, narrow: boolean): readonly Box[] {
  return narrow ? [{ x: 0, y: 0, width: area.width, height: DRAWING_MARGIN }] : [];
}
