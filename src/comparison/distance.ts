import { positiveNumber } from "#domain/display/number-text.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { MAX_DISTANCE } from "#domain/viewing/seat.ts";
import { parseWrittenLength } from "#domain/written/length.ts";

/**
 * The distance in a typed text or in a link, in centimetres: `70cm`, `2.5 m`, `28in`, `8 ft`, `6′ 6″` or `70`. Null for other
 * text and beyond 100 m.
 *
 * @param usual the unit of a number without one
 */
export function parseDistance(text: string, usual: Unit = "cm"): number | null {
  const written = parseWrittenLength(text);
  const value = written && positiveNumber(written.number);
  if (value === null) return null;
  // To six decimals, so that 28 in are 71.12 cm and twelve characters of a link hold any distance.
  const distance = Number(convertLength(value, written?.unit ?? usual, "cm").toFixed(6));
  return distance > 0 && distance <= MAX_DISTANCE ? distance : null;
}

/** Whether the text names its unit. */
export function hasUnit(text: string): boolean {
  return (parseWrittenLength(text)?.unit ?? null) !== null;
}
