import type { Comparison } from "#comparison/state.ts";
import { answerOf } from "./answer.ts";
import { partsText } from "./answer-part.ts";
import { comparisonTitle } from "./comparison-title.ts";

/** The title and what the comparison comes to, for link previews. */
export function comparisonSummary(comparison: Comparison): string {
  const answer = answerOf(comparison);
  const title = `${comparisonTitle(comparison)}.`;
  if (answer === null) return title;
  const { sentence, curved, text } = answer;
  return [title, ...[sentence, curved, text ?? []].filter((parts) => parts.length > 0).map(partsText)].join(" ");
}
