import type { ScreenDescription } from "#domain/display/screen.ts";
import type { suggestion as english } from "../en/suggestion.ts";
import { capitalised } from "../shared/numbers.ts";
import { answerOf } from "./answer.ts";
import { numbers } from "./numbers.ts";
import { distanceText, filmRangeText, writtenComparisonText } from "./search.ts";

export const suggestion = {
  title(comparison) {
    const [first, second] = comparison.screens;
    if (first !== undefined && second === undefined && comparison.space === null) return seeToScale(first.screen);
    return writtenComparisonText(comparison, "cm").title;
  },
  answer: (comparison) => answerOf(comparison)?.sentence ?? null,
  filmRange: (televisions) => {
    const range = filmRangeText(televisions);
    return range && capitalised(range);
  },
  filmRangeFrom: (centimetres) => `Desde ${distanceText(centimetres)}, lo adecuado para películas.`,
} satisfies typeof english;

function seeToScale(screen: ScreenDescription): string {
  const { name } = screen;
  const diagonal = numbers.diagonalText(screen);
  if (name === undefined) return `Ver ${diagonal} a escala`;
  return `Ver ${name.includes(diagonal) ? name : `${name} ${diagonal}`} a escala`;
}
