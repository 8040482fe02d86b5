import { taking } from "./canvas.ts";
import { dimensionBoxes, type Measured } from "./dimension-place.ts";
import { type DimensionScene, type Line, measure, placeLines, type Side, secondFigure } from "./dimensions.ts";
import type { Dimension, Outline } from "./marks.ts";

interface OutlineDimensionsOptions {
  /** What is drawn already. */
  readonly drawn: readonly Dimension[];
  /** Whether figures have the other unit too, where it has room. */
  readonly bothUnits: boolean;
}

/** Width and height of one outline, apart from those that are among the `drawn` ones. */
export function composeOutlineDimensions(
  scene: DimensionScene,
  outline: Outline,
  { drawn, bothUnits }: OutlineDimensionsOptions,
): Dimension[] {
  const isDrawn = (axis: "x" | "y") => drawn.some((each) => each.id === outline.id && each.axis === axis);
  const measuredOn = (side: Side): Measured => {
    const measured = measure(scene, outline, side, outline);
    // Its ends at a place far from the area's corner are too coarse for a tiny outline.
    const length = measured.axis === "x" ? outline.width : outline.height;
    const second = bothUnits ? secondFigure(length, scene) : undefined;
    return second === undefined ? measured : { ...measured, second };
  };
  const on = (side: Side): Line => ({ side, measured: [measuredOn(side)] });
  return placeLines(taking(scene, drawn.flatMap(dimensionBoxes)), [
    isDrawn("x") ? [] : [on("above"), on("below")],
    isDrawn("y") ? [] : [on("right"), on("left")],
  ]);
}
