import { isToScale } from "#comparison/scale-mode.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import {
  type CurvedDisplay,
  curvedSide,
  depthIn,
  radiusText,
  standingSingleIn,
  standingSizeIn,
} from "#domain/display/curve.ts";
import { isSameShape } from "#domain/display/equivalent.ts";
import { diagonalInches, sizeIn } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { type AnswerPart, figurePart, screenPart, textPart } from "./answer-part.ts";
import type { AnswerRow } from "./answer-row.ts";
import { measureFigure } from "./figures.ts";

/** `1800R: 117.6 cm straight, 9.9 cm deep`, of a set each one; null for a flat screen. */
export function curveNote(screen: CurvedDisplay, unit: Unit): string | null {
  if (screen.radius === undefined) return null;
  const straight = lengthText(standingSingleIn(screen, unit)[curvedSide(screen)], unit);
  return `${radiusText(screen.radius)}: ${straight} straight, ${depthText(screen, unit)} deep`;
}

/**
 * How wide curved screens stand and how deep they are (D61): of each in a row and in a space, which count that, and otherwise of up to
 * two.
 */
export function curveSentences(comparison: Comparison, rows: readonly AnswerRow[]): readonly AnswerPart[] {
  const { arrangement, space, scale, screens } = comparison;
  if (!isToScale(scale)) return [];
  const { first: unit } = unitsOf(comparison);
  const curved = rows.filter(({ screen }) => screen.radius !== undefined);
  if (arrangement === "side" || space !== null) return joined(curved.map((row) => measuresAndStands(row, unit)));
  if (screens.length > 2) return [];
  const [one, other] = curved;
  return one !== undefined && other !== undefined && differInCurveAlone(one, other)
    ? bothStand(one, other, unit)
    : joined(curved.map((row) => [textPart("Curved, "), screenPart(row), textPart(" "), ...stands(row, unit)]));
}

/** `49″ 32:9 measures 119.8 cm along its curve and stands 112.8 cm wide, 17.4 cm deep.` */
function measuresAndStands(row: AnswerRow, unit: Unit): AnswerPart[] {
  const { screen, verb } = row;
  const [measures, along] = verb === "is" ? ["measures", "its curve"] : ["measure", "their curves"];
  return [
    screenPart(row),
    textPart(` ${measures} `),
    figurePart(lengthText(sizeIn(screen, unit)[curvedSide(screen)], unit)),
    textPart(` along ${along} and `),
    ...stands(row, unit),
  ];
}

function stands({ screen, verb }: AnswerRow, unit: Unit): AnswerPart[] {
  const side = curvedSide(screen);
  return [
    textPart(verb === "is" ? "stands " : "stand "),
    figurePart(lengthText(standingSizeIn(screen, unit)[side], unit)),
    textPart(side === "width" ? " wide, " : " tall, "),
    figurePart(depthText(screen, unit)),
    textPart(" deep."),
  ];
}

/** `Curved, they stand 117.6 cm and 112.8 cm wide, 9.9 cm and 17.4 cm deep.` */
function bothStand(one: AnswerRow, other: AnswerRow, unit: Unit): AnswerPart[] {
  const side = curvedSide(one.screen);
  const both = (figureOf: (row: AnswerRow) => string) => [
    figurePart(figureOf(one)),
    textPart(" and "),
    figurePart(figureOf(other)),
  ];
  return [
    textPart("Curved, they stand "),
    ...both(({ screen }) => lengthText(standingSizeIn(screen, unit)[side], unit)),
    textPart(side === "width" ? " wide, " : " tall, "),
    ...both(({ screen }) => depthText(screen, unit)),
    textPart(" deep."),
  ];
}

function differInCurveAlone({ screen: one }: AnswerRow, { screen: other }: AnswerRow): boolean {
  const isAlike = isSameShape(one, other) && diagonalInches(one) === diagonalInches(other);
  return isAlike && one.count === other.count && one.gap === other.gap && one.radius !== other.radius;
}

function joined(sentences: readonly (readonly AnswerPart[])[]): AnswerPart[] {
  return sentences.flatMap((parts, index) => (index === 0 ? parts : [textPart(" "), ...parts]));
}

function depthText(screen: CurvedDisplay, unit: Unit): string {
  return lengthText(depthIn(screen, unit), unit);
}

/** As in the answer (V7). */
function lengthText(length: number, unit: Unit): string {
  return measureFigure(length, "width", unit, "answer");
}
