import { numberIn, type Scale, scaleFor, withScale } from "#words/en/distance-text.ts";
import type { CurvedDisplay } from "../display/curve.ts";
import { type DisplaySpec, diagonalInches } from "../display/screen.ts";
import { convertLength, type Unit } from "../display/unit.ts";
import { distanceForAngle, pixelLimitDistance, YOUNG_EYES_PIXELS_PER_DEGREE } from "./display-at-distance.ts";
import { LARGEST_DESK_INCHES, SEAT_ANGLES, type SeatUse } from "./seat.ts";

/** A screen that fills 30° only from nearer than this is held in the hand; nobody plans a seat for it. */
const NEAREST_SEAT_INCHES = convertLength(40, "cm", "in");

/** Nobody works at a desk with a screen nearer than this (D42). */
const NEAREST_DESK_INCHES = convertLength(50, "cm", "in");

export interface SeatRange {
  readonly use: SeatUse;
  /** `82–112 cm`, `2.0–2.7 m`, `6′ 6″–8′ 10″` */
  readonly distances: string;
}

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
