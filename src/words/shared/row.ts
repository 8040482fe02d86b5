import type { RelativeDifference } from "#comparison/differences.ts";
import { hasFrames, type RowFacts, rowFacts } from "#comparison/row-fit.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { KnownObject } from "#domain/display/known-object.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import type { Level } from "#domain/space/screen-row.ts";
import { type AnswerPart, figurePart, partsText } from "../answer-part.ts";
import type { Numbers } from "./numbers.ts";
import { type Rows, screenPart } from "./rows.ts";
import type { SpaceTexts } from "./space.ts";

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

/** How a row fits into a space. */
export type RowVerdict =
  | { readonly fits: false; readonly tooMuch: readonly AnswerPart[]; readonly into: string }
  | {
      readonly fits: true;
      readonly into: string;
      readonly width: AnswerPart;
      /** Null where only the width counts. */
      readonly height: AnswerPart | null;
      readonly isTight: boolean;
    };

/** What a language says of a row. */
interface RowWords {
  readonly parts: { readonly numbers: Numbers; readonly rows: Rows; readonly space: SpaceTexts };
  /**
   * `Frame 1 cm on each side of each picture. Bottoms level. Stands are not included.`
   * @param frame of screens whose maker gives none; null without
   */
  conditions(frame: string | null, hasFrames: boolean, level: Level): string;
  /**
   * `Together 171.0 × 61.8 cm with frames: fits on 180 cm, with 9.0 cm to spare.`
   * @param verdict null without a space
   * @param stop what ends it
   */
  together(size: AnswerPart, hasFrames: boolean, verdict: RowVerdict | null, stop: "." | ""): readonly AnswerPart[];
  /** `Without 27″ 9:16 it fits, with 4.6 cm to spare.` */
  fitsWithout(screen: AnswerPart, spare: AnswerPart): readonly AnswerPart[];
  /** `The row is 35% wider than a sofa for three.` */
  beside(object: KnownObject, difference: RelativeDifference): readonly AnswerPart[];
}

export type RowTexts = ReturnType<typeof rowIn>;

/** What is said of a row in a language. */
export function rowIn(words: RowWords) {
  const { numbers, rows, space } = words.parts;

  /** `1 cm` */
  function frameLength(comparison: Comparison): string {
    const { first } = unitsOf(comparison);
    return numbers.diagonalFigure(convertLength(comparison.frame, "cm", first), first);
  }

  /** `Frame 1 cm on each side of each picture. Bottoms level. Stands are not included.` */
  function rowConditions(comparison: Comparison): string {
    const frame = comparison.frame > 0 ? frameLength(comparison) : null;
    return words.conditions(frame, hasFrames(comparison), comparison.level);
  }

  /** Null for what is no row. */
  function rowAnswer(comparison: Comparison, answerRows = rows.answerRows(comparison)): RowAnswer | null {
    const facts = rowFacts(comparison);
    if (facts === null) return null;
    const { first: unit } = unitsOf(comparison);
    const { fit, shorter } = facts;
    const without = answerRows.find(({ id }) => id === shorter?.without.id);
    return {
      fits: fit?.fits ?? null,
      sentence: togetherParts(facts, comparison, "."),
      shorter:
        shorter === null || without === undefined
          ? []
          : words.fitsWithout(screenPart(without), figurePart(space.spareText(shorter.spare, unit))),
      objects: facts.objects.flatMap(({ object, difference }) => words.beside(object, difference)),
    };
  }

  /**
   * The first sentence as plain text.
   *
   * @param stop what ends it
   */
  function rowSentence(comparison: Comparison, stop: "." | "" = "."): string | null {
    const facts = rowFacts(comparison);
    return facts && partsText(togetherParts(facts, comparison, stop));
  }

  function togetherParts(facts: RowFacts, comparison: Comparison, stop: "." | ""): readonly AnswerPart[] {
    const { first: unit } = unitsOf(comparison);
    const inUnit = (side: number) => convertLength(side, "cm", unit);
    const size = numbers.sizeFigure(inUnit(facts.size.width), inUnit(facts.size.height), unit);
    return words.together(figurePart(size), facts.hasFrames, verdictOf(facts, comparison, unit), stop);
  }

  function verdictOf({ fit }: RowFacts, comparison: Comparison, unit: Unit): RowVerdict | null {
    if (fit === null || comparison.space === null) return null;
    const into = space.spaceText(comparison.space, unit);
    if (!fit.fits) return { fits: false, into, tooMuch: space.tooMuchParts(fit, unit) };
    const spare = (length: number) => figurePart(space.spareText(length, unit));
    const { width, height } = fit.spare;
    return {
      fits: true,
      into,
      width: spare(width),
      height: height === null ? null : spare(height),
      isTight: fit.isTight,
    };
  }

  return { frameLength, rowConditions, rowAnswer, rowSentence };
}
