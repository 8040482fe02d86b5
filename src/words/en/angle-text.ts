import { withDecimals, withDigits } from "#domain/display/machine-number.ts";

/** `53°`; below ten degrees `9.5°`. */
export function angleText(degrees: number): string {
  return `${fewDigits(degrees)}°`;
}

/** A whole number from ten upwards; below that one decimal, or two digits. */
export function fewDigits(value: number): string {
  if (value < 1) return withDigits(value, 2);
  return value < 9.95 ? withDecimals(value, 1, 1) : withDecimals(value, 0, 0);
}
