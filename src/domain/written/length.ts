import { withDigits } from "../display/machine-number.ts";
import { acceptNumberText } from "../display/number-text.ts";
import type { Unit } from "../display/unit.ts";
import { spelled, type Token, tokensOf } from "./tokens.ts";
import { beginsUnitWord, LENGTH_WORDS, type WrittenUnit } from "./vocabulary.ts";

/** A length as people write it (D43). */
export interface WrittenLength {
  /** The number as an input holds it, in `unit`. */
  readonly number: string;
  /** Null for a number without a unit. */
  readonly unit: Unit | null;
  /** What was written: 1.5 m, or 5 ft and 6 in. */
  readonly written: readonly WrittenPart[];
}

interface WrittenPart {
  readonly number: string;
  /** Null for a number without a unit. */
  readonly unit: WrittenUnit | null;
}

/** The unit that an input holds instead, and how much of it one written unit is. */
const HELD_AS: Readonly<Record<WrittenUnit, { readonly unit: Unit; readonly factor: number }>> = {
  in: { unit: "in", factor: 1 },
  cm: { unit: "cm", factor: 1 },
  mm: { unit: "cm", factor: 0.1 },
  m: { unit: "cm", factor: 100 },
  ft: { unit: "in", factor: 12 },
};

/** A twelve-character number times any factor has at most 14 digits, so that conversion loses nothing. */
const EXACT_DIGITS = 14;

/** Longer than any written length. Pasted text may have any length. */
const MAX_CHARACTERS = 60;

const ONLY_A_LENGTH = /^\s*[\d.,][\d\s.,\p{L}\p{M}"'-]*(?<!-)$/u;

/** Reads a text that is a length and nothing else: `27`, `27"`, `27-inch`, `68,5 cm`, `1.5 m`, `5′ 6″`. Null for other text. */
export function parseWrittenLength(text: string): WrittenLength | null {
  const written = text.trim();
  if (written.length > MAX_CHARACTERS || !ONLY_A_LENGTH.test(spelled(written))) return null;
  const tokens = tokensOf(written, LENGTH_WORDS);
  const read = lengthAt(tokens, 0);
  return read?.next === tokens.length ? read.length : null;
}

/** The length that begins at a token, and where it ends; null for other tokens. */
export function lengthAt(
  tokens: readonly Token[],
  at: number,
): { readonly length: WrittenLength; readonly next: number } | null {
  const number = numberAt(tokens, at);
  if (number === null) return null;
  const unit = unitAt(tokens, at + 1);
  if (unit === null) return { length: lengthOf(number, null), next: at + 1 };
  const behind = tokens[at + 2];
  const further = numberAt(tokens, at + 2);
  if (unit === "ft" && further !== null && /^\d{1,4}$/.test(number) && /^\d{1,2}(\.\d{1,3})?$/.test(further)) {
    const isInches = unitAt(tokens, at + 3) === "in";
    const isLast = behind?.before === "" || (behind?.before === " " && at + 3 === tokens.length);
    if (isInches || (isLast && Number(further) < 12)) {
      const inches = withDigits(Number(number) * 12 + Number(further), EXACT_DIGITS);
      const written: readonly WrittenPart[] = [
        { number, unit: "ft" },
        { number: further, unit: "in" },
      ];
      return { length: { number: inches, unit: "in", written }, next: at + (isInches ? 4 : 3) };
    }
  }
  // `1m50`
  if (unit === "m" && further !== null && behind?.before === "" && /^\d$/.test(number) && /^\d\d$/.test(further)) {
    return { length: lengthOf(`${number}.${further}`, "m"), next: at + 3 };
  }
  return { length: lengthOf(number, unit), next: at + 2 };
}

/** The number as an input holds it; null for one that an input would refuse (D6). */
export function numberAt(tokens: readonly Token[], at: number): string | null {
  const number = acceptNumberText("", tokens[at]?.number ?? "");
  return /\d/.test(number) ? number : null;
}

export function unitAt(tokens: readonly Token[], at: number): WrittenUnit | null {
  const word = tokens[at]?.word;
  return word?.is === "unit" ? word.unit : null;
}

export function lengthOf(number: string, written: WrittenUnit | null): WrittenLength {
  if (written === null) return { number, unit: null, written: [{ number, unit: null }] };
  const { unit, factor } = HELD_AS[written];
  const held = factor === 1 ? number : withDigits(Number(number) * factor, EXACT_DIGITS);
  return { number: held, unit, written: [{ number, unit: written }] };
}

/** What an input holds instead of a written unit, and how much of it one is: 12 inches for `ft`. Null for other text. */
export function heldUnit(text: string): { readonly unit: Unit; readonly factor: number } | null {
  const word = LENGTH_WORDS.wordOf(spelled(text).trim().toLowerCase());
  return word?.is === "unit" ? HELD_AS[word.unit] : null;
}

/** What one more of the last written digit would add, in the unit that an input holds: 10 for `1.5 m`, 1 for `5 ft 6 in`. */
export function lastDigitOf({ written }: WrittenLength): number {
  const { number = "", unit = null } = written.at(-1) ?? {};
  const [, decimals = ""] = number.split(".");
  return (unit === null ? 1 : HELD_AS[unit].factor) * 10 ** -decimals.length;
}

/** The unit in which it was written, the last one of two; null without one. */
export function writtenUnit({ written }: WrittenLength): WrittenUnit | null {
  return written.at(-1)?.unit ?? null;
}

/** In one spelling, which reads back as the same length: `1.5 m`, `5 ft 6 in`, `27`. */
export function spelledLength({ written }: WrittenLength): string {
  return written.map(({ number, unit }) => (unit === null ? number : `${number} ${unit}`)).join(" ");
}

/** Whether more characters could make a unit of these: `i`, `ce`. */
export function beginsUnit(characters: string): boolean {
  return beginsUnitWord(spelled(characters).toLowerCase());
}
