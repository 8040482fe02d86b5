import { COMPARED_DIMENSIONS, type ComparedDimension } from "#domain/display/dimension.ts";
import { drawnMeasures } from "#domain/display/measures.ts";
import type { DrawnUnit } from "#domain/display/unit.ts";
import { type AnswerPart, figurePart, listParts, screenPart, textPart } from "./answer-part.ts";
import type { AnswerRow } from "./answer-row.ts";
import { type Differences, differencesFrom, relativeText } from "./relative-difference.ts";

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
