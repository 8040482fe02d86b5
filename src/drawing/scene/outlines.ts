import { colourHex } from "#domain/display/colour.ts";
import type { Point } from "#domain/geometry/point.ts";
import { areaOf, type Size } from "#domain/geometry/size.ts";
import { type Box, grown, intersection, placedAt } from "./box.ts";
import type { Outline, Preview } from "./marks.ts";
import type { Placement } from "./place-all.ts";
import type { DrawnScreen } from "./sizing.ts";

export const OUTLINE_STROKE_WIDTH = 2;

/** By the number of screens, so that many fills over each other do not turn brown (V1). */
function fillOpacity(count: number): number {
  if (count <= 3) return 0.12;
  if (count === 4) return 0.09;
  return count === 5 ? 0.07 : 0;
}

/** The screens' outlines in painting order. All of them together are centred on `middle`. */
export function composeOutlines(
  screens: readonly DrawnScreen[],
  placement: Placement,
  pixelsPerInch: number,
  middle: Point,
): Outline[] {
  const look = { strokeWidth: OUTLINE_STROKE_WIDTH, fillOpacity: fillOpacity(screens.length), opacity: 1 };
  const outlines = screens.map(({ id, number, screen, size }, index): Outline => {
    const box = placedBox(size, index, placement, pixelsPerInch, middle);
    return { id, number, colour: colourHex(screen.colour), ...look, ...box };
  });
  return inPaintingOrder(outlines);
}

/** From the edge of the area to the preview of a screen that is larger, so that its dashes are whole. */
const PREVIEW_INSET = 3;

/**
 * Typed sizes that are not committed, at the place and scale of the committed ones (D34).
 *
 * @param area in which a larger preview ends; null where outlines may leave it too
 */
export function composePreviews(
  previewed: readonly DrawnScreen[],
  screens: readonly DrawnScreen[],
  placement: Placement,
  pixelsPerInch: number,
  middle: Point,
  area: Size | null,
): Preview[] {
  return previewed.map(({ id, number, screen, size }) => {
    const index = screens.findIndex((each) => each.id === id);
    const box = placedBox(size, index, placement, pixelsPerInch, middle);
    const inside = area === null ? box : intersection(box, grown({ x: 0, y: 0, ...area }, -PREVIEW_INSET));
    return { id, number, colour: colourHex(screen.colour), ...inside };
  });
}

function placedBox(size: Size, index: number, { cornerOf }: Placement, pixelsPerInch: number, middle: Point): Box {
  return placedAt({ ...cornerOf(size, index), ...size }, pixelsPerInch, middle);
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
