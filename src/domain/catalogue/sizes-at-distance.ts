import { shapeOfPixels } from "../display/resolution.ts";
import type { DisplaySpec } from "../display/screen.ts";
import { convertLength } from "../display/unit.ts";
import { fitInto } from "../space/fit.ts";
import { DEFAULT_FRAME, type Space } from "../space/opening.ts";
import { viewingAngle } from "../viewing/display-at-distance.ts";
import { SEAT_ANGLES } from "../viewing/seat.ts";
import { CATALOGUE } from "./catalogue.ts";

/** A television as it is seen from a distance. */
export interface SeenSize {
  readonly display: DisplaySpec;
  readonly degrees: number;
}

/** Sets of this year and newer ones are still sold. */
const STILL_SOLD = 2024;

/** The televisions that fill the angles for films from a distance, in centimetres, the smallest first (D42). */
export function sizesAtDistance(centimetres: number): readonly SeenSize[] {
  const { near, far } = SEAT_ANGLES.films;
  const distance = convertLength(centimetres, "cm", "in");
  return TELEVISIONS.map((display): SeenSize => ({ display, degrees: viewingAngle(display, distance) })).filter(
    ({ degrees }) => degrees >= far && degrees <= near,
  );
}

/** The largest television that fits into a space; null where none does. */
export function largestTelevision(space: Space): DisplaySpec | null {
  return TELEVISIONS.findLast((display) => fitInto(space, DEFAULT_FRAME, display).fits) ?? null;
}

const MODELS_OF = new Map<number, number>();
for (const { kind, device, display } of CATALOGUE) {
  if (kind === "Television" && (device?.year ?? 0) >= STILL_SOLD)
    MODELS_OF.set(display.length, (MODELS_OF.get(display.length) ?? 0) + 1);
}

/** Of two sizes an inch apart the one of more models stands for both. */
const TELEVISIONS = [...MODELS_OF.keys()]
  .filter((length) =>
    [length - 1, length + 1].every((other) => (MODELS_OF.get(other) ?? 0) < (MODELS_OF.get(length) ?? 0)),
  )
  .toSorted((one, other) => one - other)
  .map((length): DisplaySpec => ({ length, unit: "in", ...shapeOfPixels({ width: 3840, height: 2160 }) }));
