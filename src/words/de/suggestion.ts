import type { ScreenDescription } from "#domain/display/screen.ts";
import type { suggestion as english } from "../en/suggestion.ts";
import { answerOf } from "./answer.ts";
import { numbers } from "./numbers.ts";
import { distanceText, filmRangeText, writtenComparisonText } from "./search.ts";

/** The comparison that a search means, beside what it finds. */
export const suggestion = {
  title: (comparison) => {
    const [first, second] = comparison.screens;
    if (first !== undefined && second === undefined && comparison.space === null) return seeToScale(first.screen);
    return writtenComparisonText(comparison, "cm").title;
  },
  answer: (comparison) => answerOf(comparison)?.sentence ?? null,
  filmRange: (televisions) => filmRangeText(televisions),
  filmRangeFrom: (centimetres) => `Aus ${distanceText(centimetres)}, der Bereich für Filme.`,
} satisfies typeof english;

function seeToScale(screen: ScreenDescription): string {
  const { name } = screen;
  const diagonal = numbers.diagonalText(screen);
  const called = name === undefined ? diagonal : name.includes(diagonal) ? name : `${name} ${diagonal}`;
  return `${called} maßstabsgetreu sehen`;
}
