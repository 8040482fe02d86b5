import type { Comparison } from "#comparison/state.ts";
import type { DisplaySpec, ScreenDescription } from "#domain/display/screen.ts";
import type { AnswerPart } from "../answer-part.ts";
import type { Answer } from "./answer.ts";
import { capitalised, type Numbers } from "./numbers.ts";
import type { Search } from "./search.ts";

/** What a language says of the comparison that a search means. */
interface SuggestionWords {
  readonly parts: { readonly numbers: Numbers; readonly search: Search };
  readonly answerOf: (comparison: Comparison) => Answer | null;
  /** `See 27″ to scale` */
  readonly toScale: (screen: string) => string;
  /** `From 3 m, the range for films.` */
  readonly rangeFrom: (distance: string) => string;
}

/** The comparison that a search means, beside what it finds. */
export function suggestionIn({ parts: { numbers, search }, answerOf, toScale, rangeFrom }: SuggestionWords) {
  /** With its diagonal, where its name does not have it. */
  function nameText(screen: ScreenDescription): string {
    const { name = "" } = screen;
    const diagonal = numbers.diagonalText(screen);
    return name.includes(diagonal) ? name : `${name} ${diagonal}`.trim();
  }

  return {
    title(comparison: Comparison): string {
      const [first, second] = comparison.screens;
      const isAlone = second === undefined && comparison.space === null;
      if (first !== undefined && isAlone) return toScale(nameText(first.screen));
      return search.writtenComparisonText(comparison, "cm").title;
    },
    /** Null without screens. */
    answer: (comparison: Comparison): readonly AnswerPart[] | null => answerOf(comparison)?.sentence ?? null,
    /** Null without televisions. */
    filmRange(televisions: readonly DisplaySpec[]): string | null {
      const range = search.filmRangeText(televisions);
      return range && capitalised(range);
    },
    filmRangeFrom: (centimetres: number): string => rangeFrom(search.distanceText(centimetres)),
  };
}
