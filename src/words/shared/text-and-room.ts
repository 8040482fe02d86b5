import { convertLength, type Unit } from "#domain/display/unit.ts";
import { type Numbers, UNIT_SPACE } from "./numbers.ts";

/** `0.147″` or `3.7 mm`: letters are small, so in centimetres the height is in millimetres. */
export function letterHeight(inches: number, unit: Unit, { rounded }: Numbers): string {
  if (unit === "in") return `${rounded(inches, 3)}″`;
  return `${rounded(convertLength(inches, "in", "cm") * 10, 1)}${UNIT_SPACE}mm`;
}
