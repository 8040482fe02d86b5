import { isUltrawide } from "../domain/catalogue/entry.ts";
import { diagonalText, ratioText } from "../domain/display/display-text.ts";
import { difference, ratioOf } from "../domain/display/measures.ts";
import { asPixels } from "../domain/display/scaling.ts";
import { diagonalInches, type Screen } from "../domain/display/screen.ts";
import { type Answer, answerOf } from "./answer.ts";
import { partsText } from "./answer-part.ts";
import type { AnswerRow } from "./answer-row.ts";
import { comparisonTitle } from "./comparison-title.ts";
import { relativeDifference, relativeText, visibleDifference } from "./relative-difference.ts";
import type { Comparison } from "./state.ts";

/**
 * `27″ or 32″ monitor: 40% more area` for two screens of one shape, `27″ or 34″ ultrawide: 33% wider, 1.2% taller` where the
 * second is an ultrawide, which the answer then speaks of; null for others (D41).
 */
export function questionTitle({ screens, scale }: Comparison): string | null {
  if (scale === "pixels") return null;
  const [one, other] = screens.map(({ screen }) => screen);
  if (one === undefined || other === undefined || screens.length > 2) return null;
  if ([one, other].some(({ name, count }) => name !== undefined || count !== undefined)) return null;
  const answer = ratioText(one) === ratioText(other) ? areaAnswer(one, other) : ultrawideAnswer(one, other);
  return answer === null ? null : `${diagonalText(one)} or ${diagonalText(other)}${kindText(one, other)}: ${answer}`;
}

/** `40% more area`; null for two equal ones. */
function areaAnswer(one: Screen, other: Screen): string | null {
  const [smaller, larger] = diagonalInches(one) < diagonalInches(other) ? [one, other] : [other, one];
  const area = relativeDifference(difference(larger, smaller).area, "area");
  if (area.figure === null) return null;
  return area.joint === "than" ? `${area.figure} more area` : relativeText(area);
}

/** `33% wider, 1.2% taller` */
function ultrawideAnswer(one: Screen, ultrawide: Screen): string | null {
  const isOtherShape = one.width > one.height && ratioOf(one) < ratioOf(ultrawide);
  if (!isUltrawide(ultrawide) || !isOtherShape) return null;
  const { width, height } = difference(ultrawide, one);
  return `${relativeText(visibleDifference(width, "width"))}, ${relativeText(visibleDifference(height, "height"))}`;
}

/** What both are sold as, or the second, where the size says it. */
function kindText(one: Screen, other: Screen): string {
  const inches = [one, other].map(diagonalInches);
  if (one.width < one.height) return "";
  if (isUltrawide(other)) return " ultrawide";
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

/**
 * The answer's sentence (D27). From three screens on: `The largest, 65″ 16:9, is 5.8× the area of the smallest, 27″ 16:9.` In pixels
 * it speaks of those that are drawn (D46).
 */
export function resultText({
  sentence,
  largestFirst,
  pixels,
}: Pick<Answer, "sentence" | "largestFirst" | "pixels">): string {
  if (sentence !== null) return partsText(sentence);
  const sized = largestFirst.flatMap(({ title, screen }) => {
    const drawn = pixels === null ? screen : asPixels(screen);
    return drawn === null ? [] : [{ title, screen: drawn }];
  });
  const [largest, smallest] = [sized[0], sized.at(-1)];
  if (largest === undefined || smallest === undefined) return "";
  const where = pixels === null ? "" : "in pixels, ";
  const left = largestFirst.length - sized.length;
  const missing = left === 0 ? "" : ` ${left} of ${largestFirst.length} ${left === 1 ? "has" : "have"} no resolution.`;
  return capitalised(where + areaResult(largest, smallest)) + missing;
}

function areaResult(largest: SizedScreen, smallest: SizedScreen): string {
  const area = relativeDifference(difference(largest.screen, smallest.screen).area, "area");
  if (largest === smallest) return `only ${largest.title} is drawn.`;
  if (area.direction === 0) return "all have the same area.";
  return `the largest, ${largest.title}, is ${relativeText(area)} ${area.joint} the smallest, ${smallest.title}.`;
}

interface SizedScreen {
  readonly title: string;
  readonly screen: Screen;
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The two figures of a row in pictures and embeds: its size in both units, or its pixels with its true size (D46). */
export function rowFigures(
  row: AnswerRow,
  { pixels, units }: Pick<Answer, "pixels" | "units">,
): readonly [string, string] {
  if (pixels === null) return [row.size[units.first], row.size[units.second]];
  return [pixels.find(({ id }) => id === row.id)?.pixels?.room ?? "not drawn", row.size[units.first]];
}
