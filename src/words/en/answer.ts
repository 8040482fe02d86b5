import { isNumbered, type ScreenId } from "#comparison/listed-screen.ts";
import { isToScale } from "#comparison/scale-mode.ts";
import type { Comparison } from "#comparison/state.ts";
import { type DrawnUnits, drawnUnitsOf, unitsOf } from "#comparison/units.ts";
import { drawnMeasures } from "#domain/display/measures.ts";
import {
  distancesTo,
  distanceTo,
  isBetweenEdges,
  LARGEST_DESK_INCHES,
  USUAL_DISTANCE,
  USUAL_ROOM_DISTANCE,
} from "#domain/viewing/seat.ts";
import { type AnswerPart, figurePart, screenPart, textPart } from "./answer-part.ts";
import { type AnswerRow, answerRows } from "./answer-row.ts";
import { answerSentence, rowSentence } from "./answer-sentence.ts";
import { curveSentences } from "./curve-text.ts";
import { viewingDistanceText } from "./distance-text.ts";
import { listText } from "./list-text.ts";
import { nominalNote } from "./nominal-note.ts";
import { type RowAnswer, rowAnswer } from "./row-answer.ts";
import { titleText } from "./screen-names.ts";
import { type SeatFigures, seatFigures, seatLine, seatSentence } from "./seat-note.ts";
import { type SpaceAnswer, spaceAnswer } from "./space-answer.ts";
import { textSentence } from "./text-sentence.ts";

/** What the comparison comes to (D54). */
export interface Answer {
  readonly units: DrawnUnits;
  /** It speaks of what is drawn, of a row as a whole. */
  readonly sentence: readonly AnswerPart[];
  /** What a row comes to, and then its screens beside each other (D56); null for what is no row. */
  readonly row: (RowAnswer & { readonly compared: readonly AnswerPart[] }) | null;
  /** From three screens on, what each one is beside the base, for as long as it is highlighted. */
  readonly rowSentences: ReadonlyMap<ScreenId, readonly AnswerPart[]>;
  /** How wide curved screens stand and how deep they are (D61); empty where nothing is curved, and where that does not count. */
  readonly curved: readonly AnswerPart[];
  /** How large text is and how much fits, for two screens with resolutions drawn to scale (D45.3). */
  readonly text: readonly AnswerPart[] | null;
  /** In the list's order; numbered ones by area, as the outlines lie from the outside in. Equal areas keep the list's order. */
  readonly rows: readonly AnswerRow[];
  /** From the seat what the sentence's angles mean (D42). */
  readonly seatLine: readonly AnswerPart[];
  /** From the seat what each row says instead of an area (D32); null in any other scale. */
  readonly seat: readonly SeatFigures[] | null;
  /** Where a nominal 21:9 would be misleading. */
  readonly notes: readonly string[];
  /** Whether the screens fit into the space (D38); null without one. */
  readonly space: SpaceAnswer | null;
}

/** @returns null without screens */
export function answerOf(comparison: Comparison): Answer | null {
  const rows = answerRows(comparison);
  if (rows.length === 0) return null;
  const { scale, distance } = comparison;
  const units = drawnUnitsOf(comparison);
  const row = rowAnswer(comparison, rows);
  const space = spaceAnswer(comparison, rows);
  const base = rows.find(({ isBase }) => isBase);
  // From the seat nothing that is drawn has these differences.
  const isCompared = rows.length > 2 && base !== undefined && space === null && scale !== "seat";
  const areaOf = ({ screen }: AnswerRow) =>
    // To twelve digits, since 27″ and 68.58 cm have the same area but for the rounding of doubles.
    Number((drawnMeasures(screen, units.first)?.area ?? 0).toPrecision(12));
  // A row has its own order.
  const shown =
    isNumbered(rows.length) && row === null ? rows.toSorted((one, other) => areaOf(other) - areaOf(one)) : rows;
  return {
    units,
    sentence:
      row?.sentence ??
      space?.summary ??
      (scale === "seat"
        ? seatSentence(rows, distance, unitsOf(comparison).first)
        : units.first === "px"
          ? pixelSentence(rows)
          : answerSentence(rows, units.first)),
    row: row && { ...row, compared: answerSentence(rows, units.first) },
    rowSentences: new Map(
      isCompared ? rows.filter(({ isDrawn }) => isDrawn).map((row) => [row.id, rowSentence(row, base)]) : [],
    ),
    curved: curveSentences(comparison, rows),
    text: space === null && isToScale(scale) ? textSentence(comparison) : null,
    rows: shown,
    seatLine: scale === "seat" ? seatLine(rows, distance, unitsOf(comparison).first) : [],
    seat: scale === "seat" ? seatFigures(shown, distance, unitsOf(comparison).first) : null,
    notes: scale === "seat" ? seatNotes(comparison) : space === null && units.first !== "px" ? notesOf(rows) : [],
    space,
  };
}

/** `In pixels, 34″ 3440×1440 is 12% wider, 17% shorter and 6.7% smaller than 27″ 16:9.` Then what is not drawn (D46). */
function pixelSentence(rows: readonly AnswerRow[]): readonly AnswerPart[] {
  const drawn = rows.filter(({ isDrawn }) => isDrawn);
  const missing = rows.filter(({ isDrawn }) => !isDrawn);
  if (drawn.length === 0) {
    const none = rows.length === 1 ? "the screen has no resolution" : "no screen has a resolution";
    return [textPart(`In pixels, nothing is drawn: ${none}.`)];
  }
  const [one, ...others] = missing;
  const subject = others.length > 0 ? figurePart(`${missing.length} of ${rows.length}`) : one && screenPart(one);
  const has = others.length > 0 || one?.verb === "are" ? "have" : "has";
  return [
    textPart("In pixels, "),
    ...answerSentence(drawn, "px"),
    ...(subject === undefined ? [] : [textPart(" "), subject, textPart(` ${has} no resolution.`)]),
  ];
}

/** Where the usual distances differ, since nobody has typed one (D58), and that curved screens are drawn flat (D61). */
function seatNotes({ screens, distance }: Comparison): string[] {
  const usual = distancesTo(
    screens.flatMap(({ screen }) => (screen.distance === undefined ? [screen] : [])),
    distance,
  );
  const curved = screens.filter(({ screen }) => screen.radius !== undefined);
  const around = curved
    .filter(({ screen }) => isBetweenEdges(screen, distanceTo(screen, distance)))
    .map(({ screen }) => titleText(screen, screens));
  const [near, far] = [USUAL_DISTANCE, USUAL_ROOM_DISTANCE].map((each) => viewingDistanceText(each, "cm"));
  return [
    ...(usual.length < 2
      ? []
      : [`Up to ${LARGEST_DESK_INCHES}″ from ${near}, larger ones from ${far}, until you type a distance.`]),
    ...(curved.length > around.length
      ? ["Curved screens are drawn flat, as wide as the angle between their edges."]
      : []),
    ...(around.length === 0
      ? []
      : [
          `${listText(around)} ${around.length > 1 ? "are" : "is"} drawn flat, along the curve: your eyes are between the edges.`,
        ]),
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
