import type { Canvas } from "./canvas.ts";
import { roundStepUpTo } from "./grid.ts";
import type { ScaleBar } from "./marks.ts";
import { firstFreeBar, TICK } from "./scale-bar.ts";
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
export function composePixelBar(scale: number, canvas: Canvas): ScaleBar | null {
  const { area, texts } = canvas;
  const { step: pixels, parts } = roundStepUpTo(LONGEST[isWide(area) ? "wide" : "narrow"] / scale);
  const length = pixels * scale;
  const part = length / parts;
  const bar = firstFreeBar(length, texts.pixelBar(pixels), canvas);
  if (bar === null) return null;
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
