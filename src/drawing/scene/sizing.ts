import type { ListedScreen } from "#comparison/listed-screen.ts";
import { curvedSide, depthIn, standingSingleIn, standingSizeIn } from "#domain/display/curve.ts";
import { roomOf, singleRoomOf } from "#domain/display/scaling.ts";
import { type Screen, singleSizeIn, sizeInInches } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import { asSeen, distanceTo, isBetweenEdges, USUAL_DISTANCE } from "#domain/viewing/seat.ts";

/**
 * What outlines are sized by: their lengths, the angles that they fill (D32), from a common distance in centimetres or from the usual ones, or the
 * pixels that their operating systems work with (D46).
 */
export type Sizing =
  | { readonly by: "length" }
  | { readonly by: "angle"; readonly distance: number | null }
  | { readonly by: "pixels" };

/** Angles are drawn as lengths at this distance, in centimetres. Without a common one any would do. */
export function seenFrom(common: number | null): number {
  return common ?? USUAL_DISTANCE;
}

export const TO_SCALE: Sizing = { by: "length" };

/** A screen with its size in the drawing: in inches, or in pixels where these size it. */
export interface DrawnScreen extends ListedScreen {
  readonly size: Size;
  /** Of each display of a set, or of the only one. */
  readonly single: Size;
}

/**
 * What has no size by this measure is not drawn.
 *
 * @param stands whether a curved screen is as long as it is straight from edge to edge, and not along its curve (D61)
 */
export function drawnScreens(
  screens: readonly ListedScreen[],
  sizing: Sizing,
  stands: boolean,
): readonly DrawnScreen[] {
  return screens.flatMap((listed) => {
    const [size, single] = sizesOf(listed.screen, sizing, stands);
    return size === null || single === null ? [] : [{ ...listed, size, single }];
  });
}

type Sizes = readonly [size: Size | null, single: Size | null];

function sizesOf(screen: Screen, sizing: Sizing, stands: boolean): Sizes {
  if (sizing.by === "pixels") return [roomOf(screen), singleRoomOf(screen)];
  if (sizing.by === "angle") return seenSizes(screen, sizing.distance);
  return stands
    ? [standingSizeIn(screen, "in"), standingSingleIn(screen, "in")]
    : [sizeInInches(screen), singleSizeIn(screen, "in")];
}

/**
 * The edges of a curved screen are nearer than its middle and so look further apart. What has the eye between them has no width that a flat
 * drawing could show: it is drawn along its curve, and the answer says so.
 */
function seenSizes(screen: Screen, common: number | null): Sizes {
  const [distance, from] = [distanceTo(screen, common), seenFrom(common)];
  if (screen.radius === undefined || isBetweenEdges(screen, distance)) {
    const seen = asSeen(screen, common, from);
    return [sizeInInches(seen), singleSizeIn(seen, "in")];
  }
  const side = curvedSide(screen);
  const toEdges = distance - depthIn(screen, "cm");
  const factors = { width: from / distance, height: from / distance, [side]: from / toEdges };
  const seen = ({ width, height }: Size) => ({ width: width * factors.width, height: height * factors.height });
  return [seen(standingSizeIn(screen, "in")), seen(standingSingleIn(screen, "in"))];
}
