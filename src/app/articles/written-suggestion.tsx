import type { Comparison } from "#comparison/state.ts";
import { writtenComparison } from "#comparison/written-comparison.ts";
import type { Meaning } from "#domain/written/meaning.ts";
import { answerOf } from "#words/en/answer.ts";
import { diagonalText } from "#words/en/display-text.ts";
import { writtenComparisonText } from "#words/en/meaning-text.ts";
import { SuggestionBox } from "./suggestion-box.tsx";

export function WrittenSuggestion({ meaning }: { meaning: Meaning }) {
  // A bare number is too little for a size.
  if (meaning.means === "length" && meaning.length.unit === null) return null;
  return <ComparisonSuggestion comparison={writtenComparison(meaning)} />;
}

export function ComparisonSuggestion({ comparison }: { comparison: Comparison | null }) {
  const answer = comparison && answerOf(comparison);
  if (comparison === null || !answer) return null;
  return <SuggestionBox comparison={comparison} name={nameOf(comparison)} sentence={answer.sentence} />;
}

function nameOf(comparison: Comparison): string {
  const [first, second] = comparison.screens;
  if (first !== undefined && second === undefined && comparison.space === null) {
    const { name } = first.screen;
    const diagonal = diagonalText(first.screen);
    return `See ${name === undefined || name.includes(diagonal) ? (name ?? diagonal) : `${name} ${diagonal}`} to scale`;
  }
  return writtenComparisonText(comparison, "cm").title;
}
