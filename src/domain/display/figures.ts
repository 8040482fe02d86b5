import { withDecimals } from "./decimal-text.ts";
import type { Dimension } from "./dimension.ts";
import { UNIT_SPACE, withUnit } from "./display-text.ts";
import type { Unit } from "./unit.ts";

/** What the answer compares. Diagonals are shown as they were typed. */
export type ComparedDimension = Exclude<Dimension, "diagonal">;

export const COMPARED_DIMENSIONS = ["width", "height", "area"] as const satisfies readonly ComparedDimension[];

/** The answer is read at a glance; the details are for measuring. */
export type Precision = "answer" | "details";

/** Decimals of each unit (V7). */
const DECIMALS: Readonly<Record<Precision, Readonly<Record<"length" | "area", Readonly<Record<Unit, number>>>>>> = {
  answer: { length: { in: 1, cm: 1 }, area: { in: 0, cm: 0 } },
  details: { length: { in: 2, cm: 1 }, area: { in: 1, cm: 0 } },
};

/** `23.5″`, `59.8 cm`, `312 in²`, `2010 cm²`; in the details `23.53″` and `311.5 in²`. */
export function measureFigure(value: number, dimension: ComparedDimension, unit: Unit, precision: Precision): string {
  return figureOf(rounded(value, decimalsOf(dimension, unit, precision)), dimension, unit);
}

/** `23.5 × 13.2″`, `59.8 × 33.6 cm` */
export function sizeFigure(width: number, height: number, unit: Unit): string {
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

function decimalsOf(dimension: ComparedDimension, unit: Unit, precision: Precision): number {
  return DECIMALS[precision][dimension === "area" ? "area" : "length"][unit];
}

function figureOf(number: string, dimension: ComparedDimension, unit: Unit): string {
  return dimension === "area" ? `${number}${UNIT_SPACE}${unit}²` : withUnit(number, unit);
}
