import { withDigits } from "../domain/display/decimal-text.ts";
import { UNIT_SPACE } from "../domain/display/display-text.ts";
import { positiveNumber } from "../domain/display/number-text.ts";
import { CENTIMETRES_PER_INCH } from "../domain/display/unit.ts";
import { MAX_DISTANCE } from "../domain/viewing/seat.ts";

const DISTANCE = /^([\d.,]{1,20}) ?(cm|m|in)?$/i;
const CENTIMETRES: Readonly<Record<string, number>> = { cm: 1, m: 100, in: CENTIMETRES_PER_INCH };

/** The distance in a link's text, in centimetres: `70cm`, `2.5m`, `28in` or `70`. Null for other text and beyond 100 m. */
export function parseDistance(text: string): number | null {
  const [, number = "", unit = "cm"] = DISTANCE.exec(text.trim()) ?? [];
  const value = positiveNumber(number.replace(",", "."));
  if (value === null) return null;
  // To ten digits, so that 2.3 m is 230 cm.
  const distance = Number((value * (CENTIMETRES[unit.toLowerCase()] ?? 1)).toPrecision(10));
  return distance <= MAX_DISTANCE ? distance : null;
}

/** `60 cm` */
export function centimetresText(distance: number): string {
  return `${withDigits(distance, 4)}${UNIT_SPACE}cm`;
}
