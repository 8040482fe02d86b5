import type { TypedRatio } from "#comparison/editor-values.ts";
import type { TypedLength } from "#comparison/typed.ts";
import { convertLength, otherUnit, type Unit } from "#domain/display/unit.ts";
import type { WrittenLength } from "#domain/written/length.ts";
import { type Numbers, UNIT_SPACE } from "./numbers.ts";

/** What the fields need of a language to say what they understood (D43). */
interface UnderstoodWords {
  readonly numbers: Numbers;
  /** Texts that were typed or pasted come cut, where they are long. */
  readonly refused: Readonly<Record<Place, (pasted: string) => string>>;
  refusedFor(pasted: string, diagonal: string): string;
  /** The text is too long to repeat. */
  longRefusedFor(characters: number, diagonal: string): string;
  looking(pasted: string): string;
  leftOut(unread: string): string;
}

/** The kinds of fields. */
type Place = "screen" | "gap" | "space" | "frame";

/** Nobody needs to read again all of what they pasted. */
const MOST_CHARACTERS = 24;

function quoted(pasted: string): string {
  const text = plain(pasted);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text;
}

function plain(pasted: string): string {
  return pasted.trim().replace(/\s+/g, " ");
}

/** What a field says of a pasted text, or of one with its unit (D43). */
export function understoodIn(words: UnderstoodWords) {
  const { lengthText, typedFigure, withDecimals, withDigits, withUnit } = words.numbers;

  /** `1.5 m`, `5 ft 6 in` */
  function writtenText(written: WrittenLength["written"]): string {
    return written.map(({ number, unit }) => `${typedFigure(number)}${UNIT_SPACE}${unit}`).join(UNIT_SPACE);
  }

  function inOtherUnit(length: number, unit: Unit): string {
    const other = convertLength(length, unit, otherUnit(unit));
    const number = other < 1 ? withDigits(other, 2) : withDecimals(other, 0, 2);
    return withUnit(number, otherUnit(unit));
  }

  /** `“100R” is left out.` after a space; nothing where all was understood. */
  function leftOutText(unread: readonly string[]): string {
    return unread.length === 0 ? "" : ` ${words.leftOut(quoted(unread.join(" ")))}`;
  }

  return {
    leftOutText,
    /**
     * `68 cm = 26.77″`, `1.5 m = 150 cm = 59.06″`, `5 ft = 60″`, `34″ = 86.36 cm · 21:9 “100R” is left out.`
     *
     * @param unit of the number
     * @param unread the words that were not understood
     */
    length(
      { number, written }: WrittenLength,
      unit: Unit,
      ratio: TypedRatio | null = null,
      unread: readonly string[] = [],
    ): string {
      const isHeld = written.every((part) => part.unit === null || part.unit === unit);
      const isInFeet = written.some((part) => part.unit === "ft");
      const steps = [
        ...(isHeld ? [] : [writtenText(written)]),
        lengthText(Number(number), unit),
        ...(isInFeet ? [] : [inOtherUnit(Number(number), unit)]),
      ];
      const shape = ratio ? ` · ${typedFigure(ratio.width)}:${typedFigure(ratio.height)}` : "";
      return steps.join(" = ") + shape + leftOutText(unread);
    },
    /** Of a text that means nothing. */
    refused: (pasted: string, place: Place): string => words.refused[place](quoted(pasted)),
    /** By a card, whose diagonal stays. */
    refusedFor(pasted: string, { text: number, unit }: TypedLength): string {
      const [text, diagonal] = [plain(pasted), withUnit(typedFigure(number), unit)];
      return text.length < MOST_CHARACTERS
        ? words.refusedFor(text, diagonal)
        : words.longRefusedFor(text.length, diagonal);
    },
    /** While the models load. */
    looking: (pasted: string): string => words.looking(quoted(pasted)),
  };
}
