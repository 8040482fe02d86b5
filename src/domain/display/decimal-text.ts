/*
 * Numbers as `Intl.NumberFormat("en-US")` writes them without grouping, but without it: the first one that a page makes
 * takes ten milliseconds, four times that on a phone, before anything can be pressed.
 */

/** At most so many digits in all, without an exponent. What is no finite number stays a word. */
export function withDigits(value: number, most: number): string {
  return written(value, () => most, 0);
}

/** At least and at most so many decimals. What is no finite number stays a word. */
export function withDecimals(value: number, least: number, most: number): string {
  return written(value, (whole) => whole + most, least);
}

/**
 * Rounds what the shortest decimal of a number says, halves upwards.
 * @param kept how many digits of it stay, of one with so many before its decimal point
 */
function written(value: number, kept: (whole: number) => number, leastDecimals: number): string {
  if (!Number.isFinite(value)) return String(value);
  const [mantissa = "", exponent] = Math.abs(value).toExponential().split("e");
  const all = mantissa.replace(".", "");
  const point = Number(exponent) + 1;
  const count = kept(point);
  const below = all.slice(0, Math.max(count, 0));
  const digits = (all[count] ?? "0") >= "5" ? String(BigInt(below) + 1n) : below;
  const whole = point + digits.length - below.length;
  const decimals = (whole < 0 ? "0".repeat(-whole) + digits : digits.slice(whole)).replace(/0+$/, "");
  const padded = decimals.padEnd(leastDecimals, "0");
  const sign = value < 0 ? "-" : "";
  return `${sign}${digits.slice(0, Math.max(whole, 0)).padEnd(whole, "0") || "0"}${padded && `.${padded}`}`;
}
