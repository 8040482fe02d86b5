import type { Size } from "../../domain/geometry/size.ts";
import { type Box, overlap } from "./box.ts";
import type { Hatching, Outline } from "./marks.ts";
import { isWide } from "./text-size.ts";

/** Less than this is no clear overhang, in pixels. */
export const CLEAR_OVERHANG = 12;

export const HATCHING_OPACITY = 0.42;
export const HATCHING_STROKE_WIDTH = 1.6;

/** Between two lines, across them, in pixels. */
export function hatchingSpacing(area: Size): number {
  return isWide(area) ? 10 : 7;
}

/** With two screens: what each has beyond the other. */
export function composeHatchings(outlines: readonly Outline[], area: Size): Hatching[] {
  const [rear, front] = outlines;
  if (outlines.length !== 2 || rear === undefined || front === undefined || !overlap(rear, front)) return [];
  const spacing = hatchingSpacing(area);
  const hatch = ({ number, stroke, ...box }: Outline, other: Outline) =>
    overhangs(box, other).map((part): Hatching => {
      return { number, colour: stroke.colour, spacing, opacity: HATCHING_OPACITY, ...part };
    });
  return [...hatch(rear, front), ...hatch(front, rear)];
}

/** The parts of `box` clearly left of, right of, above and below `other`, without overlaps. */
function overhangs(box: Box, other: Box): Box[] {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const otherRight = other.x + other.width;
  const otherBottom = other.y + other.height;
  const hasLeft = other.x - box.x >= CLEAR_OVERHANG;
  const hasRight = right - otherRight >= CLEAR_OVERHANG;
  const between = { x: hasLeft ? other.x : box.x, width: 0 };
  between.width = (hasRight ? otherRight : right) - between.x;
  return [
    { x: box.x, y: box.y, width: other.x - box.x, height: box.height },
    { x: otherRight, y: box.y, width: right - otherRight, height: box.height },
    { ...between, y: box.y, height: other.y - box.y },
    { ...between, y: otherBottom, height: bottom - otherBottom },
  ].filter(({ width, height }) => width >= CLEAR_OVERHANG && height >= CLEAR_OVERHANG);
}
