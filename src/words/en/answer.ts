import { isNumbered, type ScreenId } from "#comparison/listed-screen.ts";
import { isToScale } from "#comparison/scale-mode.ts";
import type { Comparison } from "#comparison/state.ts";
import { type DrawnUnits, drawnUnitsOf, unitsOf } from "#comparison/units.ts";
import { COMPARED_DIMENSIONS, type ComparedDimension } from "#domain/display/dimension.ts";
import { drawnMeasures } from "#domain/display/measures.ts";
import type { DrawnUnit } from "#domain/display/unit.ts";
import {
  distancesTo,
  distanceTo,
  isBetweenEdges,
  LARGEST_DESK_INCHES,
  USUAL_DISTANCE,
  USUAL_ROOM_DISTANCE,
} from "#domain/viewing/seat.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { type Differences, differencesFrom, relativeText } from "./difference.ts";
import { viewingDistanceText } from "./distances.ts";
import { curveSentences, nominalNote, textSentence } from "./notes.ts";
import { listText } from "./numbers.ts";
import { type RowAnswer, rowAnswer } from "./row.ts";
import { type AnswerRow, answerRows, listParts, screenPart } from "./rows.ts";
import { titleText } from "./screens.ts";
import { type SeatFigures, seatFigures, seatLine, seatSentence } from "./seat.ts";
import { type SpaceAnswer, spaceAnswer } from "./space.ts";

/**
 * What a comparison of any number of screens comes to (D54): the size of one, the difference of two, and of more which is the
 * widest, the tallest and the largest.
 *
 * @param unit in which the drawing measures them
 */
export function answerSentence(rows: readonly AnswerRow[], unit: DrawnUnit): readonly AnswerPart[] {
  const [first] = rows;
  if (first === undefined) return [];
  if (rows.length === 1) return sizeSentence(first, unit);
  const subject = rows.find(({ isBase }) => !isBase);
  const base = rows.find(({ isBase }) => isBase);
  if (rows.length === 2 && subject !== undefined && base !== undefined) return rowSentence(subject, base);
  return winnersSentence(rows, unit);
}

/** `27″ 16:9 is 23.5″ wide and 13.2″ tall.` */
function sizeSentence(row: AnswerRow, unit: DrawnUnit): readonly AnswerPart[] {
  const { width, height } = row.measures;
  return [
    screenPart(row),
    textPart(` ${row.verb} `),
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
export function rowSentence(subject: AnswerRow, base: AnswerRow): readonly AnswerPart[] {
  const { differences } = subject;
  if (subject === base || differences === null) {
    return [screenPart(subject), textPart(` ${subject.verb} what the others are compared with.`)];
  }
  const { width, height, area } = differences;
  const start = [screenPart(subject), textPart(` ${subject.verb} `)];
  const than = (joint: string) => [textPart(` ${joint} `), screenPart(base)];
  if (isAlike(differences)) {
    const isSame = COMPARED_DIMENSIONS.every((dimension) => differences[dimension].direction === 0);
    return [...start, figurePart(isSame ? "the same size" : "about the same size"), ...than("as"), textPart(".")];
  }
  const rest = [textPart(", "), figurePart(relativeText(height)), textPart(" and "), figurePart(relativeText(area))];
  return [width, height, area].every(({ joint }) => joint === "than")
    ? [...start, figurePart(relativeText(width)), ...rest, ...than("than"), textPart(".")]
    : [...start, figurePart(relativeText(width)), ...than(width.joint), ...rest, textPart(".")];
}

/** Whether a screen is the same as the base, or about the same, in every dimension. */
function isAlike(differences: Differences): boolean {
  return COMPARED_DIMENSIONS.every((dimension) => differences[dimension].figure === null);
}

const SUPERLATIVES = { width: "widest", height: "tallest", area: "largest" } as const;
const POSITIVES = { width: "wide", height: "tall", area: "large" } as const;

/**
 * `49″ 32:9 is the widest, 27″ 9:16 the tallest and 43″ 16:9 the largest.` A second that is about the same is named, too. A
 * dimension in which all are about the same has no winner.
 */
function winnersSentence(rows: readonly AnswerRow[], unit: DrawnUnit): readonly AnswerPart[] {
  const contests = COMPARED_DIMENSIONS.map((dimension) => contestOf(rows, dimension, unit));
  const decided = contests.filter(({ isOpen }) => isOpen);
  const undecided = contests.filter(({ isOpen }) => !isOpen).map(({ dimension }) => POSITIVES[dimension]);
  const [first, ...others] = byRow(decided.map(({ dimension, winner }) => [winner, SUPERLATIVES[dimension]]));
  if (first === undefined) return [textPart("All are "), figurePart("about the same size"), textPart(".")];
  const claims = [first, ...others].map(([row, words]) => [
    screenPart(row),
    textPart(row === first[0] ? ` ${row.verb} the ` : " the "),
    ...listParts(words.map((word) => [figurePart(word)])),
  ]);
  const seconds = byRow(
    decided.flatMap(({ dimension, second }) => (second === null ? [] : [[second, POSITIVES[dimension]] as const])),
  ).map(([row, words]) => [
    screenPart(row),
    textPart(` ${row.verb} `),
    ...listParts(words.map((word, index) => [figurePart(index === 0 ? `about as ${word}` : word)])),
  ]);
  const alike =
    undecided.length === 0 ? [] : [[textPart("all are "), figurePart(`about as ${undecided.join(" and ")}`)]];
  // Within a claim "and" joins words, so between two claims it would read as one of them.
  const isPlain = claims.length !== 2 || [first, ...others].every(([, words]) => words.length === 1);
  return [
    ...(isPlain
      ? listParts(claims)
      : claims.flatMap((claim, index) => (index === 0 ? claim : [textPart(", "), ...claim]))),
    ...[...seconds, ...alike].flatMap((words) => [textPart("; "), ...words]),
    textPart("."),
  ];
}

interface Contest {
  readonly dimension: ComparedDimension;
  readonly winner: AnswerRow;
  /** About the same; null where the next one differs. */
  readonly second: AnswerRow | null;
  /** Whether one differs from the winner. */
  readonly isOpen: boolean;
}

function contestOf(rows: readonly AnswerRow[], dimension: ComparedDimension, unit: DrawnUnit): Contest {
  const sizeOf = ({ screen }: AnswerRow) => Number((drawnMeasures(screen, unit)?.[dimension] ?? 0).toPrecision(12));
  const [winner, ...others] = rows.toSorted((one, other) => sizeOf(other) - sizeOf(one)) as [AnswerRow, ...AnswerRow[]];
  const alike = others.filter(
    ({ screen }) => differencesFrom(winner.screen, screen, unit)?.[dimension].figure === null,
  );
  return { dimension, winner, second: alike[0] ?? null, isOpen: alike.length < others.length };
}

/** Each screen once with all its words, in the order in which the screens come first. */
function byRow(words: readonly (readonly [AnswerRow, string])[]): (readonly [AnswerRow, readonly string[]])[] {
  return [...new Set(words.map(([row]) => row))].map((row) => [
    row,
    words.flatMap(([each, word]) => (each === row ? [word] : [])),
  ]);
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

export const answer = { answerOf };
