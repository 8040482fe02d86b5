import type { Comparison } from "#comparison/state.ts";
import { writtenComparison } from "#comparison/written-comparison.ts";
import type { Meaning } from "#domain/written/meaning.ts";
import { answerOf } from "#words/en/answer.ts";
import { writtenComparisonText } from "#words/en/search.ts";
import { SUGGESTION } from "#words/parts/suggestion.ts";
import type { Words } from "#words/words.ts";
import { useWords } from "../use-words.ts";
import { SuggestionBox } from "./suggestion-box.tsx";

export function WrittenSuggestion({ meaning }: { meaning: Meaning }) {
  // A bare number is too little for a size.
  if (meaning.means === "length" && meaning.length.unit === null) return null;
  return <ComparisonSuggestion comparison={writtenComparison(meaning)} />;
}

export function ComparisonSuggestion({ comparison }: { comparison: Comparison | null }) {
  const words = useWords(SUGGESTION);
  const answer = comparison && answerOf(comparison);
  if (comparison === null || !answer) return null;
  return <SuggestionBox comparison={comparison} name={nameOf(comparison, words)} sentence={answer.sentence} />;
}

function nameOf(comparison: Comparison, { seeToScale }: Words["suggestion"]): string {
  const [first, second] = comparison.screens;
  if (first !== undefined && second === undefined && comparison.space === null) return seeToScale(first.screen);
  return writtenComparisonText(comparison, "cm").title;
}
