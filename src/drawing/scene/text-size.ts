import type { Size } from "#domain/geometry/size.ts";

/** From this width up an area has room for larger text and for the size of a square. */
const WIDE = 600;

export function isWide(area: Size): boolean {
  return area.width >= WIDE;
}

/** Of labels and figures, in pixels. */
export function textSize(area: Size, textScale: number): number {
  return (isWide(area) ? 13 : 12) * textScale;
}
