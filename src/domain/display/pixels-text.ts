import { withDecimals, withDigits } from "./decimal-text.ts";
import { sideText } from "./display-text.ts";
import { convertLength, type Unit } from "./unit.ts";

/** A narrow no-break space between a number and its unit. */
const UNIT_SPACE = "\u202f";

/** `108.8 ppi` */
export function densityText(pixelsPerInch: number): string {
  return `${withDecimals(pixelsPerInch, 1, 1)}${UNIT_SPACE}ppi`;
}

/** `53°`; below ten degrees `9.5°`. */
export function angleText(degrees: number): string {
  return `${rounded(degrees)}°`;
}

/** Pixels per degree without their unit: `45`, `9.5`. */
export function degreeDensityText(pixelsPerDegree: number): string {
  return rounded(pixelsPerDegree);
}

/** A whole number from ten upwards; below that one decimal, or two digits. */
function rounded(value: number): string {
  if (value < 1) return withDigits(value, 2);
  return value < 9.95 ? withDecimals(value, 1, 1) : withDecimals(value, 0, 0);
}

/**
 * A viewing distance: `43.9″`, `112 cm`. Whole centimetres are precise enough.
 *
 * @param inches the distance, in inches
 * @param unit of the text
 */
export function distanceText(inches: number, unit: Unit): string {
  if (unit === "in") return `${sideText(inches)}″`;
  const centimetres = convertLength(inches, "in", "cm");
  return `${centimetres < 10 ? sideText(centimetres) : withDecimals(centimetres, 0, 0)}${UNIT_SPACE}cm`;
}
