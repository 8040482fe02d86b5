import type { Arrangement } from "../comparison/arrangement.ts";
import { boundsOf, type Size } from "../domain/geometry/size.ts";

/** Where the screens lie to each other, in inches: no area and no scale is needed for it. */
export interface Placement {
  /** What they take up together; it is fitted into the area, and its middle is the area's. */
  readonly bounds: Size;
  /** From the middle to each screen's top left corner, rightwards and downwards, in the screens' order. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

/** Between two screens side by side, as a part of all their widths: some 20 px of two on a desktop, 7 px of ten on a phone. */
const GAP = 0.03;

/**
 * Centred, as D10 wants it; or the bottom edges level and horizontally centred, as on a desk; or the top left corners
 * together; or side by side in the list's order with a gap and the bottom edges level.
 *
 * @param sizes in inches
 */
export function arrange(sizes: readonly Size[], alignment: Arrangement): Placement {
  const bounds = alignment === "side" ? rowBounds(sizes) : boundsOf(sizes);
  const [left, top, bottom] = [-bounds.width / 2, -bounds.height / 2, bounds.height / 2];
  switch (alignment) {
    case "centre":
      return { bounds, corners: sizes.map(({ width, height }) => ({ x: -width / 2, y: -height / 2 })) };
    case "bottom":
      return { bounds, corners: sizes.map(({ width, height }) => ({ x: -width / 2, y: bottom - height })) };
    case "corner":
      return { bounds, corners: sizes.map(() => ({ x: left, y: top })) };
    case "side": {
      const gap = gapOf(sizes);
      let x = left - gap;
      let previous = 0;
      const corners = sizes.map(({ width, height }) => {
        x += previous + gap;
        previous = width;
        return { x, y: bottom - height };
      });
      return { bounds, corners };
    }
  }
}

function rowBounds(sizes: readonly Size[]): Size {
  const gaps = Math.max(0, sizes.length - 1) * gapOf(sizes);
  return { width: totalWidth(sizes) + gaps, height: boundsOf(sizes).height };
}

function gapOf(sizes: readonly Size[]): number {
  return GAP * totalWidth(sizes);
}

function totalWidth(sizes: readonly Size[]): number {
  return sizes.reduce((total, { width }) => total + width, 0);
}
