import { areaOf } from "../geometry/size.ts";
import type { Dimension } from "./dimension.ts";
import { type ScaledDisplay, singleRoomOf } from "./scaling.ts";
import { type DisplaySpec, singleSizeIn, sizeIn, sizeInInches } from "./screen.ts";
import { convertLength, type DrawnUnit, type Unit } from "./unit.ts";

/** The lengths of a display in one unit and its area in the square of that unit, unrounded. */
export type Measures = Readonly<Record<Dimension, number>>;

/**
 * In `unit`, unrounded. A diagonal in its own unit is exactly the typed one. A set has the width and height of the
 * whole, the sum of its displays' areas, without the gaps, and the diagonal of each display (D29).
 */
export function measuresOf(display: DisplaySpec, unit: Unit): Measures {
  const { width, height } = sizeIn(display, unit);
  const area = (display.count ?? 1) * areaOf(singleSizeIn(display, unit));
  return { diagonal: convertLength(display.length, display.unit, unit), width, height, area };
}

/**
 * The same also in pixels of the operating system, where the displays of a set touch, since a gap has none (D46). Null in pixels
 * without a resolution.
 */
export function drawnMeasures(display: ScaledDisplay, unit: DrawnUnit): Measures | null {
  if (unit !== "px") return measuresOf(display, unit);
  const single = singleRoomOf(display);
  if (single === null) return null;
  const { count = 1 } = display;
  const { width, height } = single;
  return { diagonal: Math.hypot(width, height), width: count * width, height, area: count * areaOf(single) };
}

/** Width divided by height: 1.777… for 16:9, 0.5625 for 9:16. */
export function ratioOf(display: Pick<DisplaySpec, "width" | "height">): number {
  return display.width / display.height;
}

/** Width divided by height, of a set as a whole (D29). */
export function wholeRatio(display: DisplaySpec): number {
  return ratioOf(display.count === undefined ? display : sizeInInches(display));
}

/** `12.5` for 1.125, negative for less. The last digits of such a product are wrong, and would decide how a half is rounded. */
export function percentMore(factor: number): number {
  return Number(((factor - 1) * 100).toFixed(12));
}

/** The difference of one dimension from the base's, unrounded. */
interface Difference {
  /** Value divided by the base's: 1.15 for 15% more. */
  readonly factor: number;
  /** In percent of the base's; negative for less. */
  readonly percent: number;
  /** In the unit of both, or its square for an area; negative for less. */
  readonly by: number;
}

/**
 * The difference from `base` in each dimension. Percentages refer to the base and so differ by direction: 27″ has
 * 28.8% less area than 32″ of the same ratio, and 32″ has 40.5% more than 27″.
 */
export function difference(display: DisplaySpec, base: DisplaySpec): Readonly<Record<Dimension, Difference>> {
  return differenceOf(measuresOf(display, "in"), measuresOf(base, "in"));
}

/** The same of two measures in one unit. */
export function differenceOf(measures: Measures, base: Measures): Readonly<Record<Dimension, Difference>> {
  const of = (dimension: Dimension): Difference => {
    // Without the last digits, a width and a height that grow alike also round alike.
    const factor = Number((measures[dimension] / base[dimension]).toPrecision(14));
    return { factor, percent: percentMore(factor), by: measures[dimension] - base[dimension] };
  };
  return { diagonal: of("diagonal"), width: of("width"), height: of("height"), area: of("area") };
}
