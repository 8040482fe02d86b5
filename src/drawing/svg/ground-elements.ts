import type { Box } from "../scene/box.ts";
import type { Grid, Scene } from "../scene/marks.ts";
import { element, type SvgElement } from "./element.ts";

const GRID_LINE = 0.5;

/** What lies behind everything over a box: graph paper. */
export function groundElements({ grid }: Pick<Scene, "grid">, box: Box): readonly SvgElement[] {
  return grid === null ? [] : gridElements(grid, box);
}

/** Graph paper over a box. Each set of parallel lines is one dashed line as wide as the box, which every program paints fast. */
function gridElements({ pitch, finePitch, origin }: Grid, box: Box): readonly SvgElement[] {
  const lines = (className: string, each: number) => {
    const dashes = { "stroke-dasharray": `${GRID_LINE} ${each - GRID_LINE}`, class: className, fill: "none" };
    /** Where in the dashes the line starts, so that one of them lies over the crossing. */
    const offset = (start: number, crossing: number) => each - ((crossing - start - GRID_LINE / 2) % each);
    return [
      element("path", {
        ...dashes,
        "stroke-dashoffset": offset(box.x, origin.x),
        "stroke-width": box.height,
        d: `M${box.x} ${box.y + box.height / 2}h${box.width}`,
      }),
      element("path", {
        ...dashes,
        "stroke-dashoffset": offset(box.y, origin.y),
        "stroke-width": box.width,
        d: `M${box.x + box.width / 2} ${box.y}v${box.height}`,
      }),
    ];
  };
  return [...lines("fineLine", finePitch), ...lines("gridLine", pitch)];
}
