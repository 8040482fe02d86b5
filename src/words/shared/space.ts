import { type ScreenFit, type Spare, type SparePlace, spaceFacts } from "#comparison/space-fits.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { CurvedDisplay } from "#domain/display/curve.ts";
import { roundedTo } from "#domain/display/machine-number.ts";
import { convertLength, type InBoth, inBoth, type Unit } from "#domain/display/unit.ts";
import type { Fit } from "#domain/space/fit.ts";
import type { Space } from "#domain/space/opening.ts";
import { type AnswerPart, textPart } from "../answer-part.ts";
import { type Numbers, radiusText, timesCount } from "./numbers.ts";
import { type AnswerRow, isPlural, screenPart } from "./rows.ts";

/** What is to spare at one of its places: `2.1 cm`. */
interface SpareText {
  readonly at: SparePlace;
  readonly text: string;
}

/** A screen that fits. */
interface FittingScreen {
  readonly screen: AnswerPart;
  readonly isPlural: boolean;
  readonly width: SpareText;
  readonly height: SpareText | null;
  readonly isTight: boolean;
}

/** What is too much in each dimension: `18.0 cm`; null where it fits. */
export interface TooMuch {
  readonly width: string | null;
  readonly height: string | null;
}

/** What a language says of a space. */
interface SpaceWords {
  readonly numbers: Numbers;
  /** `150 by 85 centimetres`, `48 inches`, for screen readers. */
  readonly spoken: (width: string, height: string | null, unit: Unit) => string;
  /** `less than 0.1″` */
  readonly lessThan: (length: string) => string;
  /** In a column, of what is too much: `<0.1″ short` */
  readonly short: (length: string) => string;
  readonly fits: (fitting: FittingScreen) => readonly AnswerPart[];
  readonly misfits: (screen: AnswerPart, tooMuch: TooMuch, isPlural: boolean) => readonly AnswerPart[];
  /** `18.0 cm too wide and 10.4 cm too high` */
  readonly tooMuch: (tooMuch: TooMuch) => readonly AnswerPart[];
  /** `32:9 at 1000R` */
  readonly curved: (shape: string, radius: string) => string;
  /** Each shape is named once. */
  readonly largest: (
    fitting: readonly { readonly shape: string; readonly diagonal: string }[],
  ) => readonly AnswerPart[];
  readonly nothingFits: string;
  /** `2 of 3 fit.` */
  readonly fitting: (count: number, all: number) => readonly AnswerPart[];
  /** `Outer size as published, without stand, instead of the frame: LG C4 144.1 × 82.6 cm.` */
  readonly published: (sizes: readonly { readonly title: string; readonly size: string }[]) => string;
  /** Over the columns of what is to spare: `Spare at each side`, `Spare above`. */
  readonly spareHeadings: Readonly<Record<SparePlace, string>>;
}

type TextInBoth = InBoth<string>;

/** The sides of a screen with its frame, and both in one: `144.9 × 83.9 cm`; the width alone where only that counts. */
interface OuterTexts {
  readonly width: TextInBoth;
  readonly height: TextInBoth;
  readonly size: TextInBoth;
}

/** How one screen fits. */
export interface SpaceRow extends AnswerRow {
  readonly fit: Fit;
  /** `65″ 16:9 fits: 2.1 cm left and right, 2.1 cm above.` */
  readonly sentence: readonly AnswerPart[];
  /** With its frame. */
  readonly outer: OuterTexts;
  /** On each side as drawn: `2.1 cm`, `−9.0 cm`; no height where only the width counts. */
  readonly spare: { readonly width: TextInBoth; readonly height: TextInBoth | null };
}

