import type { Size } from "../geometry/size.ts";
import type { Dimension } from "./dimension.ts";
import { measuresOf, ratioOf } from "./measures.ts";
import { numberText, positiveNumber } from "./number-text.ts";
import { type Ratio, type Shape, shapeOfPixels } from "./resolution.ts";
import { type ScaledDisplay, textInches } from "./scaling.ts";
import type { DisplaySpec, Relation } from "./screen.ts";

/**
 * The single display of another ratio with the same height, width, area or diagonal, in the same unit: 34″ 3440×1440 is as
 * tall as 26.78″ 16:9. Its diagonal is rounded to the ten significant digits that an editor shows. Null beyond 10^±20.
 */
export function equivalentSpec(display: DisplaySpec, shape: Shape, by: Dimension): DisplaySpec | null {
  const wanted = measuresOf(display, display.unit);
  const unit = measuresOf({ ...shape, length: 1, unit: display.unit }, display.unit);
  const length = by === "area" ? Math.sqrt(wanted.area / unit.area) : wanted[by] / unit[by];
  const rounded = by === "diagonal" ? display.length : positiveNumber(numberText(length));
  return rounded === null ? null : { length: rounded, unit: display.unit, ...shape };
}

/**
 * The single display of another resolution on which text is as large, at the same scaling and in the same unit: 40.5″
 * 3840×2160 has the text of 27″ 2560×1440. Null without a resolution.
 */
export function sameTextSpec(display: ScaledDisplay, other: Size): ScaledDisplay | null {
  const { length, unit, resolution: own, scaling } = display;
  if (own === undefined) return null;
  const rounded = positiveNumber(
    numberText((length * Math.hypot(other.width, other.height)) / Math.hypot(own.width, own.height)),
  );
  return rounded === null
    ? null
    : { length: rounded, unit, ...shapeOfPixels(other), ...(scaling !== undefined && { scaling }) };
}

/** Far less than an editor's ten digits change a length by, and far more than rounding does. */
const SAME = 1e-7;

/** Whether a display still is what it was added for. */
export function holds(display: ScaledDisplay, { by, to }: Relation): boolean {
  if (by === "text") return Math.abs((textInches(display) ?? 0) / (textInches(to) ?? Number.NaN) - 1) < SAME;
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
