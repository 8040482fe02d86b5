import type { Arrangement } from "#comparison/arrangement.ts";
import type { Point } from "#domain/geometry/point.ts";
import { boundsOf, type Size } from "#domain/geometry/size.ts";

/** Where the screens stand, in inches: it needs no area and no scale. */
export interface Placement {
  /** The size of all screens together. */
  readonly bounds: Size;
  /**
   * From the middle of the bounds to the top left corner of a size in the place of the screen at `index`; also of a size
   * that is not one of the arranged ones.
   */
  cornerOf(size: Size, index: number): Point;
}

type Arrange = (sizes: readonly Size[]) => Placement;

/** A row has frames: `place-screens.ts`. */
type Overlaid = Exclude<Arrangement, "side">;

const ARRANGE: Readonly<Record<Overlaid, Arrange>> = {
  centre: overlaid(({ width, height }) => ({ x: -width / 2, y: -height / 2 })),
  bottom: overlaid(({ width, height }, bounds) => ({ x: -width / 2, y: bounds.height / 2 - height })),
  corner: overlaid((_, bounds) => ({ x: -bounds.width / 2, y: -bounds.height / 2 })),
};

/** @param sizes in inches */
export function arrange(sizes: readonly Size[], arrangement: Overlaid): Placement {
  return ARRANGE[arrangement](sizes);
}

/** Lays the screens over each other; `cornerOf` says where each has its top left corner. */
function overlaid(cornerOf: (size: Size, bounds: Size) => Point): Arrange {
  return (sizes) => {
    const bounds = boundsOf(sizes);
    return { bounds, cornerOf: (size) => cornerOf(size, bounds) };
  };
}
