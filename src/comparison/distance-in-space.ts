import { largestTelevision } from "#domain/catalogue/sizes-at-distance.ts";
import { DEFAULT_FRAME, type Space } from "#domain/space/opening.ts";
import { type Comparison, comparisonWith } from "./state.ts";
import { withSpace } from "./view.ts";

/** The largest television that a space holds, seen from a distance in centimetres where there is one; null where none fits. */
export function distanceInSpace({ centimetres, space }: { centimetres?: number; space: Space }): Comparison | null {
  const held = largestTelevision(space);
  if (held === null) return null;
  const comparison = comparisonWith(
    [{ ...held, colour: "blue" }],
    centimetres === undefined ? {} : { distance: centimetres },
  );
  return withSpace(comparison, space, DEFAULT_FRAME);
}
