import { withDecimals, withDigits } from "../domain/display/decimal-text.ts";
import type { ComparedDimension } from "../domain/display/figures.ts";
import type { Difference } from "../domain/display/measures.ts";

/** How one dimension relates to the base's, rounded once, in parts so that a page can set the figure in bold. */
export interface RelativeDifference {
  /** 1 for more, −1 for less, 0 where the difference rounds to 0.0%. */
  readonly direction: -1 | 0 | 1;
  /** `33%`, `0.8%` or `2.0×`; null where the words say it all. */
  readonly figure: string | null;
  /** What follows the figure: `wider`, `as wide`, `the area`. Without a figure: `the same height`. */
  readonly words: string;
  /** What joins the words to the base: "wider than", "the same width as", "the area of". */
  readonly joint: "than" | "as" | "of";
  /** All in one for a narrow column: `+33%`, `−11%`, `2.0×`, `same`, `≈ same`. */
  readonly signed: string;
  /** How many times the base's, unrounded. */
  readonly factor: number;
}

const WORDS = {
  width: { more: "wider", less: "narrower", times: "as wide", equal: "the same width" },
  height: { more: "taller", less: "shorter", times: "as tall", equal: "the same height" },
  area: { more: "larger", less: "smaller", times: "the area", equal: "the same area" },
  text: { more: "larger", less: "smaller", times: "as large", equal: "the same size" },
} as const;

export function relativeDifference(
  { factor, percent }: Pick<Difference, "factor" | "percent">,
  dimension: ComparedDimension | "text",
): RelativeDifference {
  const { more, less, times, equal } = WORDS[dimension];
  if (withDecimals(Math.abs(percent), 1, 1) === "0.0") {
    return { direction: 0, figure: null, words: equal, joint: "as", signed: "same", factor };
  }
  if (percent < 0) {
    const shown = `${lessNumber(-percent)}%`;
    const figure = percent > -MOST_PERCENT_LESS ? shown : `over ${shown}`;
    return { direction: -1, figure, words: less, joint: "than", signed: `−${shown}`, factor };
  }
  if (percent < TIMES_FROM_PERCENT) {
    const figure = `${percentNumber(percent)}%`;
    return { direction: 1, figure, words: more, joint: "than", signed: `+${figure}`, factor };
  }
  const figure = `${timesNumber(factor)}×`;
  return { direction: 1, figure, words: times, joint: dimension === "area" ? "of" : "as", signed: figure, factor };
}

/** Below this the two figures of a length look the same; both are in inches. */
const LEAST_VISIBLE_INCHES = 0.05;
const LEAST_VISIBLE_PERCENT = 0.95;

/**
 * The same for the answer, where a difference that rounds to less than 1% and 0.1″ is none to a buyer (D35):
 * `practically the same width`. Areas have no length, so for them only a difference of 0 counts.
 */
export function visibleDifference(difference: Difference, dimension: ComparedDimension): RelativeDifference {
  const exact = relativeDifference(difference, dimension);
  const isVisible =
    dimension === "area" ||
    exact.direction === 0 ||
    Math.abs(difference.percent) >= LEAST_VISIBLE_PERCENT ||
    Math.abs(difference.by.in) >= LEAST_VISIBLE_INCHES;
  if (isVisible) return exact;
  const { equal } = WORDS[dimension];
  return { ...exact, figure: null, words: `practically ${equal}`, joint: "as", signed: "≈ same" };
}

/** `33% wider`, `2.0× the area`, `the same height` */
export function relativeText({ figure, words }: RelativeDifference): string {
  return figure === null ? words : `${figure} ${words}`;
}

/** What rounds to 100% and more reads `2.0×`. */
const TIMES_FROM_PERCENT = 99.5;

/** Whole percents, and one decimal below 10%. */
function percentNumber(percent: number): string {
  const decimals = percent < 9.95 ? 1 : 0;
  return withDecimals(percent, decimals, decimals);
}

/** Nothing that can be seen is 100% smaller, so the last percent keeps a decimal and ends at `99.9`. */
const MOST_PERCENT_LESS = 99.95;

function lessNumber(percent: number): string {
  if (percent <= 99) return percentNumber(percent);
  return percent < MOST_PERCENT_LESS ? withDecimals(percent, 1, 1) : "99.9";
}

function timesNumber(factor: number): string {
  if (factor >= 1e6) return "over 1 million";
  return factor < 100 ? withDecimals(factor, 1, 1) : withDigits(factor, 3);
}
