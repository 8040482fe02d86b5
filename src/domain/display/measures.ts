import { areaOf, type Size, sizeFromDiagonal } from "../geometry/size.ts";
import type { DisplaySpec } from "./screen.ts";
import { convertLength, type Unit } from "./unit.ts";

/** What of two displays is compared. */
export type Dimension = "diagonal" | "width" | "height" | "area";

export const DIMENSIONS = ["diagonal", "width", "height", "area"] as const satisfies readonly Dimension[];

/** A display's lengths in one unit and its area in the square of it, unrounded. */
export type Measures = Readonly<Record<Dimension, number>>;

/** In `unit`, unrounded: nothing is converted twice, so that a diagonal in its own unit is the one that was typed. */
export function measuresOf(display: DisplaySpec, unit: Unit): Measures {
  const diagonal = convertLength(display.length, display.unit, unit);
  const size: Size = sizeFromDiagonal(diagonal, ratioOf(display));
  return { diagonal, width: size.width, height: size.height, area: areaOf(size) };
}

/** Width divided by height: 1.777… for 16:9, 0.5625 for 9:16. */
export function ratioOf(display: Pick<DisplaySpec, "width" | "height">): number {
  return display.width / display.height;
}

/** How one dimension of a display differs from a base's. */
export interface Difference {
  /** How many times the base's: 1 for equal ones, 1.15 for 15 % more. Positive, unrounded. */
  readonly factor: number;
  /** What it has more (negative: less), in parts of a hundred of the base's. Unrounded. */
  readonly percent: number;
  /** What it has more (negative: less), in inches and centimetres, of an area in their squares. Unrounded. */
  readonly by: Readonly<Record<Unit, number>>;
}

/**
 * How a display differs from `base` in each dimension. A percentage is one of the base, so the two directions have
 * different ones: 27″ has 28.8 % less area than 32″ of the same ratio, and 32″ has 40.5 % more than 27″.
 */
export function difference(display: DisplaySpec, base: DisplaySpec): Readonly<Record<Dimension, Difference>> {
  const inches = [measuresOf(display, "in"), measuresOf(base, "in")] as const;
  const centimetres = [measuresOf(display, "cm"), measuresOf(base, "cm")] as const;
  const of = (dimension: Dimension): Difference => {
    const factor = inches[0][dimension] / inches[1][dimension];
    return {
      factor,
      percent: (factor - 1) * 100,
      by: {
        in: inches[0][dimension] - inches[1][dimension],
        cm: centimetres[0][dimension] - centimetres[1][dimension],
      },
    };
  };
  return { diagonal: of("diagonal"), width: of("width"), height: of("height"), area: of("area") };
}
