import { shapeOfPixels } from "../display/resolution.ts";
import type { DisplaySpec } from "../display/screen.ts";
import { toInches } from "../display/unit.ts";
import { fitInto, spaceSize } from "../space/fit.ts";
import { DEFAULT_FRAME, type Space } from "../space/opening.ts";
import { viewingAngle } from "../viewing/display-at-distance.ts";
import { angleOf, SEAT_ANGLES } from "../viewing/seat.ts";

/** A television as it is seen from a distance. */
export interface SeenSize {
  readonly display: DisplaySpec;
  readonly degrees: number;
  /** Whether it fills the angles for films (D42). */
  readonly isForFilms: boolean;
  /** Whether it fits into the space; true where there is none. */
  readonly fits: boolean;
}

/** The sizes of the models since 2024. Of two sizes an inch apart the one of more models stands for both. */
export const SOLD_TELEVISIONS: readonly number[] = [42, 48, 50, 55, 65, 75, 77, 83, 85, 98, 100];

/** The televisions that fill the angles for films from a distance, in centimetres, the smallest first (D42). */
export function sizesAtDistance(centimetres: number): readonly SeenSize[] {
  return seenFrom(centimetres, null).filter(({ isForFilms }) => isForFilms);
}

/**
 * The televisions for films from a distance, and the next one on each side; none where none is for films. If the space
 * holds only smaller ones, the list begins with the largest that fits.
 */
export function sizesAroundDistance(centimetres: number, space: Space | null): readonly SeenSize[] {
  const seen = seenFrom(centimetres, space);
  const [first, last] = [seen.findIndex((size) => size.isForFilms), seen.findLastIndex((size) => size.isForFilms)];
  if (first < 0) return [];
  const held = seen.findLastIndex(({ fits }) => fits);
  return seen.slice(Math.max(0, held < 0 ? first - 1 : Math.min(first - 1, held)), last + 2);
}

/** The angle that the largest television fills that a space could hold, sold or not. */
export function heldAngle(centimetres: number, space: Space): number {
  const { width, height } = spaceSize(space);
  const inside = (side: number) => Math.max(0, side - 2 * DEFAULT_FRAME);
  const widest = height === null ? Number.POSITIVE_INFINITY : (inside(height) * UHD.width) / UHD.height;
  return angleOf(Math.min(inside(width), widest), centimetres);
}

function seenFrom(centimetres: number, space: Space | null): readonly SeenSize[] {
  const { near, far } = SEAT_ANGLES.films;
  const distance = toInches(centimetres);
  return TELEVISIONS.map((display) => {
    const degrees = viewingAngle(display, distance);
    const fits = space === null || fitInto(space, DEFAULT_FRAME, display).fits;
    return { display, degrees, isForFilms: degrees >= far && degrees <= near, fits };
  });
}

/** The largest television that fits into a space; null where none does. */
export function largestTelevision(space: Space): DisplaySpec | null {
  return TELEVISIONS.findLast((display) => fitInto(space, DEFAULT_FRAME, display).fits) ?? null;
}

const UHD = { width: 3840, height: 2160 };

const TELEVISIONS = SOLD_TELEVISIONS.map((length): DisplaySpec => ({ length, unit: "in", ...shapeOfPixels(UHD) }));
