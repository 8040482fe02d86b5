import { sideText } from "./display-text.ts";
import { convertLength, type Unit } from "./unit.ts";

const ONE_DECIMAL = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
});
const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0, useGrouping: false });

/** A narrow space that does not break, between a number and its unit. */
const UNIT_SPACE = "\u202f";

/** `108.8 ppi` */
export function densityText(pixelsPerInch: number): string {
  return `${ONE_DECIMAL.format(pixelsPerInch)}${UNIT_SPACE}ppi`;
}

/** `53.0°` */
export function angleText(degrees: number): string {
  return `${ONE_DECIMAL.format(degrees)}°`;
}

/** Pixels per degree, below a heading that says so: `44.9`; whole ones from a hundred upwards. */
export function degreeDensityText(pixelsPerDegree: number): string {
  return (pixelsPerDegree < 100 ? ONE_DECIMAL : WHOLE).format(pixelsPerDegree);
}

/**
 * A distance to sit at: `43.9″`, `112 cm`. Nobody sits to the millimetre.
 *
 * @param inches the distance, in inches
 * @param unit the one to tell it in
 */
export function distanceText(inches: number, unit: Unit): string {
  if (unit === "in") return `${sideText(inches)}″`;
  const centimetres = convertLength(inches, "in", "cm");
  return `${centimetres < 10 ? sideText(centimetres) : WHOLE.format(centimetres)}${UNIT_SPACE}cm`;
}
