import { answerOf } from "./answer.ts";
import { partsText } from "./answer-part.ts";
import { comparisonTitle } from "./comparison-title.ts";
import type { Comparison } from "./state.ts";

/** The title and what the comparison comes to, for link previews. */
export function comparisonSummary(comparison: Comparison): string {
  const answer = answerOf(comparison);
  const title = `${comparisonTitle(comparison)}.`;
  if (answer === null) return title;
  return [title, partsText(answer.sentence), ...(answer.text === null ? [] : [partsText(answer.text)])].join(" ");
}
