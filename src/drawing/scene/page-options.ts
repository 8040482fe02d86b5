import type { ScaleMode } from "../../comparison/scale-mode.ts";
import type { Size } from "../../domain/geometry/size.ts";
import type { Box } from "./box.ts";
import { DRAWING_MARGIN } from "./compose-scene.ts";

/** The area of the printed drawing: in pixels, the width between the margins of an A4 sheet. */
export const PAPER_AREA: Size = { width: 720, height: 540 };

/** The mark of a view in pixels, within the margin at the upper left. On a phone the area begins below the top bar then. */
const VIEW_MARK = {
  wide: { x: 16, y: 0, width: 268, height: DRAWING_MARGIN },
  narrow: { x: 0, y: 0, width: 136, height: DRAWING_MARGIN },
} as const;

/** The choice of a unit on a phone's drawing, with its distance to the lower right corner. */
const LENGTHS = { width: 106, height: 62 } as const;

/** What the page shows over its drawing: on a phone the transparent top bar and the choice of a unit, and in pixels a mark (D46). */
export function reservedBoxes(area: Size, narrow: boolean, scale: ScaleMode, textScale = 1): readonly Box[] {
  const [width, height] = [LENGTHS.width * textScale, LENGTHS.height * textScale];
  const lengths = narrow ? [{ x: area.width - width, y: area.height - height, width, height }] : [];
  if (scale !== "pixels") {
    return narrow ? [{ x: 0, y: 0, width: area.width, height: DRAWING_MARGIN }, ...lengths] : [];
  }
  const mark = VIEW_MARK[narrow ? "narrow" : "wide"];
  return [{ ...mark, width: mark.width * textScale, height: mark.height * textScale }, ...lengths];
}
