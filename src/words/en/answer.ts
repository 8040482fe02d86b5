import {
  type AnswerFact,
  answerFact,
  type DifferenceFact,
  differenceFact,
  inDrawnOrder,
  type WinnersFact,
} from "#comparison/answer.ts";
import type { RelativeDifference } from "#comparison/differences.ts";
import type { ScreenId } from "#comparison/listed-screen.ts";
import { isToScale } from "#comparison/scale-mode.ts";
import { seatAssumptions } from "#comparison/seen-screens.ts";
import type { Comparison } from "#comparison/state.ts";
import { type DrawnUnits, drawnUnitsOf, unitsOf } from "#comparison/units.ts";
import type { DrawnUnit } from "#domain/display/unit.ts";
import { LARGEST_DESK_INCHES, USUAL_DISTANCE, USUAL_ROOM_DISTANCE } from "#domain/viewing/seat.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { isThan, relationParts, relativeText } from "./difference.ts";
import { viewingDistanceText } from "./distances.ts";
import { curveSentences, nominalNote, textSentence } from "./notes.ts";
import { listText } from "./numbers.ts";
import { type RowAnswer, rowAnswer } from "./row.ts";
import { type AnswerRow, answerRows, isOrAre, isPlural, listParts, screenPart } from "./rows.ts";
import { titleText } from "./screens.ts";
import { type SeatFigures, seatFigures, seatLine, seatSentence } from "./seat.ts";
import { type SpaceAnswer, spaceAnswer } from "./space.ts";

/** What a comparison of screens comes to (D54), in the unit in which the drawing measures them. */
function answerParts(fact: AnswerFact<AnswerRow> | null, unit: DrawnUnit): readonly AnswerPart[] {
  if (fact === null) return [];
  switch (fact.kind) {
    case "size":
      return sizeSentence(fact.subject, unit);
    case "winners":
      return winnersSentence(fact);
    case "all alike":
      return [textPart("All are "), figurePart("about the same size"), textPart(".")];
    default:
      return differenceSentence(fact);
  }
}

/** `27″ 16:9 is 23.5″ wide and 13.2″ tall.` */
function sizeSentence(row: AnswerRow, unit: DrawnUnit): readonly AnswerPart[] {
  const { width, height } = row.measures;
  return [
    screenPart(row),
    textPart(` ${isOrAre(row)} `),
    figurePart(`${width[unit]} wide`),
    textPart(" and "),
    figurePart(`${height[unit]} tall`),
    textPart("."),
  ];
}

/**
 * One screen against the base: `34″ 3440×1440 is 33% wider, 0.8% shorter and 32% larger than 27″ 16:9.` Where "than" does not fit
 * all three, the base follows the first: `49″ 32:9 is 2.0× as wide as 27″ 16:9, about the same height and 2.0× the area.`
 */
function differenceSentence(fact: DifferenceFact<AnswerRow>): readonly AnswerPart[] {
  const { subject } = fact;
  if (fact.kind === "base")
    return [screenPart(subject), textPart(` ${isOrAre(subject)} what the others are compared with.`)];
  const start = [screenPart(subject), textPart(` ${isOrAre(subject)} `)];
  const base = screenPart(fact.base);
  if (fact.kind !== "differs") {
    const size = fact.kind === "same" ? "the same size" : "about the same size";
    return [...start, figurePart(size), textPart(" as "), base, textPart(".")];
  }
  const { width, height, area } = fact.differences;
  const figure = (difference: RelativeDifference) => figurePart(relativeText(difference));
  return [width, height, area].every(isThan)
    ? [
        ...start,
        figure(width),
        textPart(", "),
        figure(height),
        textPart(" and "),
        ...relationParts(area, base),
        textPart("."),
      ]
    : [
        ...start,
        ...relationParts(width, base),
        textPart(", "),
        figure(height),
        textPart(" and "),
        figure(area),
        textPart("."),
      ];
}

