import { positiveNumber } from "./number-text.ts";

/** Which parts of a typed description are wrong (S5). */
export interface DisplayErrors {
  readonly length: boolean;
  readonly ratioWidth: boolean;
  readonly ratioHeight: boolean;
}

/** A length, width or height is wrong unless it is a positive number (S5.2). */
export function displayErrors(typed: { length: string; width: string; height: string }): DisplayErrors {
  return {
    length: positiveNumber(typed.length) === null,
    ratioWidth: positiveNumber(typed.width) === null,
    ratioHeight: positiveNumber(typed.height) === null,
  };
}

/** S5.3; null without errors. */
export function errorText(errors: DisplayErrors): string | null {
  const wrong: string[] = [];
  if (errors.length) wrong.push("length");
  if (errors.ratioWidth || errors.ratioHeight) wrong.push("aspect ratio");
  return wrong.length === 0 ? null : `Invalid ${wrong.join("\nand ")}`;
}
