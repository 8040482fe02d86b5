import { publishedOuterSize } from "../catalogue/outer-size.ts";
import { type CurvedDisplay, curvedSide, lengthAlong, radiusIn, standingSizeIn } from "../display/curve.ts";
import type { ScreenDescription } from "../display/screen.ts";
import { convertLength, toInches } from "../display/unit.ts";
import type { Size } from "../geometry/size.ts";
import type { Space } from "./opening.ts";

/** How one screen fits into a space. All lengths are in centimetres and unrounded. */
export interface Fit {
  /** The picture with its frame on all sides, or what the model's maker publishes; of a set as a whole. */
  readonly outer: Size;
  /** What the space has more than the screen; negative where the screen is too large. */
  readonly spare: { readonly width: number; readonly height: number | null };
  readonly fits: boolean;
}

/** Lengths that differ by less than this part are equal: rounding of doubles. */
const ROUNDING = 1e-12;

/** @param frame on each side, in centimetres */
export function fitInto(space: Space, frame: number, screen: ScreenDescription): Fit {
  return fitOuter(space, outerSize(screen, frame));
}

/** How anything of that size fits, in centimetres. */
export function fitOuter(space: Space, outer: Size): Fit {
  const { width, height } = spaceSize(space);
  const spare = { width: spareOf(width, outer.width), height: height === null ? null : spareOf(height, outer.height) };
  return { outer, spare, fits: spare.width >= 0 && (spare.height ?? 0) >= 0 };
}

/** In centimetres, of a curved screen straight from edge to edge (D61). Of a model whose maker publishes it, that size (D38.1); the frame is for all others. */
function outerSize(screen: ScreenDescription, frame: number): Size {
  const published = publishedOuterSize(screen);
  if (published !== null) return published;
  const { width, height } = standingSizeIn(screen, "cm");
  return { width: width + 2 * frame, height: height + 2 * frame };
}

/**
 * What the frame adds at the left and at the right, and above and below, in centimetres. A published size leaves open how
 * thick each side is, so half of it counts on both.
 */
export function frameOf(screen: ScreenDescription, frame: number): Size {
  const published = publishedOuterSize(screen);
  if (published === null) return { width: frame, height: frame };
  const { width, height } = standingSizeIn(screen, "cm");
  return { width: (published.width - width) / 2, height: (published.height - height) / 2 };
}

/** In centimetres; no height where only the width counts. */
export function spaceSize({ width, height, unit }: Space): { readonly width: number; readonly height: number | null } {
  return {
    width: convertLength(width, unit, "cm"),
    height: height === null ? null : convertLength(height, unit, "cm"),
  };
}

function spareOf(space: number, outer: number): number {
  return Math.abs(space - outer) <= ROUNDING * space ? 0 : space - outer;
}

/**
 * The largest diagonal in inches with which a display of this ratio and radius, or each one of such a set, fits: rounded down to a
 * tenth, so that it does. Null where not even 0.1″ fits.
 */
export function largestDiagonal(space: Space, frame: number, display: CurvedDisplay): number | null {
  const { count = 1, gap = 0 } = display;
  const { width, height } = spaceSize(space);
  const ratio = display.width / display.height;
  const along = (side: "width" | "height", straight: number) =>
    side === curvedSide(display) ? lengthAlong(straight, radiusIn(display, "cm")) : straight;
  const widest = along("width", (width - 2 * frame - (count - 1) * gap) / count);
  const highest = along("height", height === null ? Number.POSITIVE_INFINITY : height - 2 * frame);
  const diagonal = Math.min(widest * Math.hypot(1, 1 / ratio), highest * Math.hypot(1, ratio));
  const tenths = Math.floor(toInches(diagonal) * 10 * (1 + ROUNDING));
  return tenths > 0 ? tenths / 10 : null;
}
