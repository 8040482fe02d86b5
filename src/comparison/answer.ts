import { COMPARED_DIMENSIONS, type ComparedDimension } from "#domain/display/dimension.ts";
import { drawnMeasures } from "#domain/display/measures.ts";
import type { DrawnUnit } from "#domain/display/unit.ts";
import type { ComparedScreen } from "./compared-screens.ts";
import { areAlike, type Differences, differencesFrom, directionOf } from "./differences.ts";
import { isNumbered } from "./listed-screen.ts";

/**
 * What a comparison of any number of screens comes to (D54): the size of one, the difference of two, and of more which is the
 * widest, the tallest and the largest. `Row` is a screen with what the caller needs of it, such as its title.
 */
export type AnswerFact<Row> =
  | { readonly kind: "size"; readonly subject: Row }
  | DifferenceFact<Row>
  | WinnersFact<Row>
  | { readonly kind: "all alike" };

/** One screen against the base, in each dimension or, where none differs, as a whole. */
export type DifferenceFact<Row> =
  | { readonly kind: "base"; readonly subject: Row }
  | { readonly kind: "same" | "alike"; readonly subject: Row; readonly base: Row }
  | { readonly kind: "differs"; readonly subject: Row; readonly base: Row; readonly differences: Differences };

/** A screen and the dimensions in which something holds of it. */
export interface WinnersClaim<Row> {
  readonly screen: Row;
  readonly dimensions: readonly [ComparedDimension, ...ComparedDimension[]];
}

export interface WinnersFact<Row> {
  readonly kind: "winners";
  /** At least one, in the order of their first dimension. */
  readonly winners: readonly [WinnersClaim<Row>, ...WinnersClaim<Row>[]];
  /** About the same as a winner. */
  readonly seconds: readonly WinnersClaim<Row>[];
  /** In which all are about the same. */
  readonly undecided: readonly ComparedDimension[];
}

/**
 * Null without screens.
 *
 * @param unit in which the drawing measures them
 */
export function answerFact<Row extends ComparedScreen>(rows: readonly Row[], unit: DrawnUnit): AnswerFact<Row> | null {
  const [first] = rows;
  if (first === undefined) return null;
  if (rows.length === 1) return { kind: "size", subject: first };
  const subject = rows.find(({ isBase }) => !isBase);
  const base = rows.find(({ isBase }) => isBase);
  if (rows.length === 2 && subject !== undefined && base !== undefined) return differenceFact(subject, base);
  return winnersFact(rows, unit);
}

export function differenceFact<Row extends ComparedScreen>(subject: Row, base: Row): DifferenceFact<Row> {
  const { differences } = subject;
  if (subject === base || differences === null) return { kind: "base", subject };
  if (!areAlike(differences)) return { kind: "differs", subject, base, differences };
  const isSame = COMPARED_DIMENSIONS.every((dimension) => differences[dimension].kind === "same");
  return { kind: isSame ? "same" : "alike", subject, base };
}

/** A dimension in which all are about the same has no winner. */
function winnersFact<Row extends ComparedScreen>(rows: readonly Row[], unit: DrawnUnit): AnswerFact<Row> {
  const contests = COMPARED_DIMENSIONS.map((dimension) => contestOf(rows, dimension, unit));
  const decided = contests.filter(({ isOpen }) => isOpen);
  const [first, ...others] = claimsOf(decided.map(({ dimension, winner }) => [winner, dimension]));
  if (first === undefined) return { kind: "all alike" };
  return {
    kind: "winners",
    winners: [first, ...others],
    seconds: claimsOf(decided.flatMap(({ dimension, second }) => (second === null ? [] : [[second, dimension]]))),
    undecided: contests.filter(({ isOpen }) => !isOpen).map(({ dimension }) => dimension),
  };
}

interface Contest<Row> {
  readonly dimension: ComparedDimension;
  readonly winner: Row;
  /** About the same; null where the next one differs. */
  readonly second: Row | null;
  /** Whether one differs from the winner. */
  readonly isOpen: boolean;
}

function contestOf<Row extends ComparedScreen>(
  rows: readonly Row[],
  dimension: ComparedDimension,
  unit: DrawnUnit,
): Contest<Row> {
  const [winner, ...others] = byMeasure(rows, dimension, unit) as [Row, ...Row[]];
  const alike = others.filter(({ screen }) => {
    const differences = differencesFrom(winner.screen, screen, unit);
    return differences !== null && directionOf(differences[dimension]) === 0;
  });
  return { dimension, winner, second: alike[0] ?? null, isOpen: alike.length < others.length };
}

/** Each screen once with all its dimensions, in the order in which the screens come first. */
function claimsOf<Row>(pairs: readonly (readonly [Row, ComparedDimension])[]): WinnersClaim<Row>[] {
  const claims = new Map<Row, WinnersClaim<Row>>();
  for (const [screen, dimension] of pairs) {
    const dimensions = claims.get(screen)?.dimensions ?? [];
    claims.set(screen, {
      screen,
      dimensions: [...dimensions, dimension] as unknown as WinnersClaim<Row>["dimensions"],
    });
  }
  return [...claims.values()];
}

/** The largest first; equal ones keep their order. To twelve digits, since 27″ and 68.58 cm are the same but for the rounding of doubles. */
function byMeasure<Row extends ComparedScreen>(rows: readonly Row[], dimension: ComparedDimension, unit: DrawnUnit) {
  const sizeOf = ({ screen }: Row) => Number((drawnMeasures(screen, unit)?.[dimension] ?? 0).toPrecision(12));
  return rows.toSorted((one, other) => sizeOf(other) - sizeOf(one));
}

/** In the list's order; numbered ones by area, as the outlines lie from the outside in. */
export function inDrawnOrder<Row extends ComparedScreen>(rows: readonly Row[], unit: DrawnUnit): readonly Row[] {
  return isNumbered(rows.length) ? byMeasure(rows, "area", unit) : rows;
}
