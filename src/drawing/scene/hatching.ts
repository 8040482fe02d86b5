import { type Box, intersection, overlap, partsAround } from "./box.ts";
import { isWide } from "./canvas.ts";
import type { Hatching, Outline, Scene } from "./marks.ts";

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

/** The lines over a part of an outline, cut to the area; none where it lies outside. They move with the drawing (`offset`). */
export function hatch(
  box: Box,
  { id, number, colour }: Outline,
  { area, offset }: Pick<Scene, "area" | "offset">,
  kind: HatchedPart,
): Hatching[] {
  const part = intersection(box, { x: 0, y: 0, ...area });
  if (part.width <= 0 || part.height <= 0) return [];
  const spacing = (isWide(area) ? 10 : 7) / (kind === "bar" ? 2 : 1);
  return [{ id, number, colour, spacing, phase: offset.x + offset.y, opacity: HATCHING_OPACITY, ...part }];
}

/** With two screens: what each has beyond the other. */
export function composeHatchings(outlines: readonly Outline[], scene: Pick<Scene, "area" | "offset">): Hatching[] {
  const [rear, front] = outlines;
  if (outlines.length !== 2 || rear === undefined || front === undefined || !overlap(rear, front)) return [];
  const beyond = (outline: Outline, other: Outline) =>
    overhangs(outline, other).flatMap((part) => hatch(part, outline, scene, "overhang"));
  return [...beyond(rear, front), ...beyond(front, rear)];
}

/** The parts of `box` left of, right of, above and below `other`, without overlaps: all that can be seen, or none. */
function overhangs(box: Box, other: Box): Box[] {
  const parts = partsAround(box, other, LEAST_SEEN);
  return parts.every(({ width, height }) => Math.min(width, height) >= LEAST_HATCHED) ? parts : [];
}
