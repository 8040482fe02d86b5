import { type Size, sizeFromDiagonal } from "../geometry/size.ts";
import type { ColourName } from "./colour.ts";
import type { Equivalence } from "./dimension.ts";
import { convertLength, type Unit } from "./unit.ts";

/** S9.1 */
export const MAX_SCREENS = 10;

/** How many equal displays a set has (D29). */
export const SET_COUNTS = [2, 3, 4] as const;

/** The widest gap of a set, in centimetres. */
export const MAX_GAP = 10;

/** Equal displays side by side that count as one screen (D29). */
export interface DisplaySet {
  readonly count: (typeof SET_COUNTS)[number];
  /** Between two neighbours in centimetres, more than 0 and at most `MAX_GAP`. Without a gap they touch. */
  readonly gap: number;
}

/**
 * A display's size: a diagonal in the unit it was given in, and the two parts of its aspect ratio. In a set they
 * describe each of its displays.
 */
export interface DisplaySpec extends Partial<DisplaySet> {
  /** Positive, in `unit`. */
  readonly length: number;
  readonly unit: Unit;
  /** Positive; only its ratio to `height` counts. */
  readonly width: number;
  readonly height: number;
  /** Its pixels across and down, in the ratio of `width` and `height`; see `shapeFrom` (D28). */
  readonly resolution?: Size;
}

/** What a screen was added for: one dimension, or the size of text, is the same as that of another display (F6.4). */
export interface Relation {
  readonly by: Equivalence;
  /** With its scaling where that counts. */
  readonly to: DisplaySpec & { readonly scaling?: number };
}

/**
 * What a screen may have besides its size. `comparison/screen-properties.ts` says how each is read from a link, edited
 * and shown, and does not compile while one is missing there.
 */
export interface OptionalProperties extends DisplaySet {
  /** What the visitor calls it. Never empty; see `screen-name.ts`. */
  readonly name: string;
  /** From the eye to this screen in centimetres, where it is not the common one (D32). */
  readonly distance: number;
  /** Of its curve in whole millimetres; see `curve.ts` (D61). A flat one has none. */
  readonly radius: number;
  /** Above the line of a row in centimetres, negative below it (D56). */
  readonly raised: number;
  /** How much larger than a pixel the operating system draws one, in whole percents from 100 to 300 (D45). */
  readonly scaling: number;
  /** It stays when the screen changes, but holds only while the dimension is still the same. */
  readonly relation: Relation;
}

/** All of a screen but its colour. */
export interface ScreenDescription extends DisplaySpec, Partial<OptionalProperties> {}

/** What the drawing shows (D1). A value of this type is always valid. */
export interface Screen extends ScreenDescription {
  readonly colour: ColourName;
}

/** The first of the default screens, and every new one (S3.3, S3.4). */
export const DEFAULT_SPEC: DisplaySpec = { length: 27, unit: "in", width: 16, height: 9 };

/** S3.3 */
export const SECOND_DEFAULT_SPEC: DisplaySpec = { length: 29, unit: "in", width: 21, height: 9 };

/** The popular ratios, in the order they are offered (D8). */
export const ASPECT_RATIO_PRESETS = [
  { width: 4, height: 3 },
  { width: 16, height: 10 },
  { width: 16, height: 9 },
  { width: 21, height: 9 },
] as const;

/** A screen's size alone. */
export function displayOf({ length, unit, width, height, resolution, count, gap }: DisplaySpec): DisplaySpec {
  return {
    length,
    unit,
    width,
    height,
    ...(resolution && { resolution }),
    ...(count && { count }),
    ...(gap && { gap }),
  };
}

/** In inches, unrounded; in a set the diagonal of each display. */
export function diagonalInches({ length, unit }: Pick<DisplaySpec, "length" | "unit">): number {
  return convertLength(length, unit, "in");
}

/** Width and height in inches, unrounded; of a set as a whole. */
export function sizeInInches(display: DisplaySpec): Size {
  return sizeIn(display, "in");
}

/**
 * Width and height in `unit`, unrounded. A set is as wide as its displays with the gaps between them:
 * count × width + (count − 1) × gap (D29).
 */
export function sizeIn(display: DisplaySpec, unit: Unit): Size {
  const { count = 1, gap = 0 } = display;
  const { width, height } = singleSizeIn(display, unit);
  return { width: count * width + (count - 1) * convertLength(gap, "cm", unit), height };
}

/** The size of each display of a set, or of the only one, in `unit`, unrounded. */
export function singleSizeIn(display: DisplaySpec, unit: Unit): Size {
  return sizeFromDiagonal(convertLength(display.length, display.unit, unit), display.width / display.height);
}
