import { withDigits } from "../../domain/display/decimal-text.ts";
import type { Size } from "../../domain/geometry/size.ts";
import type { Grid, ScaleBar } from "./marks.ts";
import { FONT_SIZE, textWidth } from "./text-width.ts";

/** From the area's left and bottom edges to the bar. All lengths are in pixels. */
const INSET = 16;
/** The bar ends in two ticks that point upwards. */
const TICK = 6;
export const SCALE_BAR_STROKE_WIDTH = 1.5;
/** From the bar's left end to its text, and from the bar up to the text's baseline. */
const TEXT_INSET = 6;
const TEXT_HEIGHT = 16;
/** The widest bar as a part of the area's width; buttons need the rest. */
const WIDEST_PART = 1 / 4;

/**
 * A bar as long as a grid square, or as the next smaller round length where the square is wide for the area. Null where
 * bar or text would come nearer to the area's right edge than to its left edge.
 */
export function composeScaleBar(grid: Grid, area: Size): ScaleBar | null {
  const part = grid.pitch > area.width * WIDEST_PART ? partOfStep(grid.step) : 1;
  const length = grid.pitch * part;
  const content = `${withDigits(grid.step * part, 15)} ${grid.unit}`;
  const width = Math.max(length, TEXT_INSET + textWidth(content));
  if (width > area.width - 2 * INSET) return null;
  const x = INSET;
  const y = area.height - INSET;
  return {
    x,
    y,
    length,
    line: [
      { x: 0, y: -TICK },
      { x: 0, y: 0 },
      { x: length, y: 0 },
      { x: length, y: -TICK },
    ],
    strokeWidth: SCALE_BAR_STROKE_WIDTH,
    text: { x: TEXT_INSET, y: -TEXT_INSET, content, fontSize: FONT_SIZE },
    box: { x: x - 2, y: y - TEXT_HEIGHT - 6, width: width + 4, height: TEXT_HEIGHT + 10 },
  };
}

/** From 1, 2 or 5 × 10ⁿ to the round length before it. */
function partOfStep(step: number): number {
  return step.toExponential().startsWith("5") ? 2 / 5 : 1 / 2;
}
