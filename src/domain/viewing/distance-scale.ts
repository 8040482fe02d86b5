import { toInches, type Unit } from "../display/unit.ts";

/** In what people measure a distance. */
export type DistanceScale = "inches" | "feet" | "centimetres" | "metres";

/** Rooms are measured in metres or feet, desks in centimetres or inches. */
const ROOM_FROM_INCHES = toInches(200);

/** The furthest of several distances decides, so that all have one scale. */
export function scaleFor(furthestInches: number, unit: Unit): DistanceScale {
  if (unit === "in") return furthestInches < ROOM_FROM_INCHES ? "inches" : "feet";
  return furthestInches < ROOM_FROM_INCHES ? "centimetres" : "metres";
}

/**
 * The scale of a typed or usual distance: of the unit in which it is round, as that is the one in which it was typed (D58).
 *
 * @param lengths the unit where it is round in both or in none
 */
export function typedScale(centimetres: number, lengths: Unit): DistanceScale {
  const inches = toInches(centimetres);
  const [inCentimetres, inInches] = [isRound(centimetres), isRound(inches)];
  return scaleFor(inches, inCentimetres === inInches ? lengths : inCentimetres ? "cm" : "in");
}

/** Whether people would type it so: in halves. A link has six decimals. */
function isRound(length: number): boolean {
  return Math.abs(length * 2 - Math.round(length * 2)) < 1e-5;
}
