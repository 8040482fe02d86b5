import { hasFrames, type RowFacts, rowFacts } from "#comparison/row-fit.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import type { Level } from "#domain/space/screen-row.ts";
import { type AnswerPart, figurePart, partsText, textPart } from "../answer-part.ts";
import { relationParts } from "./difference.ts";
import { capitalised, diagonalFigure, sizeFigure } from "./numbers.ts";
import { type AnswerRow, answerRows, screenPart } from "./rows.ts";
import { oneObject } from "./screens.ts";
import { spaceText, spareText, tooMuchParts } from "./space.ts";

/** What a row comes to as a whole (D56). */
export interface RowAnswer {
  /** Whether it fits into the space; null without one. */
  readonly fits: boolean | null;
  /** `Together 171.0 × 61.8 cm with frames: fits on 180 cm, with 9.0 cm to spare.` */
  readonly sentence: readonly AnswerPart[];
  /** `Without 27″ 9:16 it fits, with 4.6 cm to spare.` Empty where no single screen is too many. */
  readonly shorter: readonly AnswerPart[];
  /** `The row is 35% wider than a sofa for three.` Empty without an object whose width counts. */
  readonly objects: readonly AnswerPart[];
}

/** `with frames`, `without frames` */
export function framesText(areThere: boolean): string {
  return areThere ? "with frames" : "without frames";
}

/** `1 cm` */
export function frameLength(comparison: Comparison): string {
  const { first } = unitsOf(comparison);
  return diagonalFigure(convertLength(comparison.frame, "cm", first), first);
}

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  bottom: "bottoms level",
  centre: "centres level",
  top: "tops level",
};

/** `Frame 1 cm on each side of each picture. Bottoms level. Stands are not included.` */
export function rowConditions(comparison: Comparison): string {
  const frame =
    comparison.frame > 0
      ? `Frame ${frameLength(comparison)} on each side of each picture.`
      : hasFrames(comparison)
        ? "With frames."
        : "Without frames.";
  return `${frame} ${capitalised(LEVEL_WORDS[comparison.level])}. Stands are not included.`;
}

/** Null for what is no row. */
export function rowAnswer(
  comparison: Comparison,
  rows: readonly AnswerRow[] = answerRows(comparison),
): RowAnswer | null {
  const facts = rowFacts(comparison);
  if (facts === null) return null;
  const { first: unit } = unitsOf(comparison);
  const { fit, shorter } = facts;
  const without = rows.find(({ id }) => id === shorter?.without.id);
  return {
    fits: fit?.fits ?? null,
    sentence: togetherParts(facts, comparison, "."),
    shorter:
      shorter === null || without === undefined
        ? []
        : [
            textPart("Without "),
            screenPart(without),
            textPart(" it fits, with "),
            figurePart(spareText(shorter.spare, unit)),
            textPart(" to spare."),
          ],
    objects: facts.objects.flatMap(({ object, difference }) => [
      textPart("The row is "),
      ...relationParts(difference, textPart(oneObject(object))),
      textPart("."),
    ]),
  };
}

/**
 * The first sentence as plain text.
 *
 * @param stop what ends it
 */
export function rowSentence(comparison: Comparison, stop: "." | "" = "."): string | null {
  const facts = rowFacts(comparison);
  return facts && partsText(togetherParts(facts, comparison, stop));
}

function togetherParts(facts: RowFacts, comparison: Comparison, stop: "." | ""): readonly AnswerPart[] {
  const { first: unit } = unitsOf(comparison);
  return [
    textPart("Together "),
    figurePart(sizeIn(facts, unit)),
    textPart(` ${framesText(facts.hasFrames)}`),
    ...verdictParts(facts, comparison, unit, stop),
  ];
}

function sizeIn({ size: { width, height } }: RowFacts, unit: Unit): string {
  return sizeFigure(convertLength(width, "cm", unit), convertLength(height, "cm", unit), unit);
}

/** `: fits on 180 cm, with 9.0 cm to spare.`, `: 31.0 cm too wide and 11.8 cm too high for 140 × 50 cm.` */
function verdictParts({ fit }: RowFacts, { space }: Comparison, unit: Unit, stop: "." | ""): readonly AnswerPart[] {
  if (fit === null || space === null) return [textPart(stop)];
  const { spare } = fit;
  const into = spaceText(space, unit);
  if (!fit.fits) return [textPart(": "), ...tooMuchParts(fit, unit), textPart(` for ${into}${stop}`)];
  const end = fit.isTight ? `. Measure the models themselves${stop}` : stop;
  const width = figurePart(spareText(spare.width, unit));
  const start = [textPart(": "), figurePart("fits")];
  if (spare.height === null) return [...start, textPart(` on ${into}, with `), width, textPart(` to spare${end}`)];
  const height = figurePart(spareText(spare.height, unit));
  const sides = [width, textPart(" to spare in width and "), height, textPart(` in height${end}`)];
  return [...start, textPart(` in ${into}, with `), ...sides];
}
