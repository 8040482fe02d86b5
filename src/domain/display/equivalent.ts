import type { Dimension } from "./dimension.ts";
import { measuresOf, ratioOf } from "./measures.ts";
import { numberText, positiveNumber } from "./number-text.ts";
import type { Ratio } from "./resolution.ts";
import type { DisplaySpec, Relation } from "./screen.ts";

/**
 * The single display of another ratio with the same height, width, area or diagonal, in the same unit: 34″ 3440×1440 is as
 * tall as 26.78″ 16:9. Its diagonal is rounded to the ten significant digits that an editor shows. Null beyond 10^±20.
 */
export function equivalentSpec(display: DisplaySpec, ratio: Ratio, by: Dimension): DisplaySpec | null {
  const wanted = measuresOf(display, display.unit);
  const unit = measuresOf({ ...ratio, length: 1, unit: display.unit }, display.unit);
  const length = by === "area" ? Math.sqrt(wanted.area / unit.area) : wanted[by] / unit[by];
  const rounded = by === "diagonal" ? display.length : positiveNumber(numberText(length));
  return rounded === null ? null : { length: rounded, unit: display.unit, width: ratio.width, height: ratio.height };
}

/** Far less than an editor's ten digits change a length by, and far more than rounding does. */
const SAME = 1e-7;

/** Whether a display still is what it was added for. */
export function holds(display: DisplaySpec, { by, to }: Relation): boolean {
  return Math.abs(measuresOf(display, "cm")[by] / measuresOf(to, "cm")[by] - 1) < SAME;
}

/** Whether a display has a ratio already, so that it is its own equivalent there. A set has no ratio to keep. */
export function isOfShape(display: DisplaySpec, ratio: Ratio): boolean {
  return display.count === undefined && isSameShape(display, ratio);
}

/** Whether two ratios are the same, as 32:18 and 16:9. */
export function isSameShape(one: Ratio, other: Ratio): boolean {
  return Math.abs(ratioOf(one) / ratioOf(other) - 1) < 1e-9;
}
