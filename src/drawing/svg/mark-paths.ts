import type { Point } from "#domain/geometry/point.ts";
import { type AxisLine, pointAt } from "../scene/axis.ts";
import type { Box } from "../scene/box.ts";
import { FIGURE_GAP, TICK } from "../scene/dimension-place.ts";
import type { Dimension, Hatching, Seam, SharedEdge } from "../scene/marks.ts";
import { TURN } from "../scene/shared-edges.ts";

/** SVG path data of a hatching's lines. There are many, and tenths of a pixel are enough for them. */
export function hatchingPath(hatching: Hatching): string {
  return hatchingLines(hatching)
    .map(({ from, sum, length }) => `M${tenths(from)} ${tenths(sum - from)}l${length} ${-length}`)
    .join("");
}

/** Each line rises from `from` by `length`, on x + y = `sum`. */
function hatchingLines({ x, y, width, height, spacing, phase = 0 }: Box & { spacing: number; phase?: number }) {
  const pitch = spacing * Math.SQRT2;
  const [right, bottom] = [x + width, y + height];
  const first = Math.ceil((x + y - phase) / pitch);
  const count = Math.max(0, Math.ceil((right + bottom - phase) / pitch) - first);
  return Array.from({ length: count }, (_, index) => {
    const sum = phase + (first + index) * pitch;
    const [left, end] = [Math.max(x, sum - bottom), Math.min(right, sum - y)];
    return { from: left, sum, length: tenths(end - left) };
  });
}

/** Between two lines of a wall, across them, in pixels. */
const WALL_SPACING = 7;

/** SVG path data of a wall's lines. They fall from left to right, so that they never look like a screen's hatching. */
export function wallPath({ x, y, width, height }: Box): string {
  if (width <= 0 || height <= 0) return "";
  const mirrored = { x: -x - width, y, width, height, spacing: WALL_SPACING };
  return hatchingLines(mirrored)
    .map(({ from, sum, length }) => `M${tenths(-from)} ${tenths(sum - from)}l${-length} ${-length}`)
    .join("");
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The colours of a line that several outlines share, each with its dashes. */
export function sharedEdgeDashes({ colours, ...line }: SharedEdge) {
  const path = axisPath(line);
  return colours.map((colour, index) => ({
    colour,
    path,
    dashes: `${TURN} ${TURN * (colours.length - 1)}`,
    offset: -TURN * index,
  }));
}

/** SVG path data of a line along an axis. */
export function axisPath({ axis, across, from, to }: AxisLine): string {
  return axis === "x" ? `M${from} ${across}H${to}` : `M${across} ${from}V${to}`;
}

/** The lines of a dimension as SVG path data, and where its figure's middle lies. */
export function dimensionPaths({ axis, from, to, cut, edge, gap, distance, figure }: Dimension) {
  const at = (along: number, across: number) => pointAt(axis, along, across);
  const line = (start: Point, end: Point) => `M${short(start.x)} ${short(start.y)}L${short(end.x)} ${short(end.y)}`;
  const across = edge + distance;
  const middle = (from + to) / 2;
  const hole = figure.offset === 0 && figure.along === 0 ? figure.width / 2 + FIGURE_GAP : 0;
  const side = Math.sign(distance);
  const ends = [
    { end: from, inwards: TICK, isCut: cut.from },
    { end: to, inwards: -TICK, isCut: cut.to },
  ];
  /** An arrow where the length goes on. */
  const tick = ({ end, inwards, isCut }: (typeof ends)[number]) => {
    const tips = [-TICK, TICK].map((by) => at(isCut ? end + inwards : end, across + by)) as [Point, Point];
    return isCut ? tips.map((tip) => line(at(end, across), tip)).join("") : line(...tips);
  };
  return {
    line: [
      line(at(from, across), at(middle - hole, across)),
      line(at(middle + hole, across), at(to, across)),
      ...ends.map(tick),
    ].join(""),
    extension: ends
      .filter(({ isCut }) => !isCut)
      .map(({ end }) => line(at(end, edge + side * gap), at(end, across + side * TICK)))
      .join(""),
    figure: at(middle + figure.along, across + figure.offset),
    angle: axis === "x" ? 0 : -90,
  };
}

/** SVG path data of the line at each side of a seam; one line where the displays touch. */
export function seamPath({ x, y, width, height }: Seam): string {
  const line = (at: number) => `M${short(at)} ${short(y)}V${short(y + height)}`;
  return width === 0 ? line(x) : line(x) + line(x + width);
}

/** SVG path data of a line through `points`. */
export function linePath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}`;
}

/** At most two decimals. */
function short(value: number): number {
  return Math.round(value * 100) / 100;
}
