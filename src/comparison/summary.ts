import { difference } from "../domain/display/measures.ts";
import { asPixels } from "../domain/display/scaling.ts";
import type { Screen } from "../domain/display/screen.ts";
import { type Answer, answerOf } from "./answer.ts";
import { partsText } from "./answer-part.ts";
import type { AnswerRow } from "./answer-row.ts";
import { capitalised } from "./capitalised.ts";
import { comparisonTitle } from "./comparison-title.ts";
import { relativeDifference, relativeText } from "./relative-difference.ts";
import type { Comparison } from "./state.ts";

/** The title and what the comparison comes to, for link previews. */
export function comparisonSummary(comparison: Comparison): string {
  const answer = answerOf(comparison);
  const title = `${comparisonTitle(comparison)}.`;
  if (answer === null) return title;
  return [title, resultText(answer), ...(answer.text === null ? [] : [partsText(answer.text)])].join(" ");
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

/** The two figures of a row in pictures and embeds: its size in both units, or its pixels with its true size (D46). */
export function rowFigures(
  row: AnswerRow,
  { pixels, units }: Pick<Answer, "pixels" | "units">,
): readonly [string, string] {
  if (pixels === null) return [row.size[units.first], row.size[units.second]];
  return [pixels.find(({ id }) => id === row.id)?.pixels?.room ?? "not drawn", row.size[units.first]];
}
