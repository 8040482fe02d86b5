import { type Arrangement, DEFAULT_ARRANGEMENT } from "../../comparison/arrangement.ts";
import { type Screen, sizeInInches } from "../../domain/display/screen.ts";
import type { Unit } from "../../domain/display/unit.ts";
import { type Size, scaleToFit } from "../../domain/geometry/size.ts";
import { arrange } from "./arrange.ts";
import type { Box } from "./box.ts";
import { composeGrid } from "./grid.ts";
import type { Scene } from "./marks.ts";
import { composeOutlines } from "./outlines.ts";
import { placeLabels } from "./place-labels.ts";
import { composeScaleBar } from "./scale-bar.ts";

/** In pixels, on each of the four sides (S9.2). */
export const DRAWING_MARGIN = 46;

/** `fit` fills the area up to its margin (D10). A fixed scale may exceed the margin and the area. */
export type Scale = "fit" | { readonly pixelsPerInch: number };

interface SceneOptions {
  readonly arrangement?: Arrangement;
  readonly scale?: Scale;
  /** Boxes in the area that something else covers. No label lies there. */
  readonly reserved?: readonly Box[];
}

/** Composes the marks that compare `screens` in an area of so many pixels. The outlines' middle is the area's middle. */
export function composeScene(
  screens: readonly Screen[],
  area: Size,
  { arrangement = DEFAULT_ARRANGEMENT, scale = "fit", reserved = [] }: SceneOptions = {},
): Scene {
  const placement = arrange(screens.map(sizeInInches), arrangement);
  const pixelsPerInch = scale === "fit" ? scaleToFit(placement.bounds, withoutMargin(area)) : scale.pixelsPerInch;
  if (screens.length === 0 || pixelsPerInch === 0) return emptyScene(area);

  const outlines = composeOutlines(screens, placement, pixelsPerInch, area);
  const grid = composeGrid(gridUnit(screens), pixelsPerInch, area);
  const scaleBar = composeScaleBar(grid, area);
  const obstacles = scaleBar === null ? reserved : [...reserved, scaleBar.box];
  return {
    area,
    pixelsPerInch,
    bounds: { width: placement.bounds.width * pixelsPerInch, height: placement.bounds.height * pixelsPerInch },
    grid,
    scaleBar,
    outlines,
    labels: placeLabels(screens, outlines, area, obstacles),
  };
}

function emptyScene(area: Size): Scene {
  const bounds = { width: 0, height: 0 };
  return { area, pixelsPerInch: 0, bounds, grid: null, scaleBar: null, outlines: [], labels: [] };
}

function withoutMargin({ width, height }: Size): Size {
  return { width: width - 2 * DRAWING_MARGIN, height: height - 2 * DRAWING_MARGIN };
}

/** The graph paper is metric where every screen is. */
function gridUnit(screens: readonly Screen[]): Unit {
  return screens.every((screen) => screen.unit === "cm") ? "cm" : "in";
}
