import type { Size } from "../geometry/size.ts";
import { type DisplaySpec, type OptionalProperties, singleSizeIn } from "./screen.ts";
import { convertLength, type Unit } from "./unit.ts";

/** A display that may be curved. Its width is the one along the curve. */
export type CurvedDisplay = DisplaySpec & Partial<Pick<OptionalProperties, "radius">>;

/** In millimetres (D61). */
export const SMALLEST_RADIUS = 500;
export const LARGEST_RADIUS = 5000;

/** The radii that are sold. */
export const SOLD_RADII: readonly number[] = [800, 1000, 1500, 1800, 2300, 3000, 3800];

/**
 * The smallest radius in whole millimetres with which a display is less than half a circle. It may be larger than
 * `LARGEST_RADIUS`: such a display is flat.
 */
export function smallestRadius(display: DisplaySpec): number {
  const { width, height } = singleSizeIn(display, "cm");
  return Math.max(SMALLEST_RADIUS, Math.floor((10 * Math.max(width, height)) / Math.PI) + 1);
}

/** Whether a display can be curved so, or is flat. */
export function isPossibleCurve({ radius, ...display }: CurvedDisplay): boolean {
  return radius === undefined || (radius >= smallestRadius(display) && radius <= LARGEST_RADIUS);
}

/** The side that lies along the curve: the longer one, of a square the width (D61). */
export function curvedSide({ width, height }: DisplaySpec): keyof Size {
  return height > width ? "height" : "width";
}

/** Width and height in `unit` as the display stands: straight from edge to edge. In a set the gaps are as wide as between flat ones. */
export function standingSizeIn(display: CurvedDisplay, unit: Unit): Size {
  const { count = 1, gap = 0 } = display;
  const { width, height } = standingSingleIn(display, unit);
  return { width: count * width + (count - 1) * convertLength(gap, "cm", unit), height };
}

/** The same of each display of a set, or of the only one. */
export function standingSingleIn(display: CurvedDisplay, unit: Unit): Size {
  const single = singleSizeIn(display, unit);
  const side = curvedSide(display);
  return { ...single, [side]: straightLength(single[side], radiusIn(display, unit)) };
}

/** How far the middle lies behind the edges, in `unit`; of a set that of each display. Zero for a flat one. */
export function depthIn(display: CurvedDisplay, unit: Unit): number {
  const radius = radiusIn(display, unit);
  if (radius === null) return 0;
  // R(1 − cos(W ÷ 2R)), exact for small angles too.
  return 2 * radius * Math.sin(singleSizeIn(display, unit)[curvedSide(display)] / (4 * radius)) ** 2;
}

/** From edge to edge of a length along a curve: 2R sin(W ÷ 2R). */
function straightLength(along: number, radius: number | null): number {
  return radius === null ? along : 2 * radius * Math.sin(along / (2 * radius));
}

/** The length along a curve that is so long from edge to edge, at most half a circle: the inverse of the straight length. */
export function lengthAlong(straight: number, radius: number | null): number {
  return radius === null ? straight : 2 * radius * Math.asin(Math.min(1, straight / (2 * radius)));
}

/** Null for a flat display. */
export function radiusIn({ radius }: CurvedDisplay, unit: Unit): number | null {
  return radius === undefined ? null : convertLength(radius / 10, "cm", unit);
}
