import type { ColourName } from "../../domain/display/colour.ts";
import { areaOf } from "../../domain/geometry/size.ts";
import type { Box } from "./box.ts";

export interface Outline extends Box {
  /** The screen's number in the list, from 1. */
  readonly number: number;
  readonly colour: ColourName;
}

/** Areas nearer to each other than this, as a part of them, differ by the rounding of doubles only. */
const ROUNDING = 1e-12;

/**
 * S4: "The largest area is drawn first, at the back." D10: "Equal areas keep the list's order"; the same screen given
 * in inches and in centimetres, or upright and across, has the same area.
 */
export function inPaintingOrder(outlines: readonly Outline[]): Outline[] {
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
