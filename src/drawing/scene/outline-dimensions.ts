import { type Axis, endOf, lengthOf } from "./axis.ts";
import { taking } from "./canvas.ts";
import { dimensionBoxes, type Measured, placeDimensions, withoutSecond } from "./dimension-place.ts";
import { type DimensionScene, measure, placeLines, type Side, secondFigure, withSecond } from "./dimensions.ts";
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
  const isDrawn = (axis: Axis) => drawn.some((each) => each.id === outline.id && each.axis === axis);
  const measuredOn = (side: Side): Measured => {
    const measured = measure(scene, outline, side, outline);
    // Its ends at a place far from the area's corner are too coarse for a tiny outline.
    return withSecond(measured, bothUnits ? secondFigure(lengthOf(outline, measured.axis), scene) : null);
  };
  /** On the first of the sides that has room. */
  const on = (...sides: readonly Side[]) => sides.map((side) => ({ side, measured: [measuredOn(side)] }));
  const clear = taking(scene, drawn.flatMap(dimensionBoxes));
  if (!scene.isRow)
    return placeLines(clear, [isDrawn("x") ? [] : on("above", "below"), isDrawn("y") ? [] : on("right", "left")]);
  // In a row a neighbour stands where the height would.
  const height = insideRow(clear, outline, measuredOn("right"));
  const below = taking(clear, height.flatMap(dimensionBoxes));
  return [...height, ...placeLines(below, isDrawn("x") ? [] : [on("below", "above")])];
}

/** From the outline's right edge to the line, in pixels. */
const INSIDE = 18;

function insideRow(scene: DimensionScene, outline: Outline, measured: Measured): Dimension[] {
  if (outline.width < 2 * INSIDE) return [];
  const clear = taking(
    scene,
    scene.outlines.filter((other) => other !== outline),
  );
  const across = endOf(outline, "x") - INSIDE;
  return placeDimensions([withoutSecond(measured)], 1, [across], { ...clear, outlines: [] });
}
