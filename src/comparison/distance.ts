import { withDecimals } from "#domain/display/machine-number.ts";
import { positiveNumber } from "#domain/display/number-text.ts";
import { convertLength, toInches, type Unit } from "#domain/display/unit.ts";
import { typedScale } from "#domain/viewing/distance-scale.ts";
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

/** A distance as somebody would type it, in the unit in which it is round (D58): `70 cm`, `2.5 m`, `28″`, `8′ 0″`. Null where that would be another one. */
export function typedDistance(centimetres: number): string | null {
  const scale = typedScale(centimetres, "cm");
  const inches = Math.round(toInches(centimetres));
  const text = {
    centimetres: `${Math.round(centimetres)}\u202fcm`,
    metres: `${withDecimals(centimetres / 100, 0, 2)}\u202fm`,
    inches: `${inches}″`,
    feet: `${Math.floor(inches / 12)}′\u202f${inches % 12}″`,
  }[scale];
  return parseDistance(text) === centimetres ? text : null;
}

/** Whether the text names its unit. */
export function hasUnit(text: string): boolean {
  return (parseWrittenLength(text)?.unit ?? null) !== null;
}