const SUPERLATIVES = { width: "widest", height: "tallest", area: "largest" } as const;
const POSITIVES = { width: "wide", height: "tall", area: "large" } as const;

/** `49″ 32:9 is the widest, 27″ 9:16 the tallest and 43″ 16:9 the largest.` A second that is about the same is named, too. */
function winnersSentence({ winners, seconds, undecided }: WinnersFact<AnswerRow>): readonly AnswerPart[] {
  const claims = winners.map(({ screen, dimensions }, index) => [
    screenPart(screen),
    textPart(index === 0 ? ` ${isOrAre(screen)} the ` : " the "),
    ...listParts(dimensions.map((dimension) => [figurePart(SUPERLATIVES[dimension])])),
  ]);
  const added = seconds.map(({ screen, dimensions: [first, ...others] }) => [
    screenPart(screen),
    textPart(` ${isOrAre(screen)} `),
    ...listParts([
      [figurePart(`about as ${POSITIVES[first]}`)],
      ...others.map((dimension) => [figurePart(POSITIVES[dimension])]),
    ]),
  ]);
  const alike = undecided.map((dimension) => POSITIVES[dimension]).join(" and ");
  const all = alike === "" ? [] : [[textPart("all are "), figurePart(`about as ${alike}`)]];
  // Within a claim "and" joins words, so between two claims it would read as one of them.
  const isPlain = claims.length !== 2 || winners.every(({ dimensions }) => dimensions.length === 1);
  return [
    ...(isPlain
      ? listParts(claims)
      : claims.flatMap((claim, index) => (index === 0 ? claim : [textPart(", "), ...claim]))),
    ...[...added, ...all].flatMap((words) => [textPart("; "), ...words]),
    textPart("."),
  ];
}

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
  // A row has its own order.
  const shown = row === null ? inDrawnOrder(rows, units.first) : rows;
  return {
    units,
    sentence:
      row?.sentence ??
      space?.summary ??
      (scale === "seat"
        ? seatSentence(rows, distance, unitsOf(comparison).first)
        : units.first === "px"
          ? pixelSentence(rows)
          : answerParts(answerFact(rows, units.first), units.first)),
    row: row && { ...row, compared: answerParts(answerFact(rows, units.first), units.first) },
    rowSentences: new Map(
      isCompared
        ? rows.filter(({ isDrawn }) => isDrawn).map((row) => [row.id, differenceSentence(differenceFact(row, base))])
        : [],
    ),
    curved: curveSentences(comparison, rows),
    text: space === null && isToScale(scale) ? textSentence(comparison) : null,
    rows: shown,
    seatLine: scale === "seat" ? seatLine(rows, distance) : [],
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
  const has = others.length > 0 || (one !== undefined && isPlural(one)) ? "have" : "has";
  return [
    textPart("In pixels, "),
    ...answerParts(answerFact(drawn, "px"), "px"),
    ...(subject === undefined ? [] : [textPart(" "), subject, textPart(` ${has} no resolution.`)]),
  ];
}

/** What a drawing from the seat takes for granted. */
function seatNotes(comparison: Comparison): string[] {
  const { differInDistance, areFlat, around } = seatAssumptions(comparison);
  const [near, far] = [USUAL_DISTANCE, USUAL_ROOM_DISTANCE].map((each) => viewingDistanceText(each, "cm"));
  const titles = listText(around.map(({ screen }) => titleText(screen, comparison.screens)));
  return [
    ...(differInDistance
      ? [`Up to ${LARGEST_DESK_INCHES}″ from ${near}, larger ones from ${far}, until you type a distance.`]
      : []),
    ...(areFlat ? ["Curved screens are drawn flat, as wide as the angle between their edges."] : []),
    ...(around.length === 0
      ? []
      : [
          `${titles} ${around.length > 1 ? "are" : "is"} drawn flat, along the curve: your eyes are between the edges.`,
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

export const answer = { answerOf };
