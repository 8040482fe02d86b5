import type { Size } from "../../domain/geometry/size.ts";
import { type Box, overlap } from "./box.ts";
import { roundStepUpTo } from "./grid.ts";
import type { ScaleBar } from "./marks.ts";
import { barOf, TICK } from "./scale-bar.ts";
import type { SceneTexts } from "./scene-texts.ts";
import { isWide } from "./text-size.ts";

/** The longest bar, in pixels of the drawing. */
const LONGEST = { wide: 120, narrow: 80 } as const;
const STROKE_WIDTH = 1;

/**
 * A chequered bar of a round number of a screen's pixels, so that nobody takes it for a length (D46). Its text is the longest form
 * that has room. Null where none has.
 *
 * @param scale how large a pixel of a screen is drawn
 */
export function composePixelBar(
  scale: number,
  area: Size,
  reserved: readonly Box[],
  texts: SceneTexts,
  textScale: number,
): ScaleBar | null {
  const { step: pixels, parts } = roundStepUpTo(LONGEST[isWide(area) ? "wide" : "narrow"] / scale);
  const length = pixels * scale;
  const part = length / parts;
  const bars = texts.pixelBar(pixels).map((text) => barOf(length, text, area, textScale));
  const bar = bars.find((each) => each !== null && !reserved.some((box) => overlap(box, each.box)));
  if (!bar) return null;
  const corners = [
    { x: 0, y: -TICK },
    { x: length, y: -TICK },
    { x: length, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: -TICK },
  ];
  const filled = Array.from({ length: Math.ceil(parts / 2) }, (_, index) => ({
    x: 2 * index * part,
    y: -TICK,
    width: part,
    height: TICK,
  }));
  return { ...bar, line: corners, strokeWidth: STROKE_WIDTH, filled };
}
