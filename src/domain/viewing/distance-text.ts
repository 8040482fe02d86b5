import { withDecimals } from "../display/decimal-text.ts";
import { UNIT_SPACE } from "../display/display-text.ts";
import { rounded } from "../display/figures.ts";
import { distanceForAngle, pixelLimitDistance, SHARP_EYES_PIXELS_PER_DEGREE } from "../display/pixels.ts";
import type { DisplaySpec } from "../display/screen.ts";
import { convertLength, type Unit } from "../display/unit.ts";

/** A screen that fills 30° only from nearer than this is held in the hand; nobody plans a seat for it. */
const NEAREST_SEAT_INCHES = convertLength(40, "cm", "in");

/**
 * From where the screen fills 40° to where it fills 30°: `2.0–2.7 m`, `82–112 cm`, `6′ 6″–8′ 10″`. Null for phones and
 * other small screens.
 */
export function seatRange(display: DisplaySpec, unit: Unit): string | null {
  const nearest = distanceForAngle(display, 40);
  const furthest = distanceForAngle(display, 30);
  if (furthest < NEAREST_SEAT_INCHES) return null;
  const scale = scaleFor(furthest, unit);
  const from = scale === "feet" ? withScale(nearest, scale) : numberIn(nearest, scale);
  return `${from}–${withScale(furthest, scale)}`;
}

/** From where more pixels stop to help. */
export interface BlendDistances {
  /** From here normal vision no longer tells pixels apart: `80 cm`. */
  readonly normal: string;
  /** From here sharp eyes do not either: `126 cm`. */
  readonly sharp: string;
}

/** Null without a resolution. */
export function blendDistances(display: DisplaySpec, unit: Unit): BlendDistances | null {
  const blend = pixelLimitDistance(display);
  const limit = pixelLimitDistance(display, SHARP_EYES_PIXELS_PER_DEGREE);
  if (blend === null || limit === null) return null;
  const scale = scaleFor(limit, unit);
  return { normal: withScale(blend, scale), sharp: withScale(limit, scale) };
}

type Scale = "inches" | "feet" | "centimetres" | "metres";

/** Rooms are measured in metres or feet, desks in centimetres or inches. */
const ROOM_FROM_INCHES = convertLength(200, "cm", "in");

/** The furthest of several distances decides, so that all have one scale. */
function scaleFor(furthest: number, unit: Unit): Scale {
  if (unit === "in") return furthest < ROOM_FROM_INCHES ? "inches" : "feet";
  return furthest < ROOM_FROM_INCHES ? "centimetres" : "metres";
}

/** `82 cm`, `2.0 m`, `32″`, `6′ 6″` */
function withScale(inches: number, scale: Scale): string {
  const number = numberIn(inches, scale);
  if (scale === "feet") return number;
  if (scale === "inches") return `${number}″`;
  return `${number}${UNIT_SPACE}${scale === "metres" ? "m" : "cm"}`;
}

function numberIn(inches: number, scale: Scale): string {
  if (scale === "feet") {
    const whole = Math.round(inches);
    return `${withDecimals(Math.floor(whole / 12), 0, 0)}′${UNIT_SPACE}${whole % 12}″`;
  }
  if (scale === "inches") return rounded(inches, 0);
  const centimetres = convertLength(inches, "in", "cm");
  return scale === "metres" ? rounded(centimetres / 100, 1) : rounded(centimetres, 0);
}
