import type { Box } from "./box.ts";
import { dimensionBoxes } from "./dimension-place.ts";
import { type DimensionScene, type Line, measure, placeLines, type Side } from "./dimensions.ts";
import type { Dimension, Outline } from "./marks.ts";

/** Width and height of one outline, apart from those that are among the `drawn` ones. */
export function composeOutlineDimensions(
  scene: DimensionScene,
  outline: Outline,
  drawn: readonly Dimension[],
  taken: readonly Box[],
): Dimension[] {
  const isDrawn = (axis: "x" | "y") => drawn.some((each) => each.id === outline.id && each.axis === axis);
  const on = (side: Side): Line => ({ side, measured: [measure(scene, outline, side, outline)] });
  return placeLines(
    scene,
    [...taken, ...drawn.flatMap(dimensionBoxes)],
    [isDrawn("x") ? [] : [on("above"), on("below")], isDrawn("y") ? [] : [on("right"), on("left")]],
  );
}
