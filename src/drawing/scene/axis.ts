import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "./box.ts";

/** The direction that a level or an upright line runs in. */
export type Axis = "x" | "y";

/** A line along an axis, in pixels. */
export interface AxisLine {
  readonly axis: Axis;
  /** Where it begins and ends in that direction. */
  readonly from: number;
  readonly to: number;
  /** Its place in the other direction. */
  readonly across: number;
}

export const ACROSS = { x: "y", y: "x" } as const;
const LENGTH = { x: "width", y: "height" } as const;

export function lengthOf(size: Size, axis: Axis): number {
  return size[LENGTH[axis]];
}

export function endOf(box: Box, axis: Axis): number {
  return box[axis] + lengthOf(box, axis);
}

export function pointAt(axis: Axis, along: number, across: number): Point {
  return axis === "x" ? { x: along, y: across } : { x: across, y: along };
}

/** A box of `size` that begins at `along` in the direction of the axis and at `across` in the other one. */
export function boxAt(axis: Axis, along: number, across: number, { width, height }: Size): Box {
  return axis === "x" ? { x: along, y: across, width, height } : { x: across, y: along, width, height };
}

/** A box as long as a line that begins at `along`, and so thick with the line in its middle. */
export function boxAlong(axis: Axis, along: number, length: number, across: number, thickness = 0): Box {
  const size = axis === "x" ? { width: length, height: thickness } : { width: thickness, height: length };
  return boxAt(axis, along, across - thickness / 2, size);
}

/** The four lines of a box. */
export function linesOf(box: Box): readonly [top: AxisLine, bottom: AxisLine, left: AxisLine, right: AxisLine] {
  const line = (axis: Axis, across: number): AxisLine => ({ axis, from: box[axis], to: endOf(box, axis), across });
  return [line("x", box.y), line("x", endOf(box, "y")), line("y", box.x), line("y", endOf(box, "x"))];
}
