import type { TypedRatio } from "#comparison/editor-values.ts";
import type { TypedLength } from "#comparison/typed.ts";
import { convertLength, otherUnit, type Unit } from "#domain/display/unit.ts";
import type { WrittenLength } from "#domain/written/length.ts";
import { lengthText, typedFigure, UNIT_SPACE, withDecimals, withDigits, withUnit } from "./numbers.ts";

/** What a field says of a pasted text, or of one with its unit (D43). */
export const understood = {
  /**
   * `68 cm = 26.77″`, `1.5 m = 150 cm = 59.06″`, `5 ft = 60″`, `34″ = 86.36 cm · 21:9 “100R” is left out.`
   *
   * @param unit of the number
   * @param unread the words that were not understood
   */
  length: (
    { number, written }: WrittenLength,
    unit: Unit,
    ratio: TypedRatio | null = null,
    unread: readonly string[] = [],
  ): string => {
    const held = lengthText(Number(number), unit);
    const isHeld = written.every((part) => part.unit === null || part.unit === unit);
    const isInFeet = written.some((part) => part.unit === "ft");
    const steps = [
      ...(isHeld ? [] : [writtenText(written)]),
      held,
      ...(isInFeet ? [] : [inOtherUnit(Number(number), unit)]),
    ];
    return steps.join(" = ") + (ratio ? ` · ${ratio.width}:${ratio.height}` : "") + leftOutText(unread);
  },
  /** For one screen. */
  several: (pasted: string, count: number): string =>
    `“${quoted(pasted)}” means ${count} screens. Type it into the search to compare them.`,
  /** Of a text that means nothing. */
  refused: (pasted: string, place: keyof typeof ADVICE): string => `“${quoted(pasted)}” is not ${ADVICE[place]}`,
  /** By a card, whose diagonal stays. */
  refusedFor: (pasted: string, { text: number, unit }: TypedLength): string => {
    const text = plain(pasted);
    const refused =
      text.length < MOST_CHARACTERS ? `“${text}” is no size` : `No size in these ${text.length} characters`;
    return `${refused}. The diagonal stays ${withUnit(typedFigure(number), unit)}.`;
  },
  /** While the models load. */
  looking: (pasted: string): string => `Looking for “${quoted(pasted)}” among the models`,
};

/** `1.5 m`, `5 ft 6 in` */
function writtenText(written: WrittenLength["written"]): string {
  return written.map(({ number, unit }) => `${number}${UNIT_SPACE}${unit}`).join(UNIT_SPACE);
}

function inOtherUnit(length: number, unit: Unit): string {
  const other = convertLength(length, unit, otherUnit(unit));
  const number = other < 1 ? withDigits(other, 2) : withDecimals(other, 0, 2);
  return withUnit(number, otherUnit(unit));
}

/** `“100R” is left out.` after a space; nothing where all was understood. */
export function leftOutText(unread: readonly string[]): string {
  return unread.length === 0 ? "" : ` “${quoted(unread.join(" "))}” is left out.`;
}

/** Nobody needs to read again all of what they pasted. */
const MOST_CHARACTERS = 24;

const ADVICE = {
  screen: `a size. Try 34″, 68${UNIT_SPACE}cm or 27″ 16:9.`,
  gap: `a gap. Try 1.5${UNIT_SPACE}cm or 0.5″.`,
  space: `a length. Try 150${UNIT_SPACE}cm, 59″ or 150 × 85${UNIT_SPACE}cm.`,
  frame: `a frame. Try 1${UNIT_SPACE}cm or 0.5″.`,
};

function quoted(pasted: string): string {
  const text = plain(pasted);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text;
}

function plain(pasted: string): string {
  return pasted.trim().replace(/\s+/g, " ");
}
