import { withDecimals, withDigits } from "./decimal-text.ts";
import { UNIT_SPACE } from "./display-text.ts";
import type { Difference, Dimension } from "./measures.ts";
import type { Unit } from "./unit.ts";

/** What the answer compares. Diagonals are shown as they were typed. */
export type ComparedDimension = Exclude<Dimension, "diagonal">;

export const COMPARED_DIMENSIONS = ["width", "height", "area"] as const satisfies readonly ComparedDimension[];

/** The headings of their columns. */
export const DIMENSION_HEADINGS: Readonly<Record<ComparedDimension, string>> = {
  width: "Width",
  height: "Height",
  area: "Area",
};

/** The answer is read at a glance; the details are for measuring. */
export type Precision = "answer" | "details";

/** Decimals of each unit (V7). */
const DECIMALS: Readonly<Record<Precision, Readonly<Record<"length" | "area", Readonly<Record<Unit, number>>>>>> = {
  answer: { length: { in: 1, cm: 1 }, area: { in: 0, cm: 0 } },
  details: { length: { in: 2, cm: 1 }, area: { in: 1, cm: 0 } },
};

/** `23.5″`, `59.8 cm`, `312 in²`, `2010 cm²`; in the details `23.53″` and `311.5 in²`. */
export function measureFigure(value: number, dimension: ComparedDimension, unit: Unit, precision: Precision): string {
  return withUnit(rounded(value, decimalsOf(dimension, unit, precision)), dimension, unit);
}

/** `23.5 × 13.2″`, `59.8 × 33.6 cm` */
export function sizeFigure(width: number, height: number, unit: Unit): string {
  return `${rounded(width, DECIMALS.answer.length[unit])} × ${measureFigure(height, "height", unit, "answer")}`;
}

/** A diagonal as a person would write it, without trailing zeros: `68.6 cm`, `26.78″`, `27″` */
export function diagonalFigure(value: number, unit: Unit): string {
  return withUnit(withDecimals(value, 0, decimalsFor(value, DECIMALS.details.length[unit])), "width", unit);
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
  return `${value > base ? "+" : "−"}${withUnit(number, dimension, unit)}`;
}

/** Rounds to so many decimals, and to more where fewer than two digits would be left: `23.5`, `0.54`, `0.00087`. */
export function rounded(value: number, decimals: number): string {
  const kept = decimalsFor(value, decimals);
  return withDecimals(value, kept, kept);
}

/** A positive value below 1 needs more than one decimal to show two digits. */
function decimalsFor(value: number, least: number): number {
  return Math.max(least, 1 - Math.floor(Math.log10(value)));
}

function decimalsOf(dimension: ComparedDimension, unit: Unit, precision: Precision): number {
  return DECIMALS[precision][dimension === "area" ? "area" : "length"][unit];
}

function withUnit(number: string, dimension: ComparedDimension, unit: Unit): string {
  if (dimension === "area") return `${number}${UNIT_SPACE}${unit}²`;
  return unit === "in" ? `${number}″` : `${number}${UNIT_SPACE}cm`;
}

/** How one dimension relates to the base's, rounded once, in parts so that a page can set the figure in bold. */
export interface RelativeDifference {
  /** 1 for more, −1 for less, 0 where the difference rounds to 0.0 %. */
  readonly direction: -1 | 0 | 1;
  /** `33 %`, `0.8 %` or `2.0×`; null where the direction is 0. */
  readonly figure: string | null;
  /** What follows the figure: `wider`, `as wide`, `the area`. Without a figure: `as tall`. */
  readonly words: string;
  /** What joins the words to the base: "wider than", "as wide as", "the area of". */
  readonly joint: "than" | "as" | "of";
  /** All in one for a narrow column: `+33 %`, `−11 %`, `2.0×`, `0 %`. */
  readonly signed: string;
  /** How many times the base's, unrounded. */
  readonly factor: number;
}

const WORDS = {
  width: { more: "wider", less: "narrower", times: "as wide", equal: "as wide" },
  height: { more: "taller", less: "shorter", times: "as tall", equal: "as tall" },
  area: { more: "larger", less: "smaller", times: "the area", equal: "as large" },
} as const;

export function relativeDifference(
  { factor, percent }: Pick<Difference, "factor" | "percent">,
  dimension: ComparedDimension,
): RelativeDifference {
  const { more, less, times, equal } = WORDS[dimension];
  if (withDecimals(Math.abs(percent), 1, 1) === "0.0") {
    return { direction: 0, figure: null, words: equal, joint: "as", signed: `0${UNIT_SPACE}%`, factor };
  }
  if (percent < 0) {
    const shown = `${lessNumber(-percent)}${UNIT_SPACE}%`;
    const figure = percent > -MOST_PERCENT_LESS ? shown : `over ${shown}`;
    return { direction: -1, figure, words: less, joint: "than", signed: `−${shown}`, factor };
  }
  if (percent < TIMES_FROM_PERCENT) {
    const figure = `${percentNumber(percent)}${UNIT_SPACE}%`;
    return { direction: 1, figure, words: more, joint: "than", signed: `+${figure}`, factor };
  }
  const figure = `${timesNumber(factor)}×`;
  return { direction: 1, figure, words: times, joint: dimension === "area" ? "of" : "as", signed: figure, factor };
}

/** `33 % wider`, `2.0× the area`, `as tall` */
export function relativeText({ figure, words }: RelativeDifference): string {
  return figure === null ? words : `${figure} ${words}`;
}

/** What rounds to 100 % and more reads `2.0×`. */
const TIMES_FROM_PERCENT = 99.5;

/** Whole percents, and one decimal below 10 %. */
function percentNumber(percent: number): string {
  const decimals = percent < 9.95 ? 1 : 0;
  return withDecimals(percent, decimals, decimals);
}

/** Nothing that can be seen is 100 % smaller, so the last percent keeps a decimal and ends at `99.9`. */
const MOST_PERCENT_LESS = 99.95;

function lessNumber(percent: number): string {
  if (percent <= 99) return percentNumber(percent);
  return percent < MOST_PERCENT_LESS ? withDecimals(percent, 1, 1) : "99.9";
}

function timesNumber(factor: number): string {
  if (factor >= 1e6) return "over 1 million";
  return factor < 100 ? withDecimals(factor, 1, 1) : withDigits(factor, 3);
}
