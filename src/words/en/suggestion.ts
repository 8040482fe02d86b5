import type { Comparison } from "#comparison/state.ts";
import type { DisplaySpec, ScreenDescription } from "#domain/display/screen.ts";
import type { AnswerPart } from "../answer-part.ts";
import { answerOf } from "./answer.ts";
import { numbers } from "./numbers.ts";
import { distanceText, filmRangeText, writtenComparisonText } from "./search.ts";

/** The comparison that a search means, beside what it finds. */
export const suggestion = {
  title(comparison: Comparison): string {
    const [first, second] = comparison.screens;
    if (first !== undefined && second === undefined && comparison.space === null) return seeToScale(first.screen);
    return writtenComparisonText(comparison, "cm").title;
  },
  /** Null without screens. */
  answer: (comparison: Comparison): readonly AnswerPart[] | null => answerOf(comparison)?.sentence ?? null,
  /** Null without televisions. */
  filmRange: (televisions: readonly DisplaySpec[]): string | null => filmRangeText(televisions),
  filmRangeFrom: (centimetres: number): string => `From ${distanceText(centimetres)}, the range for films.`,
};

function seeToScale(screen: ScreenDescription): string {
  const { name } = screen;
  const diagonal = numbers.diagonalText(screen);
  if (name === undefined) return `See ${diagonal} to scale`;
  return `See ${name.includes(diagonal) ? name : `${name} ${diagonal}`} to scale`;
}
