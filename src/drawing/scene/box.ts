import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";

/** A rectangle in pixels from the drawing area's top left corner. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Edges this close touch: rounding of doubles, in pixels. */
export const TOUCHING = 1e-6;

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x + TOUCHING < other.x + other.width &&
    other.x + TOUCHING < one.x + one.width &&
    one.y + TOUCHING < other.y + other.height &&
    other.y + TOUCHING < one.y + one.height
  );
}

/** The box with `by` pixels more at the left and right and `byY` more above and below; negative ones shrink it. */
export function grown(box: Box, by: number, byY = by): Box {
  return { x: box.x - by, y: box.y - byY, width: box.width + 2 * by, height: box.height + 2 * byY };
}

/** A box in inches from the middle of everything, in pixels. */
export function placedAt({ x, y, width, height }: Box, pixelsPerInch: number, middle: Point): Box {
  return {
    x: middle.x + x * pixelsPerInch,
    y: middle.y + y * pixelsPerInch,
    width: width * pixelsPerInch,
    height: height * pixelsPerInch,
  };
}

/** The four corners, clockwise from the top left. */
export function cornersOf({ x, y, width, height }: Box): readonly [Point, Point, Point, Point] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** The four edges, as boxes without a width or height. */
export function edgesOf({ x, y, width, height }: Box): readonly Box[] {
  return [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ];
}

/** The parts of a box left of, right of, above and below another one, without overlaps. There are none thinner than `least`. */
export function partsAround(box: Box, other: Box, least = TOUCHING): Box[] {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const [otherRight, otherBottom] = [other.x + other.width, other.y + other.height];
  const from = other.x - box.x >= least ? other.x : box.x;
  const across = { x: from, width: (right - otherRight >= least ? otherRight : right) - from };
  return [
    { x: box.x, y: box.y, width: other.x - box.x, height: box.height },
    { x: otherRight, y: box.y, width: right - otherRight, height: box.height },
    { ...across, y: box.y, height: other.y - box.y },
    { ...across, y: otherBottom, height: bottom - otherBottom },
  ].filter(({ width, height }) => width >= least && height >= least);
}

/** What both boxes cover; its width or height is negative where they are apart. */
export function intersection(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

/**
 * The place for a rectangle of `size` nearest to the wished top left corner, within `region` and clear of `obstacles`;
 * null where it fits nowhere. One pixel sideways counts as four up or down, so that neighbours stack.
 *
 * In each direction the nearest place has the wished coordinate or touches an obstacle, so only those are tried.
 */
export function nearestFree(
  wished: { readonly x: number; readonly y: number },
  size: Size,
  region: Box,
  obstacles: readonly Box[],
): Box | null {
  const lastX = region.x + region.width - size.width;
  const lastY = region.y + region.height - size.height;
  if (lastX < region.x || lastY < region.y) return null;
  const startX = Math.max(region.x, Math.min(wished.x, lastX));
  const startY = Math.max(region.y, Math.min(wished.y, lastY));
  const at = (x: number, y: number): Box => ({ x, y, width: size.width, height: size.height });
  const within = obstacles.filter((obstacle) => overlap(obstacle, region));
  const isFree = (box: Box) => !within.some((obstacle) => overlap(box, obstacle));
  const start = at(startX, startY);
  if (isFree(start)) return start;

  const xs = [startX, ...within.flatMap(({ x, width }) => [x - size.width, x + width])];
  const ys = [startY, ...within.flatMap(({ y, height }) => [y - size.height, y + height])];
  let nearest: Box | null = null;
  let least = Number.POSITIVE_INFINITY;
  const sortedYs = nearestFirst(ys, startY, region.y, lastY);
  for (const x of nearestFirst(xs, startX, region.x, lastX)) {
    const sideways = 4 * Math.abs(x - startX);
    if (sideways >= least) break;
    const y = sortedYs.find((each) => isFree(at(x, each)));
    if (y === undefined || sideways + Math.abs(y - startY) >= least) continue;
    nearest = at(x, y);
    least = sideways + Math.abs(y - startY);
  }
  return nearest;
}

function nearestFirst(values: readonly number[], start: number, least: number, most: number): number[] {
  return [...new Set(values)]
    .filter((value) => value >= least && value <= most)
    .toSorted((one, other) => Math.abs(one - start) - Math.abs(other - start));
}

export function isWithin(box: Box, area: Size): boolean {
  return (
    box.x >= -TOUCHING &&
    box.y >= -TOUCHING &&
    box.x + box.width <= area.width + TOUCHING &&
    box.y + box.height <= area.height + TOUCHING
  );
}

/** The smallest box that holds all of `boxes`. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
