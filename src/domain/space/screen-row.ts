import { standingSizeIn } from "../display/curve.ts";
import type { ScreenDescription } from "../display/screen.ts";
import type { Point } from "../geometry/point.ts";
import type { Size } from "../geometry/size.ts";
import { type Fit, fitOuter, frameOf } from "./fit.ts";
import type { Space } from "./opening.ts";

/** Which edges of the pictures in a row lie on one line (D56). */
export const LEVELS = ["bottom", "centre", "top"] as const;

export type Level = (typeof LEVELS)[number];

export const DEFAULT_LEVEL: Level = "bottom";

/** How far a screen can be raised or lowered against the line, in centimetres. */
export const MAX_RAISE = 200;

/** One picture of a row. All lengths have one unit. */
export interface Framed {
  readonly size: Size;
  /** What its frame adds at the left and at the right, and above and below. */
  readonly frame: Size;
  /** Above the line; negative below it. */
  readonly raised: number;
}

/** Pictures beside each other. Lengths count from the row's upper left corner, to the right and down. */
interface Row {
  /** All together, with frames. */
  readonly bounds: Size;
  /** The upper left corner of each picture, in the row's order. */
  readonly corners: readonly Point[];
  /** The line that the pictures are level with. */
  readonly line: number;
}

/** What a picture has above the line. */
const ABOVE: Readonly<Record<Level, (height: number) => number>> = {
  bottom: (height) => height,
  centre: (height) => height / 2,
  top: () => 0,
};

/** Stands pictures beside each other, so that their frames touch. */
export function placeInRow(pictures: readonly Framed[], level: Level): Row {
  const tops = pictures.map(({ size, raised }) => -raised - ABOVE[level](size.height));
  const highest = Math.min(...tops.map((top, index) => top - (pictures[index]?.frame.height ?? 0)));
  const lowest = Math.max(...pictures.map(({ size, frame }, index) => (tops[index] ?? 0) + size.height + frame.height));
  let width = 0;
  const corners = pictures.map(({ size, frame }, index) => {
    const corner = { x: width + frame.width, y: (tops[index] ?? 0) - highest };
    width += size.width + 2 * frame.width;
    return corner;
  });
  if (pictures.length === 0) return { bounds: { width: 0, height: 0 }, corners, line: 0 };
  return { bounds: { width, height: lowest - highest }, corners, line: -highest };
}

/** Screens in a row, in centimetres, curved ones straight from edge to edge (D61). */
export function rowOf(screens: readonly ScreenDescription[], frame: number, level: Level): Row {
  return placeInRow(
    screens.map((screen) => ({
      size: standingSizeIn(screen, "cm"),
      frame: frameOf(screen, frame),
      raised: screen.raised ?? 0,
    })),
    level,
  );
}

/** The screens without which a row fits whose width is too large. */
interface Shorter {
  readonly without: number;
  readonly spare: number;
}

/** How a row as a whole fits (D56). */
export function fitRow(space: Space, { bounds }: Row): Fit {
  return fitOuter(space, bounds);
}

/** The narrowest screen without which a row is no longer too wide, by its index. Null where none suffices alone. */
export function shorterRow(
  screens: readonly ScreenDescription[],
  space: Space,
  frame: number,
  level: Level,
): Shorter | null {
  const fits = screens.flatMap((screen, without): (Shorter & { readonly width: number })[] => {
    const { spare, fits } = fitRow(space, rowOf(screens.toSpliced(without, 1), frame, level));
    return fits
      ? [{ without, spare: spare.width, width: standingSizeIn(screen, "cm").width + 2 * frameOf(screen, frame).width }]
      : [];
  });
  const [narrowest] = fits.toSorted((one, other) => one.width - other.width);
  return narrowest === undefined ? null : { without: narrowest.without, spare: narrowest.spare };
}
