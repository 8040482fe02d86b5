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

const ARRANGE: Readonly<Record<Arrangement, Arrange>> = {
  centre: overlaid(({ width, height }) => ({ x: -width / 2, y: -height / 2 })),
  bottom: overlaid(({ width, height }, bounds) => ({ x: -width / 2, y: bounds.height / 2 - height })),
  corner: overlaid((_, bounds) => ({ x: -bounds.width / 2, y: -bounds.height / 2 })),
  side: placeSideBySide,
};

/** @param sizes in inches */
export function arrange(sizes: readonly Size[], arrangement: Arrangement): Placement {
  return ARRANGE[arrangement](sizes);
}

/** Lays the screens over each other; `cornerOf` says where each has its top left corner. */
function overlaid(cornerOf: (size: Size, bounds: Size) => Point): Arrange {
  return (sizes) => {
    const bounds = boundsOf(sizes);
    return { bounds, cornerOf: (size) => cornerOf(size, bounds) };
  };
}

/** Between two screens side by side, as a part of all their widths: 20 px for two on a desktop, 7 px for ten on a phone. */
const GAP = 0.03;

/** In the list's order, with a gap and level bottom edges. */
function placeSideBySide(sizes: readonly Size[]): Placement {
  const screensWidth = sizes.reduce((total, { width }) => total + width, 0);
  const gap = GAP * screensWidth;
  const { height } = boundsOf(sizes);
  const bounds = { width: screensWidth + Math.max(0, sizes.length - 1) * gap, height };
  let x = -bounds.width / 2 - gap;
  let previous = 0;
  const lefts = sizes.map((size) => {
    x += previous + gap;
    previous = size.width;
    return x;
  });
  const cornerOf = (size: Size, index: number) => ({
    x: lefts[index] ?? bounds.width / 2 + gap,
    y: height / 2 - size.height,
  });
  return { bounds, cornerOf };
}
