import type { TypedRatio } from "#comparison/editor-values.ts";
import { withDecimals, withDigits } from "#domain/display/machine-number.ts";
import { convertLength, otherUnit, type Unit } from "#domain/display/unit.ts";
import type { WrittenLength } from "#domain/written/length.ts";
import { lengthText, UNIT_SPACE, withUnit } from "#words/en/numbers.ts";

/**
 * What was understood (D43): `68 cm = 26.77″`, `1.5 m = 150 cm = 59.06″`, `5 ft = 60″`, `34″ = 86.36 cm · 21:9`.
 *
 * @param unit of the number
 */
export function understoodLength({ number, text }: WrittenLength, unit: Unit, ratio?: TypedRatio | null): string {
  const held = lengthText(Number(number), unit);
  const written = text === number || text === `${number} ${unit}` ? held : text.replaceAll(" ", UNIT_SPACE);
  const steps = [...new Set([written, held, ...(written.includes("ft") ? [] : [inOtherUnit(Number(number), unit)])])];
  return steps.join(" = ") + (ratio ? ` · ${ratio.width}:${ratio.height}` : "");
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

/** Which kind of field a text was written into. */
export type Place = "screen" | "gap" | "space" | "frame";

const ADVICE: Readonly<Record<Place, string>> = {
  screen: `a size. Try 34″, 68${UNIT_SPACE}cm or 27″ 16:9.`,
  gap: `a gap. Try 1.5${UNIT_SPACE}cm or 0.5″.`,
  space: `a length. Try 150${UNIT_SPACE}cm, 59″ or 150 × 85${UNIT_SPACE}cm.`,
  frame: `a frame. Try 1${UNIT_SPACE}cm or 0.5″.`,
};

/** Pasted text that means several screens, which one card cannot hold. */
export function severalText(pasted: string, count: number): string {
  return `“${quoted(pasted)}” means ${count} screens. Type it into the search to compare them.`;
}

/**
 * Pasted text that means nothing.
 *
 * @param kept the diagonal that a card still has: `27″`
 */
export function refusalText(pasted: string, place: Place, kept: string | null = null): string {
  if (kept === null) return `“${quoted(pasted)}” is not ${ADVICE[place]}`;
  const text = plain(pasted);
  const refused = text.length < MOST_CHARACTERS ? `“${text}” is no size` : `No size in these ${text.length} characters`;
  return `${refused}. The diagonal stays ${kept}.`;
}

/** Pasted text that may be a model, while the models load. */
export function lookingText(pasted: string): string {
  return `Looking for “${quoted(pasted)}” among the models`;
}

function quoted(pasted: string): string {
  const text = plain(pasted);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text;
}

function plain(pasted: string): string {
  return pasted.trim().replace(/\s+/g, " ");
}
