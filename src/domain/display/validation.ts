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
