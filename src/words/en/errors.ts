import type { InputError } from "#comparison/typed.ts";
import { LARGEST_RADIUS, SMALLEST_RADIUS } from "#domain/display/curve.ts";
import { MAX_GAP } from "#domain/display/screen.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { MAX_FRAME } from "#domain/space/opening.ts";
import { MAX_RAISE } from "#domain/space/screen-row.ts";
import { lengthText, radiusText } from "./numbers.ts";

/** What is wrong with typed values (S5.3), in the unit of the field. A radius may be too small for the typed size (D61). */
export const errors = {
  /** One line for each; null without errors. */
  invalid: (errors: readonly InputError[], unit: Unit, smallestRadius: number = SMALLEST_RADIUS): string | null =>
    errors.length === 0 ? null : `Invalid ${wrongParts(errors, unit, smallestRadius).join("\nand ")}`,
  invalidScreen: (number: number, errors: readonly InputError[], unit: Unit, smallestRadius: number): string =>
    `Screen ${number}: invalid ${wrongParts(errors, unit, smallestRadius).join(" and ")}`,
};

/** `length`, `aspect ratio`, `frame (0 to 20 cm)` */
function wrongParts(errors: readonly InputError[], unit: Unit, smallestRadius: number): readonly string[] {
  return [...new Set(errors.map((error) => PARTS[error](unit, smallestRadius)))];
}

const PARTS: Readonly<Record<InputError, (unit: Unit, smallestRadius: number) => string>> = {
  length: () => "length",
  ratioWidth: () => "aspect ratio",
  ratioHeight: () => "aspect ratio",
  gap: (unit) => `gap (0 to ${limitText(MAX_GAP, unit)})`,
  distance: () => "distance (up to 100\u202fm)",
  raised: (unit) => `height (up to ${limitText(MAX_RAISE, unit)})`,
  radius: (_, smallest) =>
    smallest > LARGEST_RADIUS
      ? "curve: too wide for any"
      : `curve: ${radiusText(smallest)} to ${radiusText(LARGEST_RADIUS)}`,
  width: () => "width",
  height: () => "height",
  frame: (unit) => `frame (0 to ${limitText(MAX_FRAME, unit)})`,
};

/** The most that an input takes, in its unit: `10 cm`, `3.93″`. Rounded down, so that it is accepted. */
function limitText(centimetres: number, unit: Unit): string {
  return lengthText(Math.floor(convertLength(centimetres, "cm", unit) * 100) / 100, unit);
}
