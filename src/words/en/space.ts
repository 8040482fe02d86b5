import type { Arrangement } from "#comparison/arrangement.ts";
import { isToScale } from "#comparison/scale-mode.ts";
import { type Comparison, isRow } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { publishedOuterSize } from "#domain/catalogue/outer-size.ts";
import { type CurvedDisplay, radiusText } from "#domain/display/curve.ts";
import { withDecimals } from "#domain/display/machine-number.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { type Fit, fitInto, largestDiagonal } from "#domain/space/fit.ts";
import type { Space } from "#domain/space/opening.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { lengthNumber, measureFigure, ratioText, rounded, sizeFigure, timesCount, withUnit } from "./numbers.ts";
import { type AnswerRow, screenPart } from "./rows.ts";

/** A side of a space, as it was typed where the unit is the same: `150 cm`, `59.1″`. */
export function spaceLengthText(length: number, typed: Unit, unit: Unit): string {
  return withUnit(sideNumber(length, typed, unit), unit);
}

function sideNumber(length: number, typed: Unit, unit: Unit): string {
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

/** What is to spare or too much, in centimetres, to a tenth of the unit: `2.1 cm`, `less than 0.1″`. */
export function spareText(centimetres: number, unit: Unit): string {
  return withUnit(
    isTiny(centimetres, unit) ? "less than 0.1" : withDecimals(shownSpare(centimetres, unit), 1, 1),
    unit,
  );
}

/** The same for a column, with its sign: `−9.0 cm`, `<0.1″`, `<0.1″ short`. */
function signedSpareText(centimetres: number, unit: Unit): string {
  const isShort = centimetres < 0;
  if (isTiny(centimetres, unit)) return `<${withUnit("0.1", unit)}${isShort ? " short" : ""}`;
  return `${isShort ? "−" : ""}${spareText(centimetres, unit)}`;
}

/** To a tenth of the unit, always positive. */
function shownSpare(centimetres: number, unit: Unit): number {
  return Number(withDecimals(Math.abs(convertLength(centimetres, "cm", unit)), 0, 1));
}

function isTiny(centimetres: number, unit: Unit): boolean {
  return centimetres !== 0 && shownSpare(centimetres, unit) === 0;
}

/** Where less to spare is shown, in centimetres, the models themselves decide. */
const TIGHT = 1;

/** Whether one of these lengths to spare, in centimetres, is shown as less than a centimetre. */
export function isTight(lengths: readonly number[]): boolean {
  return lengths.some((length) => shownSpare(length, "cm") < TIGHT);
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

const TIGHT_NOTE = "Less than 1 cm to spare. Measure the model itself.";

/** How the arrangement divides what is to spare: into how many parts, and where they lie. */
const WIDTH_DIVISION: Readonly<Record<Arrangement, Division>> = {
  centre: { parts: 2, words: "left and right", heading: "Spare at each side" },
  bottom: { parts: 2, words: "left and right", heading: "Spare at each side" },
  side: { parts: 2, words: "left and right", heading: "Spare at each side" },
  corner: { parts: 1, words: "at the right", heading: "Spare at the right" },
};
const HEIGHT_DIVISION: Readonly<Record<Arrangement, Division>> = {
  centre: { parts: 2, words: "above and below", heading: "Spare above and below" },
  bottom: { parts: 1, words: "above", heading: "Spare above" },
  side: { parts: 1, words: "above", heading: "Spare above" },
  corner: { parts: 1, words: "below", heading: "Spare below" },
};

interface Division {
  readonly parts: 1 | 2;
  readonly words: string;
  readonly heading: string;
}

const USUAL_RATIO: DisplaySpec = { length: 1, unit: "in", width: 16, height: 9 };

/** Null without a space, where the drawing is not to scale and has none, and for a row, which fits as a whole (D56). */
export function spaceAnswer(comparison: Comparison, answerRows: readonly AnswerRow[]): SpaceAnswer | null {
  const { space, frame, arrangement, scale } = comparison;
  if (space === null || !isToScale(scale) || isRow(comparison)) return null;
  const { height } = space;
  const { first } = unitsOf(comparison);
  const [across, down] = [WIDTH_DIVISION[arrangement], HEIGHT_DIVISION[arrangement]];
  const rows = answerRows.map((row): SpaceRow => {
    const fit = fitInto(space, frame, row.screen);
    const { spare } = fit;
    return {
      ...row,
      fit,
      sentence: fit.fits ? fitSentence(row, fit, across, down, first) : misfitSentence(row, fit, first),
      outer: outerTexts(fit.outer, height !== null),
      spare: {
        width: signedSpare(spare.width / across.parts),
        height: spare.height === null ? null : signedSpare(spare.height / down.parts),
      },
    };
  });
  const shapes: readonly CurvedDisplay[] = rows.length === 0 ? [USUAL_RATIO] : rows.map(({ screen }) => screen);
  const largest = largestParts(shapes.map((shape) => [shapeText(shape), largestDiagonal(space, frame, shape)]));
  return {
    width: inBoth((unit) => spaceLengthText(space.width, space.unit, unit)),
    height: height === null ? null : inBoth((unit) => spaceLengthText(height, space.unit, unit)),
    size: inBoth((unit) => spaceText(space, unit)),
    rows,
    largest,
    summary: summaryOf(rows, largest),
    published: publishedText(rows, first),
    spareHeadings: { width: across.heading, height: down.heading },
  };
}

function fitSentence(
  row: AnswerRow,
  { spare }: Fit,
  across: Division,
  down: Division,
  unit: Unit,
): readonly AnswerPart[] {
  const sides = [
    { length: spare.width / across.parts, words: across.words },
    ...(spare.height === null ? [] : [{ length: spare.height / down.parts, words: down.words }]),
  ];
  return [
    screenPart(row),
    textPart(" "),
    figurePart(row.verb === "is" ? "fits" : "fit"),
    textPart(": "),
    ...sides.flatMap(({ length, words }, index) => [
      ...(index === 0 ? [] : [textPart(", ")]),
      figurePart(spareText(length, unit)),
      textPart(` ${words}`),
    ]),
    textPart(isTight(sides.map(({ length }) => length)) ? `. ${TIGHT_NOTE}` : "."),
  ];
}

/** `75″ 16:9 is 18.0 cm too wide and 10.4 cm too high.` */
function misfitSentence(row: AnswerRow, { spare }: Fit, unit: Unit): readonly AnswerPart[] {
  const tooMuch = [
    ...(spare.width < 0 ? [`${spareText(spare.width, unit)} too wide`] : []),
    ...(spare.height !== null && spare.height < 0 ? [`${spareText(spare.height, unit)} too high`] : []),
  ];
  return [
    screenPart(row),
    textPart(` ${row.verb} `),
    ...tooMuch.flatMap((words, index) => [...(index === 0 ? [] : [textPart(" and ")]), figurePart(words)]),
    textPart("."),
  ];
}

/** `The largest 16:9 that fits is 66.6″, and the largest 21:9 68.1″.` */
function largestParts(all: readonly (readonly [shape: string, diagonal: number | null])[]): readonly AnswerPart[] {
  const shapes = all.filter(([shape], index) => all.findIndex(([other]) => other === shape) === index);
  const fitting = shapes.filter(([, diagonal]) => diagonal !== null);
  if (fitting.length === 0) return [textPart("Nothing fits: the frame alone is too large.")];
  return [
    ...fitting.flatMap(([shape, diagonal], index) => [
      textPart(
        index === 0
          ? `The largest ${shape} that fits is `
          : `${index === fitting.length - 1 ? (index > 1 ? ", and " : " and ") : ", "}the largest ${shape} `,
      ),
      figurePart(`${diagonal}″`),
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

function publishedText(rows: readonly SpaceRow[], unit: Unit): string | null {
  const known = rows.filter(({ screen }) => publishedOuterSize(screen) !== null);
  if (known.length === 0) return null;
  const sizes = known.map(({ title, fit: { outer } }) => {
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

function signedSpare(centimetres: number): InBoth {
  return { in: signedSpareText(centimetres, "in"), cm: signedSpareText(centimetres, "cm") };
}
