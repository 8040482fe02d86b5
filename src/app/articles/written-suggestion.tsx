import type { Comparison } from "#comparison/state.ts";
import { writtenComparison } from "#comparison/written-comparison.ts";
import type { Meaning } from "#domain/written/meaning.ts";
import { suggestion } from "#words/page/suggestion.ts";
import { SuggestionBox } from "./suggestion-box.tsx";

export function WrittenSuggestion({ meaning }: { meaning: Meaning }) {
  // A bare number is too little for a size.
  if (meaning.means === "length" && meaning.length.unit === null) return null;
  return <ComparisonSuggestion comparison={writtenComparison(meaning)} />;
}

export function ComparisonSuggestion({ comparison }: { comparison: Comparison | null }) {
  const { title, answer } = suggestion;
  const sentence = comparison && answer(comparison);
  if (comparison === null || !sentence) return null;
  return <SuggestionBox comparison={comparison} name={title(comparison)} sentence={sentence} />;
}
