import type { Seam } from "../scene/marks.ts";
import { short } from "./mark-paths.ts";

/** SVG path data of the line at each side of a seam; one line where the displays touch. */
export function seamPath({ x, y, width, height }: Seam): string {
  const end = y + height;
  const line = (at: number) => `M${short(at)} ${short(y)}V${short(end)}`;
  return width === 0 ? line(x) : line(x) + line(x + width);
}
