import type { Point } from "../../domain/geometry/point.ts";

/** SVG path data of a line through `points`. */
export function linePath(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => {
      const previous = points[index - 1];
      if (previous === undefined) return `M${x} ${y}`;
      if (previous.x === x) return `V${y}`;
      return previous.y === y ? `H${x}` : `L${x} ${y}`;
    })
    .join("");
}
