import { positiveNumber } from "./number-text.ts";

/** Which parts of a typed description are wrong (S5). */
export interface DisplayErrors {
  readonly length: boolean;
  readonly ratioWidth: boolean;
  readonly ratioHeight: boolean;
}

/** S5: "A screen is invalid when its length, width or height is empty or zero (not a positive number)." */
export function displayErrors(typed: { length: string; width: string; height: string }): DisplayErrors {
  return {
    length: positiveNumber(typed.length) === null,
    ratioWidth: positiveNumber(typed.width) === null,
    ratioHeight: positiveNumber(typed.height) === null,
  };
}

/**
 * S5: "Invalid" followed by length and/or aspect ratio, separated by a line break and the word "and".
 * Null without errors.
 */
export function errorText(errors: DisplayErrors): string | null {
  const wrong: string[] = [];
  if (errors.length) wrong.push("length");
  if (errors.ratioWidth || errors.ratioHeight) wrong.push("aspect ratio");
  return wrong.length === 0 ? null : `Invalid ${wrong.join("\nand ")}`;
}
