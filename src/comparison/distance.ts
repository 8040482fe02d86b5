import { positiveNumber } from "../domain/display/number-text.ts";
import { CENTIMETRES_PER_INCH, type Unit } from "../domain/display/unit.ts";
import { MAX_DISTANCE } from "../domain/viewing/seat.ts";

/** With the quotation marks into which phones turn the signs for feet and inches. */
const DISTANCE = /^([\d.,]{1,20}) ?(mm|cm|m|in|ft|["″”]|['′’])?$/i;
const INCHES = /^(in|["″”])$/i;
const METRIC: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, m: 100 };

/**
 * The distance in a typed text or in a link, in centimetres: `70cm`, `2.5 m`, `28in`, `8 ft` or `70`. Null for other
 * text and beyond 100 m.
 *
 * @param usual the unit of a number without one
 */
export function parseDistance(text: string, usual: Unit = "cm"): number | null {
  const [, number = "", unit = usual] = DISTANCE.exec(text.trim()) ?? [];
  const value = positiveNumber(number.replace(",", "."));
  if (value === null) return null;
  // To ten digits, so that 2.3 m is 230 cm.
  const distance = Number((value * centimetresIn(unit.toLowerCase())).toPrecision(10));
  return distance <= MAX_DISTANCE ? distance : null;
}

function centimetresIn(unit: string): number {
  return METRIC[unit] ?? CENTIMETRES_PER_INCH * (INCHES.test(unit) ? 1 : 12);
}

/** Whether the text names its unit. */
export function hasUnit(text: string): boolean {
  return DISTANCE.exec(text.trim())?.[2] !== undefined;
}

/** Whether a typed text is no distance, although something is typed. */
export function isWrongDistance(text: string, usual: Unit = "cm"): boolean {
  return text.trim() !== "" && parseDistance(text, usual) === null;
}
