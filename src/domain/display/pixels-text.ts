import { fewDigits } from "../viewing/angle-text.ts";
import { withDecimals } from "./decimal-text.ts";
import { sideText, UNIT_SPACE } from "./display-text.ts";
import { convertLength, type Unit } from "./unit.ts";

/** `108.8 ppi` */
export function densityText(pixelsPerInch: number): string {
  return `${withDecimals(pixelsPerInch, 1, 1)}${UNIT_SPACE}ppi`;
}

/** Pixels per degree without their unit: `45`, `9.5`. */
export function degreeDensityText(pixelsPerDegree: number): string {
  return fewDigits(pixelsPerDegree);
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
