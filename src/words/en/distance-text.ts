import { withDecimals, withDigits } from "#domain/display/machine-number.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { UNIT_SPACE } from "./display-text.ts";
import { rounded } from "./figures.ts";

/**
 * A typed or usual distance: `60 cm`, `2.44 m`, `28″`, `8′ 0″`. It is written in the unit in which it is round, as that is the one in
 * which it was typed (D58).
 *
 * @param lengths the unit where it is round in both or in none
 */
export function viewingDistanceText(centimetres: number, lengths: Unit): string {
  const inches = convertLength(centimetres, "cm", "in");
  const [inCentimetres, inInches] = [isRound(centimetres), isRound(inches)];
  const scale = scaleFor(inches, inCentimetres === inInches ? lengths : inCentimetres ? "cm" : "in");
  if (scale === "metres") return `${withDecimals(centimetres / 100, 0, 2)}${UNIT_SPACE}m`;
  return withScale(inches, scale);
}

/** Whether people would type it so: in halves. A link has six decimals. */
function isRound(length: number): boolean {
  return Math.abs(length * 2 - Math.round(length * 2)) < 1e-5;
}

export type Scale = "inches" | "feet" | "centimetres" | "metres";

/** Rooms are measured in metres or feet, desks in centimetres or inches. */
const ROOM_FROM_INCHES = convertLength(200, "cm", "in");

/** The furthest of several distances decides, so that all have one scale. */
export function scaleFor(furthest: number, unit: Unit): Scale {
  if (unit === "in") return furthest < ROOM_FROM_INCHES ? "inches" : "feet";
  return furthest < ROOM_FROM_INCHES ? "centimetres" : "metres";
}

/** `82 cm`, `2.0 m`, `32″`, `6′ 6″` */
export function withScale(inches: number, scale: Scale): string {
  const number = numberIn(inches, scale);
  if (scale === "feet") return number;
  if (scale === "inches") return `${number}″`;
  return `${number}${UNIT_SPACE}${scale === "metres" ? "m" : "cm"}`;
}

/** Converted lengths differ in the last digits: typed 27.5 inches come as a little less, and would round down. */
const EXACT_DIGITS = 12;

export function numberIn(converted: number, scale: Scale): string {
  const inches = withoutError(converted);
  if (scale === "feet") {
    const whole = Math.round(inches);
    return `${withDecimals(Math.floor(whole / 12), 0, 0)}′${UNIT_SPACE}${whole % 12}″`;
  }
  if (scale === "inches") return rounded(inches, 0);
  const centimetres = withoutError(convertLength(inches, "in", "cm"));
  return scale === "metres" ? rounded(centimetres / 100, 1) : rounded(centimetres, 0);
}

function withoutError(length: number): number {
  return Number(withDigits(length, EXACT_DIGITS));
}
