import { type ScreenFit, type SpaceFacts, type Spare, type SparePlace, spaceFacts } from "#comparison/space-fits.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { CurvedDisplay } from "#domain/display/curve.ts";
import { roundedTo } from "#domain/display/machine-number.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import type { Fit } from "#domain/space/fit.ts";
import type { Space } from "#domain/space/opening.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import {
  type Figure,
  lengthNumber,
  lengthText,
  measureFigure,
  radiusText,
  ratioText,
  rounded,
  sizeFigure,
  timesCount,
  withDecimals,
  withUnit,
} from "./numbers.ts";
import { type AnswerRow, isOrAre, isPlural, listParts, screenPart } from "./rows.ts";

/** A side of a space, as it was typed where the unit is the same: `150 cm`, `59.1″`. */
export function spaceLengthText(length: number, typed: Unit, unit: Unit): string {
  return withUnit(sideNumber(length, typed, unit), unit);
}

function sideNumber(length: number, typed: Unit, unit: Unit): Figure {
  return typed === unit ? lengthNumber(length) : rounded(convertLength(length, typed, unit), 1);
}

/** `150 × 85 cm`; `120 cm` for a width alone. */
export function spaceText({ width, height, unit: typed }: Space, unit: Unit): string {
  if (height === null) return spaceLengthText(width, typed, unit);
  return `${sideNumber(width, typed, unit)} × ${spaceLengthText(height, typed, unit)}`;
}

/** `150 by 85 centimetres`, for screen readers. */
export function spokenSpace({ width, height, unit: typed }: Space, unit: Unit): string {
  const units = unit === "in" ? "inches" : "centimetres";
  const across = sideNumber(width, typed, unit);
  return height === null ? `${across} ${units}` : `${across} by ${sideNumber(height, typed, unit)} ${units}`;
}

/** What is less is not shown as a number, in any unit. */
const LEAST_SPARE = 0.1;

/** What is to spare or too much, in centimetres, to a tenth of the unit: `2.1 cm`, `less than 0.1″`. */
export function spareText(centimetres: number, unit: Unit): string {
  const isLess = isTiny(centimetres, unit);
  const number = isLess ? LEAST_SPARE : shownSpare(centimetres, unit);
  return `${isLess ? "less than " : ""}${withUnit(withDecimals(number, 1, 1), unit)}`;
}

/** The same for a column, with its sign: `−9.0 cm`, `<0.1″`, `<0.1″ short`. */
function signedSpareText(centimetres: number, unit: Unit): string {
  const isShort = centimetres < 0;
  if (isTiny(centimetres, unit)) return `<${withUnit(withDecimals(LEAST_SPARE, 1, 1), unit)}${isShort ? " short" : ""}`;
  return `${isShort ? "−" : ""}${spareText(centimetres, unit)}`;
}

/** To a tenth of the unit, always positive. */
function shownSpare(centimetres: number, unit: Unit): number {
  return roundedTo(Math.abs(convertLength(centimetres, "cm", unit)), 1);
}

function isTiny(centimetres: number, unit: Unit): boolean {
  return centimetres !== 0 && shownSpare(centimetres, unit) === 0;
}

type InBoth = Readonly<Record<Unit, string>>;

/** The sides of a screen with its frame, and both in one: `144.9 × 83.9 cm`; the width alone where only that counts. */
interface OuterTexts {
  readonly width: InBoth;
  readonly height: InBoth;
  readonly size: InBoth;
}

/** How one screen fits. */
export interface SpaceRow extends AnswerRow {
  readonly fit: Fit;
  /** `65″ 16:9 fits: 2.1 cm left and right, 2.1 cm above.` */
  readonly sentence: readonly AnswerPart[];
  /** With its frame. */
  readonly outer: OuterTexts;
  /** On each side as drawn: `2.1 cm`, `−9.0 cm`; no height where only the width counts. */
  readonly spare: { readonly width: InBoth; readonly height: InBoth | null };
}

/** Whether the screens fit into the space (D38). */
export interface SpaceAnswer {
  readonly width: InBoth;
  readonly height: InBoth | null;
  /** `150 × 85 cm`; `120 cm` for a width alone. */
  readonly size: InBoth;
  /** In the list's order. */
  readonly rows: readonly SpaceRow[];
  /** `The largest 16:9 that fits is 66.6″.` */
  readonly largest: readonly AnswerPart[];
  /** For one and two screens their sentences, for more how many fit; without screens the largest that does. */
  readonly summary: readonly AnswerPart[];
  /** `Outer size as published, without stand, instead of the frame: LG C4 144.1 × 82.6 cm.` Null without such a model. */
  readonly published: string | null;
  /** Over the columns of what is to spare: `Spare at each side` and `Spare above`. */
  readonly spareHeadings: { readonly width: string; readonly height: string };
}

/** Where space is left, in a sentence and over a column. */
const PLACES: Readonly<Record<SparePlace, { readonly words: string; readonly heading: string }>> = {
  "both sides": { words: "left and right", heading: "Spare at each side" },
  right: { words: "at the right", heading: "Spare at the right" },
  "above and below": { words: "above and below", heading: "Spare above and below" },
  above: { words: "above", heading: "Spare above" },
  below: { words: "below", heading: "Spare below" },
};

