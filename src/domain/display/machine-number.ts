/** A number for links, inputs, the API and CSV: with a point, in every language. People read numbers of `src/words`. */
export type MachineNumber = string & { readonly [machine]: true };
declare const machine: unique symbol;

/*
 * Numbers as `Intl.NumberFormat("en-US")` writes them without grouping. Creating the first `NumberFormat` of a page
 * takes ten milliseconds, on a phone forty, before anything can be pressed.
 */

/** At most `most` digits, without an exponent. `NaN` and infinity stay words. */
export function withDigits(value: number, most: number): MachineNumber {
  return rounded(value, () => most, 0);
}

/** At least `least` and at most `most` decimals. `NaN` and infinity stay words. */
export function withDecimals(value: number, least: number, most: number): MachineNumber {
  return rounded(value, (whole) => whole + most, least);
}

/** Rounds to so many decimals, halves upwards. Never −0. */
export function roundedTo(value: number, decimals: number): number {
  return Number(withDecimals(value, 0, decimals)) || 0;
}

/**
 * Rounds the shortest decimal of a number, halves upwards.
 * @param digitCount the number of digits to keep, given the number of digits before the decimal point
 */
function rounded(value: number, digitCount: (whole: number) => number, leastDecimals: number): MachineNumber {
  if (!Number.isFinite(value)) return String(value) as MachineNumber;
  const [mantissa = "", exponent] = Math.abs(value).toExponential().split("e");
  const all = mantissa.replace(".", "");
  const point = Number(exponent) + 1;
  const count = digitCount(point);
  const below = all.slice(0, Math.max(count, 0));
  const digits = (all[count] ?? "0") >= "5" ? String(BigInt(below) + 1n) : below;
  const whole = point + digits.length - below.length;
  const decimals = (whole < 0 ? "0".repeat(-whole) + digits : digits.slice(whole)).replace(/0+$/, "");
  const padded = decimals.padEnd(leastDecimals, "0");
  const sign = value < 0 ? "-" : "";
  return `${sign}${digits.slice(0, Math.max(whole, 0)).padEnd(whole, "0") || "0"}${padded && `.${padded}`}` as MachineNumber;
}
