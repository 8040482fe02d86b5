import { fewDigits } from "../viewing/angle-text.ts";
import { withDecimals } from "./decimal-text.ts";
import { UNIT_SPACE } from "./display-text.ts";

/** `108.8 ppi` */
export function densityText(pixelsPerInch: number): string {
  return `${withDecimals(pixelsPerInch, 1, 1)}${UNIT_SPACE}ppi`;
}

/** Pixels per degree without their unit: `45`, `9.5`. */
export function degreeDensityText(pixelsPerDegree: number): string {
  return fewDigits(pixelsPerDegree);
}
