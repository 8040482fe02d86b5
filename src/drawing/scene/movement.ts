import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";
import { DRAWING_MARGIN } from "./compose-scene.ts";

/**
 * The nearest offset at which the area is not left empty. In a direction in which the outlines fit the area they stay
 * centred; otherwise they move until their last edge stands a margin inside the area.
 *
 * @param offset from the area's middle to the outlines' middle, in pixels
 * @param bounds the size of all outlines together, in pixels
 */
export function limitOffset(offset: Point, bounds: Size, area: Size): Point {
  return { x: limited(offset.x, bounds.width, area.width), y: limited(offset.y, bounds.height, area.height) };
}

function limited(offset: number, length: number, room: number): number {
  const most = length > room ? (length - room) / 2 + DRAWING_MARGIN : 0;
  return Math.min(most, Math.max(-most, offset));
}

const SIDES = ["left", "right", "above", "below"] as const;

export type AreaSide = (typeof SIDES)[number];

/** The sides of the area beyond which outlines go on. */
export function sidesWithMore(offset: Point, bounds: Size, area: Size): AreaSide[] {
  const x = (bounds.width - area.width) / 2;
  const y = (bounds.height - area.height) / 2;
  const hidden: Record<AreaSide, number> = {
    left: x - offset.x,
    right: x + offset.x,
    above: y - offset.y,
    below: y + offset.y,
  };
  return SIDES.filter((side) => hidden[side] > 0);
}
