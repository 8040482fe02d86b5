import type { DisplaySpec, OptionalProperties } from "../display/screen.ts";

/** A usual distance from the eye to a monitor, in centimetres. */
export const USUAL_DISTANCE = 60;

/** The largest distance, in centimetres. */
export const MAX_DISTANCE = 10_000;

/**
 * The angle in degrees that a flat length fills, seen from straight in front of its middle:
 * 2 × arctan(length ÷ (2 × distance)).
 *
 * @param distance from the eye, positive, in the unit of the length
 */
export function angleOf(length: number, distance: number): number {
  return (2 * Math.atan(length / (2 * distance)) * 180) / Math.PI;
}

/** The length that fills an angle of so many degrees, in the unit of the distance: the inverse of `angleOf`. */
export function lengthFilling(degrees: number, distance: number): number {
  return 2 * distance * Math.tan((degrees * Math.PI) / 360);
}

/**
 * The display that looks the same at a common distance as this one at its own (D32): smaller where this one is further
 * away. Displays at the common distance stay as they are.
 *
 * @param distance the common one, in centimetres, positive
 */
export function asSeen<Display extends DisplaySpec & Partial<OptionalProperties>>(
  display: Display,
  distance: number,
): Display {
  const factor = distance / (display.distance ?? distance);
  const { gap } = display;
  return { ...display, length: display.length * factor, ...(gap === undefined ? {} : { gap: gap * factor }) };
}
