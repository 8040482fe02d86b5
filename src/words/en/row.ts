import { type Comparison, isRow } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { traitsOf } from "#domain/display/known-object.ts";
import { percentMore } from "#domain/display/measures.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { type Fit, frameOf } from "#domain/space/fit.ts";
import { fitRow, type Level, type Row, rowOf, shorterRow } from "#domain/space/screen-row.ts";
import { type AnswerPart, figurePart, partsText, textPart } from "../answer-part.ts";
import { relativeDifference, relativeText } from "./difference.ts";
import { capitalised, diagonalFigure, sizeFigure } from "./numbers.ts";
import { type AnswerRow, answerRows, screenPart } from "./rows.ts";
import { oneObject } from "./screens.ts";
import { isTight, spaceText, spareText } from "./space.ts";

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
export function framesText({ screens, frame }: Comparison): string {
  return `${screens.some(({ screen }) => frameOf(screen, frame).width > 0) ? "with" : "without"} frames`;
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
    comparison.frame === 0 ? framesText(comparison) : `frame ${frameLength(comparison)} on each side of each picture`;
  const sentences = [frame, LEVEL_WORDS[comparison.level], "stands are not included"];
  return sentences.map((words) => `${capitalised(words)}.`).join(" ");
}

/** Null for what is no row. */
export function rowAnswer(
  comparison: Comparison,
  rows: readonly AnswerRow[] = answerRows(comparison),
): RowAnswer | null {
  if (!isRow(comparison)) return null;
  const { space, frame, level } = comparison;
  const screens = comparison.screens.map(({ screen }) => screen);
  const { first: unit } = unitsOf(comparison);
  const row = rowOf(screens, frame, level);
  const together = [textPart("Together "), figurePart(sizeIn(row, unit)), textPart(` ${framesText(comparison)}`)];
  const objects = objectParts(comparison, row);
  if (space === null) return { fits: null, sentence: [...together, textPart(".")], shorter: [], objects };
  const fit = fitRow(space, row);
  const into = spaceText(space, unit);
  const verdict = fit.fits ? fitParts(fit, into, unit) : misfitParts(fit, into, unit);
  const one = fit.spare.width < 0 ? shorterRow(screens, space, frame, level) : null;
  const without = one === null ? undefined : rows.find(({ id }) => id === comparison.screens[one.without]?.id);
  return {
    fits: fit.fits,
    sentence: [...together, textPart(": "), ...verdict],
    shorter:
      one === null || without === undefined
        ? []
        : [
            textPart("Without "),
            screenPart(without),
            textPart(" it fits, with "),
            figurePart(spareText(one.spare, unit)),
            textPart(" to spare."),
          ],
    objects,
  };
}

/** The first sentence as plain text. */
export function rowSentence(comparison: Comparison): string | null {
  const row = rowAnswer(comparison);
  return row && partsText(row.sentence);
}

function sizeIn({ bounds: { width, height } }: Row, unit: Unit): string {
  return sizeFigure(convertLength(width, "cm", unit), convertLength(height, "cm", unit), unit);
}

function fitParts({ spare }: Fit, into: string, unit: Unit): readonly AnswerPart[] {
  const lengths = [spare.width, ...(spare.height === null ? [] : [spare.height])];
  const end = isTight(lengths) ? ". Measure the models themselves." : ".";
  const width = [figurePart("fits"), textPart(` ${spare.height === null ? "on" : "in"} ${into}, with `)];
  if (spare.height === null) return [...width, figurePart(spareText(spare.width, unit)), textPart(` to spare${end}`)];
  return [
    ...width,
    figurePart(spareText(spare.width, unit)),
    textPart(" to spare in width and "),
    figurePart(spareText(spare.height, unit)),
    textPart(` in height${end}`),
  ];
}

/** `31.0 cm too wide and 11.8 cm too high for 140 × 50 cm.` */
function misfitParts({ spare: { width, height } }: Fit, into: string, unit: Unit): readonly AnswerPart[] {
  const tooMuch = [
    ...(width < 0 ? [`${spareText(width, unit)} too wide`] : []),
    ...(height !== null && height < 0 ? [`${spareText(height, unit)} too high`] : []),
  ];
  return [
    ...tooMuch.flatMap((words, index) => [...(index === 0 ? [] : [textPart(" and ")]), figurePart(words)]),
    textPart(` for ${into}.`),
  ];
}

function objectParts({ objects }: Comparison, { bounds }: Row): readonly AnswerPart[] {
  return objects.flatMap((object) => {
    const { size, measured } = traitsOf(object);
    if (measured !== "width") return [];
    const factor = bounds.width / size.width;
    const relative = relativeDifference({ factor, percent: percentMore(factor) }, "width");
    return [
      textPart("The row is "),
      figurePart(relativeText(relative)),
      textPart(` ${relative.joint} ${oneObject(object)}.`),
    ];
  });
}
