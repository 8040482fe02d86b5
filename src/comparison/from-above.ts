import { curvedSide, depthIn, standingSizeIn } from "#domain/display/curve.ts";
import { type InBoth, toInches } from "#domain/display/unit.ts";
import { anglesOf, distanceTo } from "#domain/viewing/seat.ts";
import type { ListedScreen } from "./listed-screen.ts";
import type { Comparison } from "./state.ts";

/** What a view from above says of one screen (D61), in unrounded numbers. */
export interface ScreenFromAbove extends ListedScreen {
  /** From edge to edge. */
  readonly straight: InBoth;
  /** Null for a flat screen. */
  readonly depth: InBoth | null;
  /** From the eye to the left and right edges. */
  readonly toEdges: InBoth;
  /** From the eye to the middle, in centimetres. */
  readonly distance: number;
  /** The horizontal angle that the screen fills, in degrees. */
  readonly angle: number;
}

export function screensFromAbove({ screens, distance: common }: Comparison): readonly ScreenFromAbove[] {
  return screens.map((listed) => {
    const { screen } = listed;
    const { width } = standingSizeIn(screen, "cm");
    const depth = depthIn(screen, "cm");
    const distance = distanceTo(screen, common);
    const away = distance - (curvedSide(screen) === "width" ? depth : 0);
    return {
      ...listed,
      straight: inBoth(width),
      depth: screen.radius === undefined ? null : inBoth(depth),
      toEdges: inBoth(Math.hypot(width / 2, away)),
      distance,
      angle: anglesOf(screen, distance).width,
    };
  });
}

function inBoth(cm: number): InBoth {
  return { in: toInches(cm), cm };
}