/** Null without a space, where the drawing is not to scale and has none, and for a row, which fits as a whole (D56). */
export function spaceAnswer(comparison: Comparison, answerRows: readonly AnswerRow[]): SpaceAnswer | null {
  const facts = spaceFacts(comparison, answerRows);
  if (facts === null) return null;
  const { space, fits, places } = facts;
  const { height } = space;
  const { first } = unitsOf(comparison);
  const rows = fits.map(
    (fit): SpaceRow => ({
      ...fit.row,
      fit: fit.fit,
      sentence: fit.fit.fits ? fitSentence(fit, first) : misfitSentence(fit, first),
      outer: outerTexts(fit.fit.outer, height !== null),
      spare: {
        width: inBoth((unit) => signedSpareText(fit.spare.width.length, unit)),
        height: fit.spare.height && inBoth((unit) => signedSpareText(fit.spare.height?.length ?? 0, unit)),
      },
    }),
  );
  const largest = largestParts(facts);
  return {
    width: inBoth((unit) => spaceLengthText(space.width, space.unit, unit)),
    height: height === null ? null : inBoth((unit) => spaceLengthText(height, space.unit, unit)),
    size: inBoth((unit) => spaceText(space, unit)),
    rows,
    largest,
    summary: summaryOf(rows, largest),
    published: publishedText(facts, first),
    spareHeadings: { width: PLACES[places.width].heading, height: PLACES[places.height].heading },
  };
}

function fitSentence({ row, spare, isTight }: ScreenFit<AnswerRow>, unit: Unit): readonly AnswerPart[] {
  const left = ({ at, length }: Spare) => [figurePart(spareText(length, unit)), textPart(` ${PLACES[at].words}`)];
  return [
    screenPart(row),
    textPart(" "),
    figurePart(isPlural(row) ? "fit" : "fits"),
    textPart(": "),
    ...left(spare.width),
    ...(spare.height === null ? [] : [textPart(", "), ...left(spare.height)]),
    textPart(isTight ? ". Less than 1 cm to spare. Measure the model itself." : "."),
  ];
}

/** `75″ 16:9 is 18.0 cm too wide and 10.4 cm too high.` */
function misfitSentence({ row, fit }: ScreenFit<AnswerRow>, unit: Unit): readonly AnswerPart[] {
  return [screenPart(row), textPart(` ${isOrAre(row)} `), ...tooMuchParts(fit, unit), textPart(".")];
}

/** `18.0 cm too wide and 10.4 cm too high` */
export function tooMuchParts({ spare: { width, height } }: Fit, unit: Unit): readonly AnswerPart[] {
  return listParts([
    ...(width < 0 ? [[figurePart(`${spareText(width, unit)} too wide`)]] : []),
    ...(height !== null && height < 0 ? [[figurePart(`${spareText(height, unit)} too high`)]] : []),
  ]);
}

/** `The largest 16:9 that fits is 66.6″, and the largest 21:9 68.1″.` What is called the same is named once. */
function largestParts({ largest }: SpaceFacts<AnswerRow>): readonly AnswerPart[] {
  const diagonals = new Map<string, number>();
  for (const { shape, diagonal } of largest) {
    const words = shapeText(shape);
    if (diagonal !== null && !diagonals.has(words)) diagonals.set(words, diagonal);
  }
  const fitting = [...diagonals];
  if (fitting.length === 0) return [textPart("Nothing fits: the frame alone is too large.")];
  return [
    ...fitting.flatMap(([shape, diagonal], index) => [
      textPart(
        index === 0
          ? `The largest ${shape} that fits is `
          : `${index === fitting.length - 1 ? (index > 1 ? ", and " : " and ") : ", "}the largest ${shape} `,
      ),
      figurePart(lengthText(diagonal, "in")),
    ]),
    textPart("."),
  ];
}

/** `2 × 16:9`, `32:9 at 1000R` */
function shapeText(shape: CurvedDisplay): string {
  return `${timesCount(shape)}${ratioText(shape)}${shape.radius === undefined ? "" : ` at ${radiusText(shape.radius)}`}`;
}

function summaryOf(rows: readonly SpaceRow[], largest: readonly AnswerPart[]): readonly AnswerPart[] {
  if (rows.length === 0) return largest;
  if (rows.length <= 2) {
    return rows.flatMap(({ sentence }, index) => (index === 0 ? sentence : [textPart(" "), ...sentence]));
  }
  const count = rows.filter(({ fit }) => fit.fits).length;
  const words = count === 0 ? "None" : count === rows.length ? "All" : `${count} of ${rows.length}`;
  return [figurePart(words), textPart(count === 1 ? " fits. " : " fit. "), ...largest];
}

function publishedText({ published }: SpaceFacts<AnswerRow>, unit: Unit): string | null {
  if (published.length === 0) return null;
  const sizes = published.map(({ row: { title }, fit: { outer } }) => {
    const [width, height] = [convertLength(outer.width, "cm", unit), convertLength(outer.height, "cm", unit)];
    return `${title} ${sizeFigure(width, height, unit)}`;
  });
  return `Outer size as published, without stand, instead of the frame: ${sizes.join("; ")}.`;
}

function outerTexts({ width, height }: Fit["outer"], hasHeight: boolean): OuterTexts {
  const inUnit = (length: number, unit: Unit) => convertLength(length, "cm", unit);
  const side = (length: number) => inBoth((unit) => measureFigure(inUnit(length, unit), "width", unit, "answer"));
  const size = inBoth((unit) => sizeFigure(inUnit(width, unit), inUnit(height, unit), unit));
  return { width: side(width), height: side(height), size: hasHeight ? size : side(width) };
}

function inBoth(textIn: (unit: Unit) => string): InBoth {
  return { in: textIn("in"), cm: textIn("cm") };
}
