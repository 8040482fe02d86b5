import type { CurvedDisplay } from "../display/curve.ts";
import { type DisplaySpec, diagonalInches } from "../display/screen.ts";
import { toInches } from "../display/unit.ts";
import { distanceForAngle, pixelLimitDistance, YOUNG_EYES_PIXELS_PER_DEGREE } from "./display-at-distance.ts";
import { LARGEST_DESK_INCHES, SEAT_ANGLES, type SeatUse } from "./seat.ts";

/** A screen that fills 30° only from nearer than this is held in the hand; nobody plans a seat for it. */
const NEAREST_SEAT_INCHES = toInches(40);

/** Nobody works at a desk with a screen nearer than this (D42). */
const NEAREST_DESK_INCHES = toInches(50);

/** In inches. */
export interface SeatRange {
  readonly use: SeatUse;
  readonly nearest: number;
  readonly furthest: number;
}

/** The ranges of distances to sit in, the likelier use first. None for phones and other small screens. */
export function seatRanges(display: CurvedDisplay): readonly SeatRange[] {
  if (distanceForAngle(display, SEAT_ANGLES.films.far) < NEAREST_SEAT_INCHES) return [];
  const uses: readonly SeatUse[] =
    diagonalInches(display) <= LARGEST_DESK_INCHES ? ["desk", "films"] : ["films", "desk"];
  return uses.map((use) => seatRange(display, use));
}

function seatRange(display: CurvedDisplay, use: SeatUse): SeatRange {
  const { near, far } = SEAT_ANGLES[use];
  const least = use === "desk" ? NEAREST_DESK_INCHES : 0;
  return {
    use,
    nearest: Math.max(least, distanceForAngle(display, near)),
    furthest: Math.max(least, distanceForAngle(display, far)),
  };
}

/** From where more pixels stop to help, in inches. */
export interface BlendDistances {
  /** From here normal vision no longer tells pixels apart. */
  readonly normal: number;
  /** From here the average of young eyes does not either. */
  readonly young: number;
}

/** Null without a resolution. */
export function blendDistances(display: DisplaySpec): BlendDistances | null {
  const normal = pixelLimitDistance(display);
  const young = pixelLimitDistance(display, YOUNG_EYES_PIXELS_PER_DEGREE);
  return normal === null || young === null ? null : { normal, young };
}
