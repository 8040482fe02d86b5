import { shapeOfPixels } from "../display/resolution.ts";
import type { DisplaySpec } from "../display/screen.ts";
import { toInches } from "../display/unit.ts";
import { fitInto } from "../space/fit.ts";
import { DEFAULT_FRAME, type Space } from "../space/opening.ts";
import { viewingAngle } from "../viewing/display-at-distance.ts";
import { SEAT_ANGLES } from "../viewing/seat.ts";

/** A television as it is seen from a distance. */
export interface SeenSize {
  readonly display: DisplaySpec;
  readonly degrees: number;
}

/** The sizes of the models since 2024. Of two sizes an inch apart the one of more models stands for both. */
export const SOLD_TELEVISIONS: readonly number[] = [42, 48, 50, 55, 65, 75, 77, 83, 85, 98, 100];

/** The televisions that fill the angles for films from a distance, in centimetres, the smallest first (D42). */
export function sizesAtDistance(centimetres: number): readonly SeenSize[] {
  const { near, far } = SEAT_ANGLES.films;
  const distance = toInches(centimetres);
  return TELEVISIONS.map((display): SeenSize => ({ display, degrees: viewingAngle(display, distance) })).filter(
    ({ degrees }) => degrees >= far && degrees <= near,
  );
}

/** The largest television that fits into a space; null where none does. */
export function largestTelevision(space: Space): DisplaySpec | null {
  return TELEVISIONS.findLast((display) => fitInto(space, DEFAULT_FRAME, display).fits) ?? null;
}

const TELEVISIONS = SOLD_TELEVISIONS.map(
  (length): DisplaySpec => ({ length, unit: "in", ...shapeOfPixels({ width: 3840, height: 2160 }) }),
);
