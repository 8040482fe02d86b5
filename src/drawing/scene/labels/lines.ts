import type { Size } from "#domain/geometry/size.ts";
import { type Box, grown } from "../box.ts";

/** The direction that a line runs in. Its place in the other one is `at`. */
export type Axis = "x" | "y";

/** One of the four lines of an outline, in pixels. */
export interface Line {
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly box: Box;
}

/** Of doubles, in pixels like all lengths here. */
export const ROUNDING = 0.001;

/** The order in which an outline's lines are read and tried. */
export const EDGES = ["top", "bottom", "left", "right"] as const;

/** The top line is read first. In pixels of a leader's length. */
export const EDGE_COST = [0, 24, 36, 60] as const;

export const ACROSS = { x: "y", y: "x" } as const;
const LENGTH = { x: "width", y: "height" } as const;

export function lengthOf(size: Size, axis: Axis): number {
  return size[LENGTH[axis]];
}

export function endOf(box: Box, axis: Axis): number {
  return box[axis] + box[LENGTH[axis]];
}

/** A box of `size` that begins at `along` in the direction of the axis and at `across` in the other one. */
export function boxAt(axis: Axis, along: number, across: number, { width, height }: Size): Box {
  return axis === "x" ? { x: along, y: across, width, height } : { x: across, y: along, width, height };
}

/** In the order of `EDGES`. */
export function linesOf({ x, y, width, height }: Box): readonly Line[] {
  return [
    lineOf("x", y, x, x + width),
    lineOf("x", y + height, x, x + width),
    lineOf("y", x, y, y + height),
    lineOf("y", x + width, y, y + height),
  ];
}

/** Whether both run at one place, as near as `within`. */
export function isAt(one: Line, other: Line, within: number): boolean {
  return one.axis === other.axis && Math.abs(one.at - other.at) < within;
}

function touch(one: Line, other: Line): boolean {
  return isAt(one, other, ROUNDING) && one.from < other.to + ROUNDING && other.from < one.to + ROUNDING;
}

/** The lines of all boxes, as one where they lie on each other. */
export function joinedLines(boxes: readonly Box[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of boxes.flatMap(linesOf)) {
    const index = joined.findIndex((each) => touch(line, each));
    const { axis, at, from, to } = joined[index] ?? line;
    const whole = lineOf(axis, at, Math.min(from, line.from), Math.max(to, line.to));
    joined.splice(index < 0 ? joined.length : index, 1, whole);
  }
  return joined;
}

function lineOf(axis: Axis, at: number, from: number, to: number): Line {
  const size = axis === "x" ? { width: to - from, height: 0 } : { width: 0, height: to - from };
  return { axis, at, from, to, box: boxAt(axis, from, at, size) };
}

/** The line with room around it: `along` in the direction of the axis, `across` in the other one. */
export function roomAround({ box }: Line, axis: Axis, along: number, across: number): Box {
  return axis === "x" ? grown(box, along, across) : grown(box, across, along);
}

/** Where along a label its line or leader meets it, as parts of its width: in the middle or, in a wide one, near an end. */
export function gripsOf({ width, height }: Size): readonly number[] {
  return width > height ? [0.5, height / 2 / width, 1 - height / 2 / width] : [0.5];
}

/** Likewise at an upright line, but so that a name lies inside its outline. A number may lie across the line. */
export function gripsInside(size: Size, edge: (typeof EDGES)[number]): readonly number[] {
  const grip = size.height / 2 / size.width;
  return size.width > 2 * size.height ? [edge === "left" ? grip : 1 - grip] : gripsOf(size);
}
