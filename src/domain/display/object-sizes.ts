import type { Size } from "../geometry/size.ts";
import type { KnownObject } from "./known-object.ts";

/**
 * In centimetres. Card: ISO/IEC 7810 ID-1. Sheets: ISO 216 and ANSI/ASME Y14.1, 8.5 × 11 in. Person and sofa are typical;
 * the person's width of 49 cm and the sofa's height of 85 cm are choices of the drawing.
 */
export const OBJECT_SIZES: Readonly<Record<KnownObject, Size>> = {
  card: { width: 8.56, height: 5.398 },
  a4: { width: 21, height: 29.7 },
  letter: { width: 21.59, height: 27.94 },
  person: { width: 49, height: 170 },
  sofa: { width: 200, height: 85 },
};

/** What stands on the floor beside the screens; the others lie on one. */
export function standsOnFloor(object: KnownObject): boolean {
  return object === "person" || object === "sofa";
}

/** From the floor to the middle of a television on a wall, in centimetres: eyes of somebody who sits (D31). */
export const EYE_HEIGHT = 107;