/** Whether the screens fit into the space (D38). */
export interface SpaceAnswer {
  readonly width: TextInBoth;
  readonly height: TextInBoth | null;
  /** `150 × 85 cm`; `120 cm` for a width alone. */
  readonly size: TextInBoth;
  /** In the list's order. */
  readonly rows: readonly SpaceRow[];
  /** `The largest 16:9 that fits is 66.6″.` */
  readonly largest: readonly AnswerPart[];
  /** For one and two screens their sentences, for more how many fit; without screens the largest that does. */
  readonly summary: readonly AnswerPart[];
  /** Null without such a model. */
  readonly published: string | null;
  readonly spareHeadings: { readonly width: string; readonly height: string };
}

/** What is less is not shown as a number, in any unit. */
const LEAST_SPARE = 0.1;

export type SpaceTexts = ReturnType<typeof spaceIn>;

/** What is said of a space, with the words of a language. */
export function spaceIn(words: SpaceWords) {
  const { numbers } = words;
  const { measureFigure, sizeFigure, withUnit } = numbers;

  /** A side of a space, as it was typed where the unit is the same: `150 cm`, `59.1″`. */
  const spaceLengthText = (length: number, typed: Unit, unit: Unit): string =>
    withUnit(sideNumber(length, typed, unit), unit);

  const sideNumber = (length: number, typed: Unit, unit: Unit) =>
    typed === unit ? numbers.lengthNumber(length) : numbers.rounded(convertLength(length, typed, unit), 1);

  /** `150 × 85 cm`; `120 cm` for a width alone. */
  const spaceText = ({ width, height, unit: typed }: Space, unit: Unit): string =>
    height === null
      ? spaceLengthText(width, typed, unit)
      : `${sideNumber(width, typed, unit)} × ${spaceLengthText(height, typed, unit)}`;

  const spokenSpace = ({ width, height, unit: typed }: Space, unit: Unit): string =>
    words.spoken(sideNumber(width, typed, unit), height === null ? null : sideNumber(height, typed, unit), unit);

  const tenths = (length: number, unit: Unit) => withUnit(numbers.withDecimals(length, 1, 1), unit);

  /** What is to spare or too much, in centimetres, to a tenth of the unit: `2.1 cm`, `less than 0.1″`. */
  const spareText = (centimetres: number, unit: Unit): string =>
    isTiny(centimetres, unit) ? words.lessThan(tenths(LEAST_SPARE, unit)) : tenths(shownSpare(centimetres, unit), unit);

  /** The same for a column, with its sign: `−9.0 cm`, `<0.1″`, `<0.1″ short`. */
  const signedSpareText = (centimetres: number, unit: Unit): string => {
    const isShort = centimetres < 0;
    if (!isTiny(centimetres, unit)) return `${isShort ? "−" : ""}${spareText(centimetres, unit)}`;
    const least = `<${tenths(LEAST_SPARE, unit)}`;
    return isShort ? words.short(least) : least;
  };

  const tooMuchOf = ({ spare: { width, height } }: Fit, unit: Unit): TooMuch => ({
    width: width < 0 ? spareText(width, unit) : null,
    height: height !== null && height < 0 ? spareText(height, unit) : null,
  });

  const tooMuchParts = (fit: Fit, unit: Unit): readonly AnswerPart[] => words.tooMuch(tooMuchOf(fit, unit));

  const sentenceOf = ({ row, fit, spare, isTight }: ScreenFit<AnswerRow>, unit: Unit): readonly AnswerPart[] => {
    if (!fit.fits) return words.misfits(screenPart(row), tooMuchOf(fit, unit), isPlural(row));
    const left = ({ at, length }: Spare) => ({ at, text: spareText(length, unit) });
    const height = spare.height && left(spare.height);
    return words.fits({ screen: screenPart(row), isPlural: isPlural(row), width: left(spare.width), height, isTight });
  };

  const outerTexts = ({ width, height }: Fit["outer"], hasHeight: boolean): OuterTexts => {
    const inUnit = (length: number, unit: Unit) => convertLength(length, "cm", unit);
    const side = (length: number) => inBoth((unit) => measureFigure(inUnit(length, unit), "width", unit, "answer"));
    const size = inBoth((unit) => sizeFigure(inUnit(width, unit), inUnit(height, unit), unit));
    return { width: side(width), height: side(height), size: hasHeight ? size : side(width) };
  };

  const shapeText = (shape: CurvedDisplay): string => {
    const flat = timesCount(shape) + numbers.ratioText(shape);
    return shape.radius === undefined ? flat : words.curved(flat, radiusText(shape.radius));
  };

  /** What is called the same is named once. */
  const largestParts = (
    largest: readonly { readonly shape: CurvedDisplay; readonly diagonal: number | null }[],
  ): readonly AnswerPart[] => {
    const diagonals = new Map<string, string>();
    for (const { shape, diagonal } of largest) {
      const text = shapeText(shape);
      if (diagonal !== null && !diagonals.has(text)) diagonals.set(text, numbers.lengthText(diagonal, "in"));
    }
    if (diagonals.size === 0) return [textPart(words.nothingFits)];
    return words.largest([...diagonals].map(([shape, diagonal]) => ({ shape, diagonal })));
  };

  const summaryOf = (rows: readonly SpaceRow[], largest: readonly AnswerPart[]): readonly AnswerPart[] => {
    if (rows.length === 0) return largest;
    if (rows.length <= 2) {
      return rows.flatMap(({ sentence }, index) => (index === 0 ? sentence : [textPart(" "), ...sentence]));
    }
    return [...words.fitting(rows.filter(({ fit }) => fit.fits).length, rows.length), textPart(" "), ...largest];
  };

  const publishedText = (published: readonly ScreenFit<AnswerRow>[], unit: Unit): string | null => {
    if (published.length === 0) return null;
    const inUnit = (length: number) => convertLength(length, "cm", unit);
    return words.published(
      published.map(({ row: { title }, fit: { outer } }) => ({
        title,
        size: sizeFigure(inUnit(outer.width), inUnit(outer.height), unit),
      })),
    );
  };

  /** Null without a space, where the drawing is not to scale and has none, and for a row, which fits as a whole (D56). */
  const spaceAnswer = (comparison: Comparison, answerRows: readonly AnswerRow[]): SpaceAnswer | null => {
    const facts = spaceFacts(comparison, answerRows);
    if (facts === null) return null;
    const { space, fits, places } = facts;
    const { height } = space;
    const { first } = unitsOf(comparison);
    const rows = fits.map(
      (fit): SpaceRow => ({
        ...fit.row,
        fit: fit.fit,
        sentence: sentenceOf(fit, first),
        outer: outerTexts(fit.fit.outer, height !== null),
        spare: {
          width: inBoth((unit) => signedSpareText(fit.spare.width.length, unit)),
          height: fit.spare.height && inBoth((unit) => signedSpareText(fit.spare.height?.length ?? 0, unit)),
        },
      }),
    );
    const largest = largestParts(facts.largest);
    return {
      width: inBoth((unit) => spaceLengthText(space.width, space.unit, unit)),
      height: height === null ? null : inBoth((unit) => spaceLengthText(height, space.unit, unit)),
      size: inBoth((unit) => spaceText(space, unit)),
      rows,
      largest,
      summary: summaryOf(rows, largest),
      published: publishedText(facts.published, first),
      spareHeadings: { width: words.spareHeadings[places.width], height: words.spareHeadings[places.height] },
    };
  };

  return { spaceLengthText, spaceText, spokenSpace, spareText, tooMuchParts, spaceAnswer };
}

/** To a tenth of the unit, always positive. */
function shownSpare(centimetres: number, unit: Unit): number {
  return roundedTo(Math.abs(convertLength(centimetres, "cm", unit)), 1);
}

function isTiny(centimetres: number, unit: Unit): boolean {
  return centimetres !== 0 && shownSpare(centimetres, unit) === 0;
}
