import { withDigits } from "./decimal-text.ts";

/** D6 */
export const NUMBER_TEXT_MAX_LENGTH = 12;

/** Digits with at most one decimal point, or nothing (S5.1). */
const NUMBER_TEXT = /^\d*\.?\d*$/;

/**
 * What an input holds after a change (D6): white space around a pasted number is dropped, a comma is taken for the
 * decimal point, and a change that breaks S5.1 or grows past 12 characters is ignored whole.
 */
export function acceptNumberText(current: string, changed: string): string {
  const text = changed.trim().replaceAll(",", ".");
  if (!NUMBER_TEXT.test(text)) return current;
  if (text.length > NUMBER_TEXT_MAX_LENGTH && !isPartOf(text, current)) return current;
  return text;
}

/** Whether `text` is left of `whole` when characters are taken away. */
function isPartOf(text: string, whole: string): boolean {
  let at = 0;
  for (const character of text) {
    at = whole.indexOf(character, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Far beyond what 12 characters can say, and near enough for ratios and areas to be computed in doubles. */
const SMALLEST = 1e-20;
const LARGEST = 1e20;

/** The number a text stands for, or null where it is not a positive one (S5.2) or beyond 10^±20. */
export function positiveNumber(text: string): number | null {
  const value = NUMBER_TEXT.test(text) ? Number(text) : Number.NaN;
  return value >= SMALLEST && value <= LARGEST ? value : null;
}

/** The shortest decimal that is right to ten significant digits, without an exponent (D5). */
export function numberText(value: number): string {
  return withDigits(value, 10);
}

/** The shortest decimal that reads back as the very same number, without an exponent. */
export function exactNumberText(value: number): string {
  const shortest = String(value);
  return shortest.includes("e") ? withDigits(value, 17) : shortest;
}
