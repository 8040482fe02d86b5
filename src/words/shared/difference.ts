import type { RelativeDifference } from "#comparison/differences.ts";
import { type AnswerPart, figurePart, partsText, textPart } from "../answer-part.ts";
import type { Figure, Numbers } from "./numbers.ts";

/** How a language says that one dimension is larger, smaller or the same. */
export interface DifferenceWords {
  readonly numbers: Numbers;
  /**
   * `33% wider`, `2.0× the area`, `the same height`, `about the same height`
   * @param figure `33%` or `2.0×`; what is the same has none
   */
  relative(difference: RelativeDifference, figure: AnswerPart | null): readonly AnswerPart[];
  /**
   * `33% wider than 27″ 16:9`, `2.0× the area of 27″ 16:9`, `the same width as 27″ 16:9`
   * @param relative the words before it
   */
  relation(difference: RelativeDifference, relative: AnswerPart, base: AnswerPart): AnswerPart[];
  /** Under a heading that has the dimension. */
  readonly same: string;
  readonly alike: string;
  /** `over 99.9%` */
  over(figure: string): string;
  /** `2.0×` in a sentence. */
  times(factor: string): string;
  readonly overMillion: string;
  /** In a narrow column. */
  readonly short: { readonly same: string; readonly alike: string };
}

/** Nothing that can be seen is 100% smaller, so the last percent keeps a decimal and ends at `99.9`. */
const MOST_PERCENT_LESS = 99.95;

const MOST_TIMES = 1e6;

/** The differences in the words of a language. */
export function differenceIn(words: DifferenceWords) {
  const { percentText, withDecimals, withDigits } = words.numbers;

  /** `33% wider`, `2.0× the area`, `the same height`, `about the same height` */
  function relativeText(difference: RelativeDifference): string {
    return partsText(relativeParts(difference));
  }

  /** The same with the figure in bold. */
  function relativeParts(difference: RelativeDifference): readonly AnswerPart[] {
    const figure = figureOf(difference);
    return words.relative(difference, figure === null ? null : figurePart(figure));
  }

  /** The same with what it is compared with: `33% wider than 27″ 16:9`, `2.0× the area of 27″ 16:9`, `the same width as 27″ 16:9` */
  function relationParts(difference: RelativeDifference, base: AnswerPart): AnswerPart[] {
    return words.relation(difference, figurePart(relativeText(difference)), base);
  }

  /** Where a heading has the dimension: `33% wider`, `the same`. */
  function underHeading(difference: RelativeDifference): readonly AnswerPart[] {
    if (difference.kind === "same") return [textPart(words.same)];
    return difference.kind === "alike" ? [textPart(words.alike)] : relativeParts(difference);
  }

  /** For a narrow column: `+33%`, `−11%`, `2.0×`, `same`, `≈ same`. */
  function signedText(difference: RelativeDifference): string {
    switch (difference.kind) {
      case "same":
      case "alike":
        return words.short[difference.kind];
      case "more":
        return `+${percentText(percentNumber(difference.percent))}`;
      case "less":
        return `−${percentText(lessNumber(difference.percent))}`;
      case "times":
        return `${timesNumber(difference.factor)}×`;
    }
  }

  /** `33%`, `0.8%` or `2.0×`; null where words say it all. */
  function figureOf(difference: RelativeDifference): string | null {
    switch (difference.kind) {
      case "more":
        return percentText(percentNumber(difference.percent));
      case "less": {
        const figure = percentText(lessNumber(difference.percent));
        return difference.percent < MOST_PERCENT_LESS ? figure : words.over(figure);
      }
      case "times":
        return words.times(timesNumber(difference.factor));
      default:
        return null;
    }
  }

  /** Whole percents, and one decimal below 10%. */
  function percentNumber(percent: number): Figure {
    const decimals = percent < 9.95 ? 1 : 0;
    return withDecimals(percent, decimals, decimals);
  }

  function lessNumber(percent: number): Figure {
    if (percent <= 99) return percentNumber(percent);
    return percent < MOST_PERCENT_LESS ? withDecimals(percent, 1, 1) : withDecimals(99.9, 1, 1);
  }

  function timesNumber(factor: number): string {
    if (factor >= MOST_TIMES) return words.overMillion;
    return factor < 100 ? withDecimals(factor, 1, 1) : withDigits(factor, 3);
  }

  return { relativeText, relativeParts, relationParts, underHeading, signedText, figureOf };
}

export type Differences = ReturnType<typeof differenceIn>;

/** Whether "than" follows it. */
export function isThan({ kind }: RelativeDifference): boolean {
  return kind === "more" || kind === "less";
}
