import type { Size } from "#domain/geometry/size.ts";
import { type Axis, type AxisLine, boxAlong, linesOf } from "../axis.ts";
import { type Box, grown } from "../box.ts";

/** Of doubles, in pixels like all lengths here. */
export const ROUNDING = 0.001;

/** The order in which an outline's lines are read and tried: that of `linesOf`. */
export const EDGES = ["top", "bottom", "left", "right"] as const;

/** The top line is read first. In pixels of a leader's length. */
export const EDGE_COST = [0, 24, 36, 60] as const;

/** Whether both run at one place, as near as `within`. */
export function isAt(one: AxisLine, other: AxisLine, within: number): boolean {
  return one.axis === other.axis && Math.abs(one.across - other.across) < within;
}

function touch(one: AxisLine, other: AxisLine): boolean {
  return isAt(one, other, ROUNDING) && one.from < other.to + ROUNDING && other.from < one.to + ROUNDING;
}

/** The lines of all boxes, as one where they lie on each other. */
export function joinedLines(boxes: readonly Box[]): readonly AxisLine[] {
  const joined: AxisLine[] = [];
  for (const line of boxes.flatMap(linesOf)) {
    const index = joined.findIndex((each) => touch(line, each));
    const found = joined[index] ?? line;
    const whole = { ...found, from: Math.min(found.from, line.from), to: Math.max(found.to, line.to) };
    joined.splice(index < 0 ? joined.length : index, 1, whole);
  }
  return joined;
}

/** The line with room around it: `along` in the direction of the axis, `across` in the other one. */
export function roomAround(line: AxisLine, axis: Axis, along: number, across: number): Box {
  const box = boxAlong(line.axis, line.from, line.to - line.from, line.across);
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
