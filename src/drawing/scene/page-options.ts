import type { ScaleMode } from "#comparison/scale-mode.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "./box.ts";
import { DRAWING_MARGIN } from "./compose-scene.ts";

/** The area of the printed drawing: in pixels, the width between the margins of an A4 sheet. */
export const PAPER_AREA: Size = { width: 720, height: 540 };

/** The mark of actual size, within the drawing. Below any other mark the area begins. */
const ACTUAL_MARK = {
  wide: { x: 16, y: 16, width: 196, height: 40 },
  narrow: { x: 12, y: 60, width: 208, height: 48 },
} as const;

/** The choice of a unit on a phone's drawing, with its distance to the lower right corner. */
const LENGTHS = { width: 106, height: 62 } as const;

/** What the page shows over its drawing: on a phone the transparent top bar and the choice of a unit, and the mark of a scale (D55). */
export function reservedBoxes(area: Size, narrow: boolean, scale: ScaleMode, textScale = 1): readonly Box[] {
  const [width, height] = [LENGTHS.width * textScale, LENGTHS.height * textScale];
  const lengths = narrow ? [{ x: area.width - width, y: area.height - height, width, height }] : [];
  const bar = narrow && (scale === "fit" || scale === "actual");
  const bars = bar ? [{ x: 0, y: 0, width: area.width, height: DRAWING_MARGIN }, ...lengths] : lengths;
  if (scale !== "actual") return bars;
  const mark = ACTUAL_MARK[narrow ? "narrow" : "wide"];
  return [{ ...mark, width: mark.width * textScale, height: mark.height * textScale }, ...bars];
}
