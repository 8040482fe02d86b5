import { difference } from "../domain/display/measures.ts";
import { type Answer, answerOf } from "./answer.ts";
import { partsText } from "./answer-part.ts";
import { listText } from "./list-text.ts";
import { relativeDifference, relativeText } from "./relative-difference.ts";
import { titleText } from "./screen-names.ts";
import type { Comparison } from "./state.ts";

/** `27″ 16:9 and 29″ 21:9 compared`, the title of a comparison. */
export function comparisonTitle({ screens }: Comparison): string {
  const titles = screens.map(({ screen }) => titleText(screen, screens));
  if (titles.length === 0) return "No screens to compare";
  return titles.length === 1 ? `${titles[0]} drawn to scale` : `${listText(titles)} compared`;
}

/** `27″ 16:9 or 34″ 3440×1440?`, the question that a comparison answers. */
export function comparisonQuestion({ screens }: Comparison, textOf: typeof titleText = titleText): string {
  if (screens.length === 0) return "No screens to compare";
  const titles = screens.map(({ screen }) => textOf(screen, screens));
  return titles.length === 1 ? `How big is ${titles[0]}?` : `${listText(titles, "or")}?`;
}

/** The title and what the comparison comes to, for link previews. */
export function comparisonSummary(comparison: Comparison): string {
  const answer = answerOf(comparison);
  const title = `${comparisonTitle(comparison)}.`;
  return answer === null ? title : `${title} ${resultText(answer)}`;
}

/** The answer's sentence (D27). From three screens on: `The largest, 65″ 16:9, is 5.8× the area of the smallest, 27″ 16:9.` */
export function resultText({ sentence, largestFirst }: Pick<Answer, "sentence" | "largestFirst">): string {
  if (sentence !== null) return partsText(sentence);
  const [largest, smallest] = [largestFirst[0], largestFirst.at(-1)];
  if (largest === undefined || smallest === undefined) return "";
  const area = relativeDifference(difference(largest.screen, smallest.screen).area, "area");
  if (area.direction === 0) return "All have the same area.";
  return `The largest, ${largest.title}, is ${relativeText(area)} ${area.joint} the smallest, ${smallest.title}.`;
}
