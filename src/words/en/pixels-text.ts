import { withDecimals } from "#domain/display/machine-number.ts";
import { fewDigits } from "./angle-text.ts";
import { UNIT_SPACE } from "./display-text.ts";

/** `108.8 ppi` */
export function densityText(pixelsPerInch: number): string {
  return `${withDecimals(pixelsPerInch, 1, 1)}${UNIT_SPACE}ppi`;
}

/** Pixels per degree without their unit: `45`, `9.5`. */
export function degreeDensityText(pixelsPerDegree: number): string {
  return fewDigits(pixelsPerDegree);
}
