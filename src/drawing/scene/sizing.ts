import type { ListedScreen } from "#comparison/listed-screen.ts";
import { roomOf, singleRoomOf } from "#domain/display/scaling.ts";
import { type Screen, singleSizeIn, sizeInInches } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import { asSeen, USUAL_DISTANCE } from "#domain/viewing/seat.ts";

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

/** What has no size by this measure is not drawn. */
export function drawnScreens(screens: readonly ListedScreen[], sizing: Sizing): readonly DrawnScreen[] {
  return screens.flatMap((listed) => {
    const [size, single] = sizesOf(listed.screen, sizing);
    return size === null || single === null ? [] : [{ ...listed, size, single }];
  });
}

function sizesOf(screen: Screen, sizing: Sizing): readonly [size: Size | null, single: Size | null] {
  if (sizing.by === "pixels") return [roomOf(screen), singleRoomOf(screen)];
  const seen = sizing.by === "angle" ? asSeen(screen, sizing.distance, seenFrom(sizing.distance)) : screen;
  return [sizeInInches(seen), singleSizeIn(seen, "in")];
}
