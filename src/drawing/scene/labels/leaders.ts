import type { Point } from "#domain/geometry/point.ts";
import { type Axis, type AxisLine, pointAt } from "../axis.ts";
import type { Box } from "../box.ts";
import { EDGE_COST, EDGES } from "./lines.ts";

/** From a dot on a label's own line to the label, at a right angle to the line. */
export interface Leader {
  readonly from: Point;
  readonly to: Point;
}

/** Lines nearer than this are drawn as one, in pixels like all that follows. */
export const SHARED = 2;
/** A line nearer than this to a leader or its dot could be taken for its own. */
const DOT = 3;
/** The least length of a leader. */
export const STEM = 10;
/** What a leader costs that can be taken for another line's; as much as a leader longer by so many pixels. */
export const FAULT = 60;
/** What it costs to cross a line, likewise. */
const CROSSING = 20;

/** Where a leader may begin: at `foot` on one of an outline's lines, towards `sign` across that line. */
export interface Way {
  readonly line: AxisLine;
  readonly edge: (typeof EDGES)[number];
  readonly foot: number;
  readonly sign: -1 | 1;
  readonly cost: number;
  readonly faults: number;
}

/** Possible leaders from each line to both sides, at up to ten even steps, the best first. */
export function waysFrom(own: readonly AxisLine[], others: readonly AxisLine[]): Way[] {
  const ways = own.flatMap((line, side) => {
    const { across: at, from, to } = line;
    const steps = Math.max(1, Math.min(10, Math.floor((to - from) / 8)));
    const feet = Array.from({ length: steps }, (_, step) => from + ((step + 0.5) / steps) * (to - from));
    return feet.flatMap((foot, step) =>
      ([-1, 1] as const).map((sign): Way => {
        const { faults } = readLeader(others, line, foot, at + sign * STEM);
        return { line, edge: EDGES[side] ?? "top", foot, sign, cost: (EDGE_COST[side] ?? 0) + 2 * step, faults };
      }),
    );
  });
  return ways.sort((one, other) => one.cost + FAULT * one.faults - other.cost - FAULT * other.faults);
}

/**
 * What a leader costs: its length, the lines that it crosses and, by far the most, those that it could be taken for. These
 * are the lines along it that are near, and the lines beside its dot.
 *
 * @param end where it ends, across its line
 */
export function readLeader(others: readonly AxisLine[], line: AxisLine, foot: number, end: number) {
  const nearest = Math.min(line.across - DOT, end);
  const farthest = Math.max(line.across + DOT, end);
  const length = Math.abs(end - line.across);
  let crossed = 0;
  let faults = 0;
  for (const { axis, across: at, from, to } of others) {
    if (axis !== line.axis) {
      if (Math.abs(at - foot) < DOT && from < farthest && to > nearest) faults += 1;
    } else if (from < foot + 1 && to > foot - 1) {
      const ahead = end < line.across ? line.across - at : at - line.across;
      if (ahead > 0.01 && ahead < length) crossed += 1;
      if (ahead > -SHARED && ahead < DOT) faults += 1;
    }
  }
  return { faults, cost: length + CROSSING * crossed + FAULT * faults };
}

export function leaderAt(axis: Axis, foot: number, start: number, end: number): Leader {
  return { from: pointAt(axis, foot, start), to: pointAt(axis, foot, end) };
}

export function leaderBox({ from, to }: Leader): Box {
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
}
