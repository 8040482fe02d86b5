import type { CurvedDisplay } from "../display/curve.ts";
import { withDecimals, withDigits } from "../display/decimal-text.ts";
import { UNIT_SPACE } from "../display/display-text.ts";
import { rounded } from "../display/figures.ts";
import { type DisplaySpec, diagonalInches } from "../display/screen.ts";
import { convertLength, type Unit } from "../display/unit.ts";
import { distanceForAngle, pixelLimitDistance, YOUNG_EYES_PIXELS_PER_DEGREE } from "./display-at-distance.ts";
import { LARGEST_DESK_INCHES } from "./seat.ts";

/** A screen that fills 30° only from nearer than this is held in the hand; nobody plans a seat for it. */
const NEAREST_SEAT_INCHES = convertLength(40, "cm", "in");

/** Nobody works at a desk with a screen nearer than this (D42). */
const NEAREST_DESK_INCHES = convertLength(50, "cm", "in");

/** What a screen is for where somebody sits in a range of distances (D42). */
type SeatUse = "desk" | "films";

export interface SeatRange {
  readonly use: SeatUse;
  /** `82–112 cm`, `2.0–2.7 m`, `6′ 6″–8′ 10″` */
  readonly distances: string;
}

/** Where the screen fills these angles, from the nearer end to the farther one. */
export const SEAT_ANGLES: Readonly<Record<SeatUse, { readonly near: number; readonly far: number }>> = {
  desk: { near: 60, far: 40 },
  films: { near: 40, far: 30 },
};

/** The ranges of distances to sit in, the likelier use first. None for phones and other small screens. */
export function seatRanges(display: CurvedDisplay, unit: Unit): readonly SeatRange[] {
  if (distanceForAngle(display, SEAT_ANGLES.films.far) < NEAREST_SEAT_INCHES) return [];
  const uses: readonly SeatUse[] =
    diagonalInches(display) <= LARGEST_DESK_INCHES ? ["desk", "films"] : ["films", "desk"];
  const ranges = uses.map((use) => ({ use, ...seatRange(display, use) }));
  const scale = scaleFor(Math.max(...ranges.map(({ furthest }) => furthest)), unit);
  return ranges.map(({ use, nearest, furthest }) => ({ use, distances: rangeText(nearest, furthest, scale) }));
}

/** In inches. */
function seatRange(display: CurvedDisplay, use: SeatUse): { readonly nearest: number; readonly furthest: number } {
  const { near, far } = SEAT_ANGLES[use];
  const least = use === "desk" ? NEAREST_DESK_INCHES : 0;
  return {
    nearest: Math.max(least, distanceForAngle(display, near)),
    furthest: Math.max(least, distanceForAngle(display, far)),
  };
}

function rangeText(nearest: number, furthest: number, scale: Scale): string {
  if (nearest === furthest) return withScale(furthest, scale);
  const from = scale === "feet" ? withScale(nearest, scale) : numberIn(nearest, scale);
  return `${from}–${withScale(furthest, scale)}`;
}

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

/** From where more pixels stop to help. */
export interface BlendDistances {
  /** From here normal vision no longer tells pixels apart: `80 cm`. */
  readonly normal: string;
  /** From here the average of young eyes does not either: `126 cm`. */
  readonly young: string;
}

/** Null without a resolution. */
export function blendDistances(display: DisplaySpec, unit: Unit): BlendDistances | null {
  const blend = pixelLimitDistance(display);
  const limit = pixelLimitDistance(display, YOUNG_EYES_PIXELS_PER_DEGREE);
  if (blend === null || limit === null) return null;
  const scale = scaleFor(limit, unit);
  return { normal: withScale(blend, scale), young: withScale(limit, scale) };
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

/** Converted lengths differ in the last digits: typed 27.5 inches come as a little less, and would round down. */
const EXACT_DIGITS = 12;

function numberIn(converted: number, scale: Scale): string {
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
