import { taking } from "./canvas.ts";
import { dimensionBoxes, type Measured, placeDimensions } from "./dimension-place.ts";
import {
  type DimensionScene,
  type Line,
  measure,
  placeLines,
  type Side,
  secondFigure,
  withoutSecond,
  withSecond,
} from "./dimensions.ts";
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
    return withSecond(measured, bothUnits ? secondFigure(length, scene) : undefined);
  };
  const on = (side: Side): Line => ({ side, measured: [measuredOn(side)] });
  // In a row a neighbour stands where the height would.
  const height = scene.isRow ? insideRow(scene, outline, { measured: measuredOn("right"), drawn }) : [];
  if (scene.isRow)
    return [
      ...height,
      ...placeLines(
        taking(scene, [...drawn, ...height].flatMap(dimensionBoxes)),
        isDrawn("x") ? [] : [[on("below"), on("above")]],
      ),
    ];
  return placeLines(taking(scene, drawn.flatMap(dimensionBoxes)), [
    isDrawn("x") ? [] : [on("above"), on("below")],
    isDrawn("y") ? [] : [on("right"), on("left")],
  ]);
}

/** From the outline's right edge to the line, in pixels. */
const INSIDE = 18;

interface InsideRowOptions {
  readonly measured: Measured;
  readonly drawn: readonly Dimension[];
}

function insideRow(scene: DimensionScene, outline: Outline, { measured, drawn }: InsideRowOptions): Dimension[] {
  if (outline.width < 2 * INSIDE) return [];
  const single = withoutSecond(measured);
  const others = scene.outlines.filter((other) => other !== outline);
  const clear = taking(scene, [...drawn.flatMap(dimensionBoxes), ...others]);
  return placeDimensions([single], 1, [outline.x + outline.width - INSIDE], { ...clear, outlines: [] });
}
