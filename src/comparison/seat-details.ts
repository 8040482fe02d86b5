import type { Screen } from "#domain/display/screen.ts";
import { toInches } from "#domain/display/unit.ts";
import { pixelsPerDegree, showsPixels, viewingAngle } from "#domain/viewing/display-at-distance.ts";
import { flatAngle } from "#domain/viewing/seat.ts";
import { type BlendDistances, blendDistances, type SeatRange, seatRanges } from "#domain/viewing/seat-ranges.ts";

/** What the details say of a screen from a seat (D42), in unrounded numbers. */
export interface SeatDetails {
  /** Where to sit, the likelier use first; none for what is held in the hand. */
  readonly ranges: readonly SeatRange[];
  /** From where pixels blend; null without a resolution. */
  readonly blend: BlendDistances | null;
  /** Null while no distance is typed. */
  readonly seen: {
    /** From the eye, in centimetres. */
    readonly distance: number;
    /** The horizontal angle that the screen fills, in degrees. */
    readonly angle: number;
    /** Pixels per degree, and whether the eye can tell single ones apart; null without a resolution. */
    readonly pixels: { readonly perDegree: number; readonly areTold: boolean } | null;
  } | null;
}

/** @param common from the eye to the screens without a distance of their own, in centimetres; null while none is typed */
export function seatDetails(screen: Screen, common: number | null): SeatDetails {
  const distance = screen.distance ?? common;
  return {
    ranges: seatRanges(screen),
    blend: blendDistances(screen),
    seen: distance === null ? null : { distance, ...seenFrom(screen, toInches(distance)) },
  };
}

/** @param distance in inches */
function seenFrom(screen: Screen, distance: number): Omit<NonNullable<SeatDetails["seen"]>, "distance"> {
  const [perDegree, areTold] = [pixelsPerDegree(screen, distance), showsPixels(screen, distance)];
  return {
    angle: viewingAngle(screen, distance),
    pixels: perDegree === null || areTold === null ? null : { perDegree, areTold },
  };
}

/** What a curve changes from a seat (D61). */
interface CurveFromSeat {
  /** The angle that the screen would fill if it were flat, in degrees; null where its height is curved. */
  readonly flatAngle: number | null;
  /** In centimetres. */
  readonly radius: number;
  /** Whether the seat is within the radius. */
  readonly isWithin: boolean;
}

/**
 * Null for a flat screen.
 *
 * @param distance in centimetres
 */
export function curveFromSeat(screen: Screen, distance: number): CurveFromSeat | null {
  if (screen.radius === undefined) return null;
  const radius = screen.radius / 10;
  return { flatAngle: flatAngle(screen, distance), radius, isWithin: distance <= radius };
}
