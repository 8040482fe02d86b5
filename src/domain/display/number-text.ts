import { type MachineNumber, withDigits } from "./machine-number.ts";

/** D6 */
const NUMBER_TEXT_MAX_LENGTH = 12;

/** S5.1 */
const NUMBER_TEXT = /^\d*\.?\d*$/;

/**
 * The text of an input after a change (D6). Drops white space around a pasted number, takes a comma for the decimal
 * point, and ignores a change that would break S5's rule or exceed 12 characters.
 */
export function acceptNumberText(current: string, changed: string): string {
  const text = changed.trim().replaceAll(",", ".");
  if (!NUMBER_TEXT.test(text)) return current;
  if (text.length > NUMBER_TEXT_MAX_LENGTH && !isPartOf(text, current)) return current;
  return text;
}

/** Whether removing characters from `whole` gives `text`. */
function isPartOf(text: string, whole: string): boolean {
  let at = 0;
  for (const character of text) {
    at = whole.indexOf(character, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** More than 12 characters can express, but ratios and areas still fit into a double. */
const SMALLEST = 1e-20;
const LARGEST = 1e20;

/** The number in a text; null if it is not positive (S5.2) or beyond 10^±20. */
export function positiveNumber(text: string): number | null {
  const value = NUMBER_TEXT.test(text) ? Number(text) : Number.NaN;
  return value >= SMALLEST && value <= LARGEST ? value : null;
}

/** The shortest decimal that is right to ten significant digits, without an exponent (D5). */
export function numberText(value: number): MachineNumber {
  return withDigits(value, 10);
}

/** The shortest decimal without an exponent that reads back as the same number. */
export function exactNumberText(value: number): MachineNumber {
  const shortest = String(value);
  return shortest.includes("e") ? withDigits(value, 17) : (shortest as MachineNumber);
}
