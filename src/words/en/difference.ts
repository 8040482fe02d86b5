import type { RelativeDifference } from "#comparison/differences.ts";
import { type AnswerPart, figurePart, partsText, textPart } from "../answer-part.ts";
import { type Figure, percentText, withDecimals, withDigits } from "./numbers.ts";

const WORDS = {
  width: { more: "wider", less: "narrower", times: "as wide", same: "the same width" },
  height: { more: "taller", less: "shorter", times: "as tall", same: "the same height" },
  area: { more: "larger", less: "smaller", times: "the area", same: "the same area" },
  text: { more: "larger", less: "smaller", times: "as large", same: "the same size" },
} as const;

/** `33% wider`, `2.0× the area`, `the same height`, `about the same height` */
export function relativeText(difference: RelativeDifference): string {
  return partsText(relativeParts(difference));
}

/** The same with the figure in bold. */
export function relativeParts(difference: RelativeDifference): readonly AnswerPart[] {
  const { dimension, kind } = difference;
  if (kind === "alike") return [textPart(`about ${WORDS[dimension].same}`)];
  const figure = figureOf(difference);
  return figure === null
    ? [textPart(WORDS[dimension][kind])]
    : [figurePart(figure), textPart(` ${WORDS[dimension][kind]}`)];
}

/** The same with what it is compared with: `33% wider than 27″ 16:9`, `2.0× the area of 27″ 16:9`, `the same width as 27″ 16:9` */
export function relationParts(difference: RelativeDifference, base: AnswerPart): AnswerPart[] {
  const joint = isThan(difference)
    ? "than"
    : difference.kind === "times" && difference.dimension === "area"
      ? "of"
      : "as";
  return [figurePart(relativeText(difference)), textPart(` ${joint} `), base];
}

/** Whether "than" follows it. */
export function isThan({ kind }: RelativeDifference): boolean {
  return kind === "more" || kind === "less";
}

/** Where a heading has the dimension: `33% wider`, `the same`. */
export function underHeading(difference: RelativeDifference): readonly AnswerPart[] {
  if (difference.kind === "same") return [textPart("the same")];
  return difference.kind === "alike" ? [textPart("about the same")] : relativeParts(difference);
}

/** For a narrow column: `+33%`, `−11%`, `2.0×`, `same`, `≈ same`. */
export function signedText(difference: RelativeDifference): string {
  switch (difference.kind) {
    case "same":
      return "same";
    case "alike":
      return "≈ same";
    case "more":
      return `+${figureOf(difference)}`;
    case "less":
      return `−${percentText(lessNumber(difference.percent))}`;
    default:
      return figureOf(difference) ?? "";
  }
}

/** `33%`, `0.8%` or `2.0×`; null where words say it all. */
export function figureOf(difference: RelativeDifference): string | null {
  switch (difference.kind) {
    case "more":
      return percentText(percentNumber(difference.percent));
    case "less":
      return `${difference.percent < MOST_PERCENT_LESS ? "" : "over "}${percentText(lessNumber(difference.percent))}`;
    case "times":
      return `${timesNumber(difference.factor)}×`;
    default:
      return null;
  }
}

/** Whole percents, and one decimal below 10%. */
function percentNumber(percent: number): Figure {
  const decimals = percent < 9.95 ? 1 : 0;
  return withDecimals(percent, decimals, decimals);
}

/** Nothing that can be seen is 100% smaller, so the last percent keeps a decimal and ends at `99.9`. */
const MOST_PERCENT_LESS = 99.95;

function lessNumber(percent: number): Figure {
  if (percent <= 99) return percentNumber(percent);
  return percent < MOST_PERCENT_LESS ? withDecimals(percent, 1, 1) : withDecimals(99.9, 1, 1);
}

function timesNumber(factor: number): string {
  if (factor >= 1e6) return "over 1 million";
  return factor < 100 ? withDecimals(factor, 1, 1) : withDigits(factor, 3);
}
