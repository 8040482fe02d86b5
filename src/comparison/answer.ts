import { measuresOf } from "../domain/display/measures.ts";
import type { Screen } from "../domain/display/screen.ts";
import { USUAL_DISTANCE } from "../domain/viewing/seat.ts";
import { type AnswerPart, figurePart, screenPart, textPart } from "./answer-part.ts";
import { type AnswerRow, answerRows } from "./answer-row.ts";
import { differenceSentence } from "./difference-sentence.ts";
import { nominalNote } from "./nominal-note.ts";
import { byPixels, type PixelRow, pixelRows, pixelSentence } from "./pixel-answer.ts";
import { isToScale } from "./scale-mode.ts";
import { seatSentence } from "./seat-note.ts";
import { type SpaceAnswer, spaceAnswer } from "./space-answer.ts";
import type { Comparison } from "./state.ts";
import { textSentence } from "./text-sentence.ts";
import { type Units, unitsOf } from "./units.ts";

/** What the comparison comes to (D27). */
export interface Answer {
  readonly units: Units;
  /** For one and two screens, whether they fit into the space, and where no pixels are drawn; otherwise null from three on, where the rows say it. */
  readonly sentence: readonly AnswerPart[] | null;
  /** How large text is and how much fits, for two screens with resolutions drawn to scale (D45.3). */
  readonly text: readonly AnswerPart[] | null;
  /** In the list's order. */
  readonly rows: readonly AnswerRow[];
  /** The same rows by area, as the outlines lie from the outside in. Equal areas keep the list's order. */
  readonly largestFirst: readonly AnswerRow[];
  /** What is drawn of each row where the drawing is sized by pixels, in the order of `rows` (D46); null otherwise. */
  readonly pixels: readonly PixelRow[] | null;
  /** Where a nominal 21:9 would be misleading. */
  readonly notes: readonly string[];
  /** Whether the screens fit into the space (D38); null without one. */
  readonly space: SpaceAnswer | null;
}

/** @returns null without screens */
export function answerOf(comparison: Comparison): Answer | null {
  const rows = answerRows(comparison);
  if (rows.length === 0) return null;
  const units = unitsOf(comparison);
  const space = spaceAnswer(comparison, rows);
  const pixels = comparison.scale === "pixels" ? pixelRows(rows, comparison) : null;
  return {
    units,
    // It speaks of what is drawn; the rows have the true sizes.
    sentence:
      space?.summary ??
      (pixels !== null
        ? pixelSentence(pixels)
        : comparison.scale === "seat"
          ? seatSentence(rows, comparison.distance ?? USUAL_DISTANCE)
          : sentenceOf(rows, units)),
    text: space === null && isToScale(comparison.scale) ? textSentence(comparison) : null,
    rows,
    largestFirst:
      pixels === null
        ? rows.toSorted((one, other) => areaOf(other.screen) - areaOf(one.screen))
        : pixels.toSorted(byPixels),
    pixels,
    notes: space === null && pixels === null ? notesOf(rows) : [],
    space,
  };
}

/** To twelve digits, since 27″ and 68.58 cm have the same area but for the rounding of doubles. */
function areaOf(screen: Screen): number {
  return Number(measuresOf(screen, "in").area.toPrecision(12));
}

function sentenceOf(rows: readonly AnswerRow[], units: Units): AnswerPart[] | null {
  const [first] = rows;
  if (rows.length === 1 && first !== undefined) return sizeSentence(first, units);
  const subject = rows.find(({ isBase }) => !isBase);
  const base = rows.find(({ isBase }) => isBase);
  return rows.length === 2 && subject !== undefined && base !== undefined ? differenceSentence(subject, base) : null;
}

/** `27″ 16:9 is 23.5 × 13.2″ (59.8 × 33.6 cm) with an area of 312 in² (2010 cm²).` */
function sizeSentence(row: AnswerRow, { first, second }: Units): AnswerPart[] {
  return [
    screenPart(row),
    textPart(` ${row.verb} `),
    figurePart(row.size[first]),
    textPart(` (${row.size[second]}) with an area of `),
    figurePart(row.measures.area[first]),
    textPart(` (${row.measures.area[second]}).`),
  ];
}

/** A nominal ratio that changes the answer is pointed out (D27). */
function notesOf(rows: readonly AnswerRow[]): string[] {
  const base = rows.find(({ isBase }) => isBase);
  if (base === undefined) return [];
  return rows
    .filter((row) => row !== base)
    .map((row) => nominalNote(row, base, rows.length === 2))
    .filter((note) => note !== null);
}
