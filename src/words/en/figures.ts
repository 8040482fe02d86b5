import type { ComparedDimension } from "#domain/display/dimension.ts";
import { withDecimals } from "#domain/display/machine-number.ts";
import { resolutionText } from "#domain/display/resolution.ts";
import type { DrawnUnit, Unit } from "#domain/display/unit.ts";
import { UNIT_SPACE, withUnit } from "./display-text.ts";

/** The answer is read at a glance; the details are for measuring. */
type Precision = "answer" | "details";

/** Decimals of each unit (V7). */
const DECIMALS: Readonly<Record<Precision, Readonly<Record<"length" | "area", Readonly<Record<DrawnUnit, number>>>>>> =
  {
    answer: { length: { in: 1, cm: 1, px: 0 }, area: { in: 0, cm: 0, px: 1 } },
    details: { length: { in: 2, cm: 1, px: 0 }, area: { in: 1, cm: 0, px: 1 } },
  };

/** An area of pixels is counted in millions. */
const MEGAPIXEL = 1e6;

/** `23.5″`, `59.8 cm`, `3072 px`, `312 in²`, `2010 cm²`, `5.3 MP`; in the details `23.53″` and `311.5 in²`. */
export function measureFigure(
  value: number,
  dimension: ComparedDimension,
  unit: DrawnUnit,
  precision: Precision,
): string {
  const shown = dimension === "area" && unit === "px" ? value / MEGAPIXEL : value;
  return figureOf(rounded(shown, decimalsOf(dimension, unit, precision)), dimension, unit);
}

/** `23.5 × 13.2″`, `59.8 × 33.6 cm`, `3072×1728` */
export function sizeFigure(width: number, height: number, unit: DrawnUnit): string {
  if (unit === "px") return resolutionText({ width: Math.round(width), height: Math.round(height) });
  return `${rounded(width, DECIMALS.answer.length[unit])} × ${measureFigure(height, "height", unit, "answer")}`;
}

/** A diagonal as a person would write it, without trailing zeros: `68.6 cm`, `26.78″`, `27″` */
export function diagonalFigure(value: number, unit: Unit): string {
  return withUnit(withDecimals(value, 0, decimalsFor(value, DECIMALS.details.length[unit])), unit);
}

/** `1.78:1`, `0.56:1` */
export function ratioFigure(ratio: number): string {
  return `${rounded(ratio, 2)}:1`;
}

/** What `value` is more or less than `base`: `+7.83″`, `−0.11″`. Null where that rounds to nothing. */
export function differenceFigure(
  value: number,
  base: number,
  dimension: ComparedDimension,
  unit: Unit,
  precision: Precision,
): string | null {
  const decimals = decimalsFor(Math.max(value, base), decimalsOf(dimension, unit, precision));
  const number = withDecimals(Math.abs(value - base), decimals, decimals);
  if (Number(number) === 0) return null;
  return `${value > base ? "+" : "−"}${figureOf(number, dimension, unit)}`;
}

/** Rounds to so many decimals, and to more where fewer than two digits would be left: `23.5`, `0.54`, `0.00087`. */
export function rounded(value: number, decimals: number): string {
  const kept = decimalsFor(value, decimals);
  return withDecimals(value, kept, kept);
}

/** A value below 1 needs more than one decimal to show two digits. No decimals show any of zero. */
function decimalsFor(value: number, least: number): number {
  return value === 0 ? least : Math.max(least, 1 - Math.floor(Math.log10(value)));
}

function decimalsOf(dimension: ComparedDimension, unit: DrawnUnit, precision: Precision): number {
  return DECIMALS[precision][dimension === "area" ? "area" : "length"][unit];
}

function figureOf(number: string, dimension: ComparedDimension, unit: DrawnUnit): string {
  if (dimension !== "area") return withUnit(number, unit);
  return `${number}${UNIT_SPACE}${unit === "px" ? "MP" : `${unit}²`}`;
}
