import { numberText, positiveNumber } from "#domain/display/number-text.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";

/** What may be wrong with typed values (S5): parts of a screen, or the sides and the frame of the space. */
export type InputError =
  | "length"
  | "ratioWidth"
  | "ratioHeight"
  | "gap"
  | "distance"
  | "raised"
  | "radius"
  | "width"
  | "height"
  | "frame";

/** What typed text means, or what is wrong with it. */
export interface Typed<Value> {
  /** Null while something is wrong. */
  readonly value: Value | null;
  readonly errors: readonly InputError[];
}

export function valid<Value>(value: Value): Typed<Value> {
  return { value, errors: [] };
}

export function invalid(...errors: readonly InputError[]): Typed<never> {
  return { value: null, errors };
}

/** Shown lengths are converted from the typed one, so that toggling the unit never makes them drift (D5). */
export interface TypedLength {
  readonly text: string;
  readonly unit: Unit;
}

/** The text of an input in the unit `shownIn`. Text that is no number stays as typed (D5). */
export function shownText({ text, unit }: TypedLength, shownIn: Unit): string {
  const number = unit === shownIn ? null : signedNumber(text);
  return number ? numberText(convertLength(number, unit, shownIn)) : text;
}

const MINUS = /^[-−]/;

/** The number in a text, which may have a minus sign; NaN if there is none. */
export function signedNumber(text: string): number {
  const number = text.replace(MINUS, "").replace(",", ".");
  const value = positiveNumber(number) ?? (/^(0+\.?0*|\.0+)$/.test(number) ? 0 : Number.NaN);
  return MINUS.test(text) ? -value : value;
}
