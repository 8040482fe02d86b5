import { diagonalText, ratioText } from "../domain/display/display-text.ts";
import { difference } from "../domain/display/measures.ts";
import { diagonalInches, type Screen } from "../domain/display/screen.ts";
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

/** `27″ or 32″ monitor: 40% more area`, where two screens of one shape have no more to say; null for others (D41). */
export function questionTitle({ screens }: Comparison): string | null {
  const [one, other] = screens.map(({ screen }) => screen);
  if (one === undefined || other === undefined || screens.length > 2) return null;
  if ([one, other].some(({ name, count }) => name !== undefined || count !== undefined)) return null;
  const [smaller, larger] = diagonalInches(one) < diagonalInches(other) ? [one, other] : [other, one];
  const area = relativeDifference(difference(larger, smaller).area, "area");
  if (ratioText(one) !== ratioText(other) || area.figure === null) return null;
  const answer = area.joint === "than" ? `${area.figure} more area` : relativeText(area);
  return `${diagonalText(one)} or ${diagonalText(other)}${kindText(one, other)}: ${answer}`;
}

/** What both are sold as, where the size says it. */
function kindText(one: Screen, other: Screen): string {
  const inches = [one, other].map(diagonalInches);
  if (one.width < one.height) return "";
  if (inches.every((length) => length >= LEAST_TELEVISION)) return " TV";
  return inches.every((length) => length >= LEAST_MONITOR && length < LEAST_TELEVISION) ? " monitor" : "";
}

/** In inches. */
const LEAST_MONITOR = 19;
const LEAST_TELEVISION = 40;

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
