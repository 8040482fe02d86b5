import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type Box, intersection, overlap } from "./box.ts";
import type { Hatching, Outline } from "./marks.ts";
import { isWide } from "./text-size.ts";

/** Less than this has no figure of its own, in pixels. */
export const CLEAR_OVERHANG = 12;

/** Narrower parts show no lines. */
const LEAST_HATCHED = 6;

/** Less of an overhang is a difference that nobody sees. */
const LEAST_SEEN = 1;

const HATCHING_OPACITY = 0.42;
export const HATCHING_STROKE_WIDTH = 1.6;

/** What lines stand for: those over the bars of a film are twice as dense as those over what is beyond another screen. */
type HatchedPart = "overhang" | "bar";

/** The lines over a box, cut to the area; none where the box lies outside. They move with the drawing (`offset`). */
export function hatch(
  box: Box,
  mark: Pick<Hatching, "id" | "number" | "colour">,
  area: Size,
  offset: Point,
  kind: HatchedPart,
): Hatching[] {
  const part = intersection(box, { x: 0, y: 0, ...area });
  if (part.width <= 0 || part.height <= 0) return [];
  const spacing = (isWide(area) ? 10 : 7) / (kind === "bar" ? 2 : 1);
  return [{ ...mark, spacing, phase: offset.x + offset.y, opacity: HATCHING_OPACITY, ...part }];
}

/** With two screens: what each has beyond the other. */
export function composeHatchings(outlines: readonly Outline[], area: Size, offset: Point): Hatching[] {
  const [rear, front] = outlines;
  if (outlines.length !== 2 || rear === undefined || front === undefined || !overlap(rear, front)) return [];
  const beyond = ({ id, number, stroke, ...box }: Outline, other: Outline) =>
    overhangs(box, other).flatMap((part) =>
      hatch(part, { id, number, colour: stroke.colour }, area, offset, "overhang"),
    );
  return [...beyond(rear, front), ...beyond(front, rear)];
}

/** The parts of `box` left of, right of, above and below `other`, without overlaps: all that can be seen, or none. */
function overhangs(box: Box, other: Box): Box[] {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const otherRight = other.x + other.width;
  const otherBottom = other.y + other.height;
  const hasLeft = other.x - box.x >= LEAST_SEEN;
  const hasRight = right - otherRight >= LEAST_SEEN;
  const between = { x: hasLeft ? other.x : box.x, width: 0 };
  between.width = (hasRight ? otherRight : right) - between.x;
  const parts = [
    { x: box.x, y: box.y, width: other.x - box.x, height: box.height },
    { x: otherRight, y: box.y, width: right - otherRight, height: box.height },
    { ...between, y: box.y, height: other.y - box.y },
    { ...between, y: otherBottom, height: bottom - otherBottom },
  ].filter(({ width, height }) => width >= LEAST_SEEN && height >= LEAST_SEEN);
  return parts.every(({ width, height }) => Math.min(width, height) >= LEAST_HATCHED) ? parts : [];
}
