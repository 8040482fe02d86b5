import { aboutTheSame } from "#domain/display/alike.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import { withDecimals, withDigits } from "#domain/display/machine-number.ts";
import { type Difference, differenceOf, drawnMeasures } from "#domain/display/measures.ts";
import type { ScaledDisplay } from "#domain/display/scaling.ts";
import type { DrawnUnit, Unit } from "#domain/display/unit.ts";

/** How one dimension relates to the base's, rounded once, in parts so that a page can set the figure in bold. */
export interface RelativeDifference {
  /** 1 for more, −1 for less, 0 where the difference rounds to 0.0%. */
  readonly direction: -1 | 0 | 1;
  /** `33%`, `0.8%` or `2.0×`; null where the words say it all. */
  readonly figure: string | null;
  /** What follows the figure: `wider`, `as wide`, `the area`. Without a figure: `the same height`. */
  readonly words: string;
  /** The same where a heading has the dimension: `wider`, `the same`. */
  readonly underHeading: string;
  /** What joins the words to the base: "wider than", "the same width as", "the area of". */
  readonly joint: "than" | "as" | "of";
  /** All in one for a narrow column: `+33%`, `−11%`, `2.0×`, `same`, `≈ same`. */
  readonly signed: string;
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
    return { direction: 0, figure: null, words: equal, underHeading: "the same", joint: "as", signed: "same" };
  }
  if (percent < 0) {
    const shown = `${lessNumber(-percent)}%`;
    const figure = percent > -MOST_PERCENT_LESS ? shown : `over ${shown}`;
    return { direction: -1, figure, words: less, underHeading: less, joint: "than", signed: `−${shown}` };
  }
  if (percent < TIMES_FROM_PERCENT) {
    const figure = `${percentNumber(percent)}%`;
    return { direction: 1, figure, words: more, underHeading: more, joint: "than", signed: `+${figure}` };
  }
  const figure = `${timesNumber(factor)}×`;
  const joint = dimension === "area" ? "of" : "as";
  return { direction: 1, figure, words: times, underHeading: times, joint, signed: figure };
}

export type Differences = Readonly<Record<ComparedDimension, RelativeDifference>>;

/** How a display differs from the base in each dimension, where `about the same` is no difference (D35). Null where one has no size in pixels. */
export function differencesFrom(base: ScaledDisplay, display: ScaledDisplay, unit?: Unit): Differences;
export function differencesFrom(base: ScaledDisplay, display: ScaledDisplay, unit: DrawnUnit): Differences | null;
export function differencesFrom(
  base: ScaledDisplay,
  display: ScaledDisplay,
  unit: DrawnUnit = "in",
): Differences | null {
  const [measures, baseMeasures] = [drawnMeasures(display, unit), drawnMeasures(base, unit)];
  if (measures === null || baseMeasures === null) return null;
  const differences = differenceOf(measures, baseMeasures);
  const alike = aboutTheSame(measures, baseMeasures, unit);
  const of = (dimension: ComparedDimension): RelativeDifference => {
    const exact = relativeDifference(differences[dimension], dimension);
    return alike.has(dimension) && exact.direction !== 0 ? aboutEqual(exact, dimension) : exact;
  };
  return { width: of("width"), height: of("height"), area: of("area") };
}

function aboutEqual(exact: RelativeDifference, dimension: ComparedDimension): RelativeDifference {
  const words = `about ${WORDS[dimension].equal}`;
  return { ...exact, figure: null, words, underHeading: "about the same", joint: "as", signed: "≈ same" };
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
