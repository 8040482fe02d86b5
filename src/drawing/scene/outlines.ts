import { colourHex } from "../../domain/display/colour.ts";
import { type Screen, sizeInInches } from "../../domain/display/screen.ts";
import { areaOf, type Size } from "../../domain/geometry/size.ts";
import type { Placement } from "./arrange.ts";
import type { Outline, Point } from "./marks.ts";

export const OUTLINE_STROKE_WIDTH = 2;
export const OUTLINE_FILL_OPACITY = 0.1;

/** The screens' outlines in painting order. */
export function composeOutlines(
  screens: readonly Screen[],
  { corners }: Placement,
  pixelsPerInch: number,
  area: Size,
): Outline[] {
  const outlines = screens.map((screen, index): Outline => {
    const { width, height } = sizeInInches(screen);
    const { x, y } = corners[index] as Point;
    const colour = colourHex(screen.colour);
    return {
      number: index + 1,
      stroke: { colour, width: OUTLINE_STROKE_WIDTH },
      fill: { colour, opacity: OUTLINE_FILL_OPACITY },
      x: area.width / 2 + x * pixelsPerInch,
      y: area.height / 2 + y * pixelsPerInch,
      width: width * pixelsPerInch,
      height: height * pixelsPerInch,
    };
  });
  return inPaintingOrder(outlines);
}

/** Areas that differ by less than this part are equal: rounding of doubles. */
const ROUNDING = 1e-12;

/**
 * The largest area first, at the back (S4.10). Equal areas keep the list's order (D10), also between inches and
 * centimetres and between upright and across.
 */
function inPaintingOrder(outlines: readonly Outline[]): Outline[] {
  const ranks = new Map<Outline, number>();
  let rank = 0;
  let previous = Number.POSITIVE_INFINITY;
  for (const outline of outlines.toSorted((one, other) => areaOf(other) - areaOf(one))) {
    if (areaOf(outline) < previous * (1 - ROUNDING)) rank += 1;
    ranks.set(outline, rank);
    previous = areaOf(outline);
  }
  return outlines.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}
