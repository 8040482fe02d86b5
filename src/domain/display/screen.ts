import { type Size, sizeFromDiagonal } from "../geometry/size.ts";
import type { ColourName } from "./colour.ts";
import { convertLength, type Unit } from "./unit.ts";

/** S9: "Maximum screens: 10." */
export const MAX_SCREENS = 10;

/** A display's size: a diagonal in the unit it was given in, and the two parts of its aspect ratio. */
export interface DisplaySpec {
  /** Positive, in `unit`. */
  readonly length: number;
  readonly unit: Unit;
  /** Positive; only its ratio to `height` counts. */
  readonly width: number;
  readonly height: number;
}

/**
 * What a screen may have besides its size. `comparison/screen-properties.ts` says how each is read from a link, edited
 * and shown, and does not compile while one is missing there.
 */
export interface OptionalProperties {
  /** What the visitor calls it. Never empty; see `screen-name.ts`. */
  readonly name: string;
}

/** All of a screen but its colour. */
export interface ScreenDescription extends DisplaySpec, Partial<OptionalProperties> {}

/** What the drawing shows (D1). A value of this type is always valid. */
export interface Screen extends ScreenDescription {
  readonly colour: ColourName;
}

/** S3: "27 diagonal at 16:9 in blue"; also S3: "A new screen defaults to 27 at 16:9." */
export const DEFAULT_SPEC: DisplaySpec = { length: 27, unit: "in", width: 16, height: 9 };

/** S3: "29 diagonal at 21:9 in green" */
export const SECOND_DEFAULT_SPEC: DisplaySpec = { length: 29, unit: "in", width: 21, height: 9 };

/** S2: "Popular aspect ratios offered: 4:3, 16:10, 16:9, 21:9." In this order (D8). */
export const ASPECT_RATIO_PRESETS = [
  { width: 4, height: 3 },
  { width: 16, height: 10 },
  { width: 16, height: 9 },
  { width: 21, height: 9 },
] as const;

/** In inches, unrounded. */
export function diagonalInches(display: DisplaySpec): number {
  return convertLength(display.length, display.unit, "in");
}

/** Width and height in inches, unrounded. */
export function sizeInInches(display: DisplaySpec): Size {
  return sizeFromDiagonal(diagonalInches(display), display.width / display.height);
}
