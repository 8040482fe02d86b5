import type { InputError } from "#comparison/typed.ts";
import { LARGEST_RADIUS, radiusText, SMALLEST_RADIUS } from "#domain/display/curve.ts";
import { MAX_GAP } from "#domain/display/screen.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { MAX_FRAME } from "#domain/space/opening.ts";
import { MAX_RAISE } from "#domain/space/screen-row.ts";
import { lengthText } from "#words/en/numbers.ts";

/**
 * S5.3, in the unit of the wrong field; null without errors.
 *
 * @param smallestRadius of the typed size (D61)
 */
export function errorText(
  errors: readonly InputError[],
  unit: Unit,
  smallestRadius: number = SMALLEST_RADIUS,
): string | null {
  return errors.length === 0 ? null : `Invalid ${wrongParts(errors, unit, smallestRadius).join("\nand ")}`;
}

/** `length`, `aspect ratio`, `frame (0 to 20 cm)` */
export function wrongParts(
  errors: readonly InputError[],
  unit: Unit,
  smallestRadius: number = SMALLEST_RADIUS,
): readonly string[] {
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
