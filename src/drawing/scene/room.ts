import { EYE_HEIGHT, type KnownObject, traitsOf } from "#domain/display/known-object.ts";
import { toInches } from "#domain/display/unit.ts";
import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "./box.ts";

/** Between neighbours, as a part of all their widths: room for a dimension. */
const GAP = 0.08;

/** An object beside the screens, in inches from the middle of everything. */
interface StandingObject extends Box {
  readonly object: KnownObject;
}

/** Screens and what stands beside them, in inches: it needs no area and no scale (D31). */
export interface Room {
  /** The size of all screens together. */
  readonly screens: Size;
  /** The size of everything together. */
  readonly bounds: Size;
  /** From the middle of everything to the middle of all screens. */
  readonly middle: Point;
  readonly beside: readonly StandingObject[];
  /** From the middle of everything down to the floor; null where nothing stands on it. */
  readonly floor: number | null;
}

/**
 * Stands the objects beside the screens, all on one floor: a door and an adult at the left, a sofa at the right. The middle of the
 * screens then hangs at eye height, or the screens stand on the floor if they are higher. Sheets and cards that are
 * larger than every screen stand beside them too.
 */
export function arrangeRoom(screens: Size, objects: readonly KnownObject[], sizes: readonly Size[]): Room {
  const standing = objects.filter((object) => standsOnFloor(object) || !sizes.some((size) => fitsOn(object, size)));
  if (standing.length === 0) return { screens, bounds: screens, middle: { x: 0, y: 0 }, beside: [], floor: null };

  const hasFloor = standing.some(standsOnFloor);
  // Heights count from the floor, or without one from the lower edge of the screens.
  const middleHeight = hasFloor ? Math.max(toInches(EYE_HEIGHT), screens.height / 2) : screens.height / 2;
  // The first one is the nearest to the screens.
  const left = standing.filter((each) => traitsOf(each).stands === "left").reverse();
  const right = standing.filter((each) => traitsOf(each).stands !== "left");
  const widths = [...standing.map((object) => objectInches(object).width), screens.width];
  const total = widths.reduce((sum, width) => sum + width, 0);
  const gap = GAP * total;
  const bounds = {
    width: total + standing.length * gap,
    height: Math.max(middleHeight + screens.height / 2, ...standing.map((object) => objectInches(object).height)),
  };
  const ground = bounds.height / 2;

  let x = -bounds.width / 2;
  const stand = (object: KnownObject): StandingObject => {
    const size = objectInches(object);
    const box = { object, x, y: ground - size.height, ...size };
    x += size.width + gap;
    return box;
  };
  const before = left.map(stand);
  const middle = { x: x + screens.width / 2, y: ground - middleHeight };
  x += screens.width + gap;
  return {
    screens,
    bounds,
    middle,
    beside: [...before, ...right.map(stand)],
    floor: hasFloor ? ground : null,
  };
}

/** In inches. */
export function objectInches(object: KnownObject): Size {
  const { width, height } = traitsOf(object).size;
  return { width: toInches(width), height: toInches(height) };
}

function standsOnFloor(object: KnownObject): boolean {
  return traitsOf(object).stands !== undefined;
}

function fitsOn(object: KnownObject, size: Size): boolean {
  const { width, height } = objectInches(object);
  return width <= size.width && height <= size.height;
}
