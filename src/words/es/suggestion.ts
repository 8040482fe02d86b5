import type { Comparison } from "#comparison/state.ts";
import type { DisplaySpec, ScreenDescription } from "#domain/display/screen.ts";
import type { AnswerPart } from "../answer-part.ts";
import type { suggestion as english } from "../en/suggestion.ts";
import { answerOf } from "./answer.ts";
import { capitalised, diagonalText } from "./numbers.ts";
import { distanceText, filmRangeText, writtenComparisonText } from "./search.ts";

export const suggestion = {
  title(comparison: Comparison): string {
    const [first, second] = comparison.screens;
    if (first !== undefined && second === undefined && comparison.space === null) return seeToScale(first.screen);
    return writtenComparisonText(comparison, "cm").title;
  },
  answer: (comparison: Comparison): readonly AnswerPart[] | null => answerOf(comparison)?.sentence ?? null,
  filmRange: (televisions: readonly DisplaySpec[]): string | null => {
    const range = filmRangeText(televisions);
    return range && capitalised(range);
  },
  filmRangeFrom: (centimetres: number): string => `Desde ${distanceText(centimetres)}, lo adecuado para películas.`,
} satisfies typeof english;

function seeToScale(screen: ScreenDescription): string {
  const { name } = screen;
  const diagonal = diagonalText(screen);
  if (name === undefined) return `Ver ${diagonal} a escala`;
  return `Ver ${name.includes(diagonal) ? name : `${name} ${diagonal}`} a escala`;
}
