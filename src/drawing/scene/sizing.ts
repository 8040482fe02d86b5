import type { ListedScreen } from "../../comparison/listed-screen.ts";
import { asPixels } from "../../domain/display/scaling.ts";
import type { Screen } from "../../domain/display/screen.ts";
import { asSeen } from "../../domain/viewing/seat.ts";

/**
 * What outlines are sized by: their lengths, the angles that they fill from a common distance in centimetres (D32), or the
 * pixels that their operating systems work with (D46).
 */
export type Sizing =
  | { readonly by: "length" }
  | { readonly by: "angle"; readonly distance: number }
  | { readonly by: "pixels" };

export const TO_SCALE: Sizing = { by: "length" };

/** The screens whose inches the drawing shows. What has no such size is not drawn. */
export function drawnScreens(screens: readonly ListedScreen[], sizing: Sizing): readonly ListedScreen[] {
  return screens.flatMap(({ screen, ...listed }) => {
    const drawn = drawnScreen(screen, sizing);
    return drawn === null ? [] : [{ ...listed, screen: drawn }];
  });
}

function drawnScreen(screen: Screen, sizing: Sizing): Screen | null {
  if (sizing.by === "pixels") return asPixels(screen);
  return sizing.by === "angle" ? asSeen(screen, sizing.distance) : screen;
}
