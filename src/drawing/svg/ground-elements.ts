import type { Point } from "#domain/geometry/point.ts";
import { type Box, grown, intersection } from "../scene/box.ts";
import type { Grid, Scene, SpaceMark } from "../scene/marks.ts";
import { boxOf, element, type SvgElement } from "./element.ts";
import { wallPath } from "./mark-paths.ts";

const GRID_LINE = 0.5;

/** The wall's lines fade with the distance from the opening and the screens, in pixels. */
const WALL_BANDS = [
  { reach: 16, opacity: 1 },
  { reach: 32, opacity: 0.6 },
  { reach: 48, opacity: 0.3 },
] as const;

/** Diameters and opacities of dots. */
const DOT = { diameter: 2, opacity: 0.28 } as const;
const LARGE_DOT = { diameter: 4, opacity: 0.52 } as const;

/** What lies behind everything over a box: graph paper, a wall with graph paper in its openings (D38), or dots (D46). */
export function groundElements({ grid, space }: Pick<Scene, "grid" | "space">, box: Box): readonly SvgElement[] {
  if (grid === null) return [];
  if (grid.unit === "px") return dotElements(grid, box);
  if (space === null || space.desk !== null) return gridElements(grid, box);
  const opening = intersection(space.opening, box);
  const openings = opening.width > 0 && opening.height > 0 ? [opening] : [];
  return [
    element("rect", { class: "wall", ...boxOf(box) }),
    ...wallElements(space, box),
    ...[...openings, ...space.inFront].map((paper) => element("rect", { class: "capsule", ...boxOf(paper) })),
    ...openings.flatMap((each) => gridElements(grid, each)),
  ];
}

function wallElements({ bounds }: SpaceMark, box: Box): readonly SvgElement[] {
  return WALL_BANDS.map(({ reach, opacity }, index) => {
    const outer = intersection(grown(bounds, reach), box);
    const inner = index === 0 ? null : intersection(grown(bounds, WALL_BANDS[index - 1]?.reach ?? 0), box);
    const parts = inner === null ? [outer] : ring(outer, inner);
    const d = parts.map(wallPath).join("");
    return element("path", { class: "wallLine", fill: "none", "stroke-width": 1, "stroke-opacity": opacity, d });
  });
}

/** What one box has around another one inside it. */
function ring(outer: Box, inner: Box): Box[] {
  const [innerBottom, outerBottom] = [inner.y + inner.height, outer.y + outer.height];
  const [innerRight, outerRight] = [inner.x + inner.width, outer.x + outer.width];
  return [
    { x: outer.x, y: outer.y, width: outer.width, height: inner.y - outer.y },
    { x: outer.x, y: innerBottom, width: outer.width, height: outerBottom - innerBottom },
    { x: outer.x, y: inner.y, width: inner.x - outer.x, height: inner.height },
    { x: innerRight, y: inner.y, width: outerRight - innerRight, height: inner.height },
  ];
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

/** A row of dots is a line with round dashes of no length; all rows are one path. */
function dotElements({ pitch, finePitch, origin }: Grid, box: Box): readonly SvgElement[] {
  return [dotElement(DOT, finePitch, origin, box), dotElement(LARGE_DOT, pitch, origin, box)];
}

function dotElement(dot: typeof DOT | typeof LARGE_DOT, pitch: number, origin: Point, box: Box): SvgElement {
  /** The first dot in the box. */
  const first = (start: number, at: number) => start + ((((at - start) % pitch) + pitch) % pitch);
  const [x, y] = [first(box.x, origin.x), first(box.y, origin.y)];
  const rows = Math.max(0, Math.floor((box.y + box.height - y) / pitch) + 1);
  const width = Math.max(0, Math.floor((box.x + box.width - x) / pitch)) * pitch;
  const row = `h${precise(width)}m${precise(-width)} ${precise(pitch)}`;
  return element("path", {
    class: "quietLine",
    fill: "none",
    opacity: dot.opacity,
    "stroke-width": dot.diameter,
    "stroke-linecap": "round",
    "stroke-dasharray": `0 ${precise(pitch)}`,
    d: `M${precise(x)} ${precise(y)}${row.repeat(rows)}`,
  });
}

/** Hundreds of rows add up. */
function precise(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
