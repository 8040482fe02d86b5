import { withDigits } from "./decimal-text.ts";
import { acceptNumberText } from "./number-text.ts";
import type { Unit } from "./unit.ts";

/** The units in which people write lengths. Inputs hold inches and centimetres. */
type WrittenUnit = Unit | "mm" | "m" | "ft";

/** A length as people write it (D43). */
export interface WrittenLength {
  /** The number as an input holds it, in `unit`. */
  readonly number: string;
  /** Null for a number without a unit. */
  readonly unit: Unit | null;
  /** What was written, in one spelling: `1.5 m`, `5 ft 6 in`, `27`. It reads back as the same length. */
  readonly text: string;
}

/** Includes the quotation marks into which phones turn the signs for feet and inches. */
const UNIT_WORDS: Readonly<Record<WrittenUnit, readonly string[]>> = {
  in: ["in", "inch", "inches", "zoll", '"', "″", "”", "''", "′′", "’’"],
  cm: ["c", "cm", "centimetre", "centimetres", "centimeter", "centimeters"],
  mm: ["mm", "millimetre", "millimetres", "millimeter", "millimeters"],
  m: ["m", "metre", "metres", "meter", "meters"],
  ft: ["ft", "foot", "feet", "'", "′", "’"],
};

const UNITS = new Map(
  (Object.keys(UNIT_WORDS) as WrittenUnit[]).flatMap((unit) => UNIT_WORDS[unit].map((word) => [word, unit] as const)),
);

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

const WRITTEN = /^([\d.,]+)(?:[\s-]*([^\d\s.,-]+)\.?)?$/;
const FEET_AND_INCHES = /^(\d{1,4})[\s-]*([^\d\s.,-]+)\s*(\d{1,2}(?:[.,]\d{1,3})?)[\s-]*([^\d\s.,-]+)$/;

/**
 * Reads a length: `27`, `27"`, `27-inch`, `68cm`, `68,5 cm`, `680 mm`, `1.5 m`, `5 ft`, `5′ 6″`. Null for other text and
 * for numbers that an input would refuse (D6).
 */
export function parseWrittenLength(text: string): WrittenLength | null {
  const written = text.trim().toLowerCase();
  if (written.length > MAX_CHARACTERS) return null;
  const [, numberPart = "", unitPart] = WRITTEN.exec(written) ?? [];
  const number = acceptNumberText("", numberPart).replace(/\.$/, "");
  if (!/\d/.test(number)) return parseFeetAndInches(written);
  if (unitPart === undefined) return { number, unit: null, text: number };
  const unit = UNITS.get(unitPart);
  return unit === undefined ? null : { ...heldNumber(number, unit), text: `${number} ${unit}` };
}

function parseFeetAndInches(written: string): WrittenLength | null {
  const [, feet = "", feetUnit = "", inchesPart = "", inchUnit = ""] = FEET_AND_INCHES.exec(written) ?? [];
  if (UNITS.get(feetUnit) !== "ft" || UNITS.get(inchUnit) !== "in") return null;
  const inches = inchesPart.replace(",", ".");
  const number = withDigits(Number(feet) * 12 + Number(inches), EXACT_DIGITS);
  return { number, unit: "in", text: `${feet} ft ${inches} in` };
}

function heldNumber(number: string, written: WrittenUnit): Pick<WrittenLength, "number" | "unit"> {
  const { unit, factor } = HELD_AS[written];
  return { number: factor === 1 ? number : withDigits(Number(number) * factor, EXACT_DIGITS), unit };
}

/** What one more of the last written digit would add, in the unit that an input holds: 10 for `1.5 m`, 1 for `5 ft 6 in`. */
export function lastDigitOf({ text }: WrittenLength): number {
  const [, decimals = "", unit = ""] = /\d(?:\.(\d+))?(?: ([a-z]+))?$/.exec(text) ?? [];
  return (HELD_AS[unit as WrittenUnit]?.factor ?? 1) * 10 ** -decimals.length;
}

/** Whether more characters could make a unit of these: `i`, `ce`. */
export function beginsUnit(characters: string): boolean {
  return [...UNITS.keys()].some((word) => word.startsWith(characters.toLowerCase()));
}
