import { type Arrangement, DEFAULT_ARRANGEMENT } from "../comparison/arrangement.ts";
import { type Screen, sizeInInches } from "../domain/display/screen.ts";
import type { Unit } from "../domain/display/unit.ts";
import { type Size, scaleToFit } from "../domain/geometry/size.ts";
import { arrange } from "./scene-alignment.ts";
import type { Box } from "./scene-box.ts";
import { composeGrid, composeScaleBar, type Grid, type ScaleBar } from "./scene-grid.ts";
import { type Label, placeLabels } from "./scene-labels.ts";
import { inPaintingOrder, type Outline } from "./scene-outlines.ts";

export type { Box, Outline };

/** S9: "Drawing margin: 46 px." On each of the four sides (D10). */
export const DRAWING_MARGIN = 46;

/** A drawing in numbers: pixels, unrounded; the components only place them. */
export interface Scene {
  readonly area: Size;
  /** Zero while there is nothing to draw. */
  readonly pixelsPerInch: number;
  /** In painting order: the largest first, at the back (S4). */
  readonly outlines: readonly Outline[];
  /** In the list's order; an area too small for all of them lacks some. */
  readonly labels: readonly Label[];
  readonly grid: Grid | null;
  /** Null where the area is not wide enough for it, too. */
  readonly scaleBar: ScaleBar | null;
}

/**
 * Where everything lands when `screens` are compared in an area of so many pixels.
 *
 * D10: the largest width and the largest height are fitted together into the area less 46 px on each side; every
 * outline is centred in the area; equal areas keep the list's order. In another alignment, too, what the screens take
 * up together is fitted likewise, and its middle is the area's.
 *
 * @param reserved where something else lies over the area's margin, so that no label may
 */
export function composeScene(
  screens: readonly Screen[],
  area: Size,
  alignment: Arrangement = DEFAULT_ARRANGEMENT,
  reserved: readonly Box[] = [],
): Scene {
  const sizes = screens.map(sizeInInches);
  const room = { width: area.width - 2 * DRAWING_MARGIN, height: area.height - 2 * DRAWING_MARGIN };
  const { bounds, corners } = arrange(sizes, alignment);
  const pixelsPerInch = scaleToFit(bounds, room);
  if (pixelsPerInch === 0) return { area, pixelsPerInch, outlines: [], labels: [], grid: null, scaleBar: null };

  const outlines = screens.map((screen, index): Outline => {
    const { width, height } = sizes[index] as Size;
    const { x, y } = corners[index] as { x: number; y: number };
    return {
      number: index + 1,
      colour: screen.colour,
      x: area.width / 2 + x * pixelsPerInch,
      y: area.height / 2 + y * pixelsPerInch,
      width: width * pixelsPerInch,
      height: height * pixelsPerInch,
    };
  });
  const painted = inPaintingOrder(outlines);
  const grid = composeGrid(gridUnit(screens), pixelsPerInch, area);
  const scaleBar = composeScaleBar(grid, area);
  return {
    area,
    pixelsPerInch,
    outlines: painted,
    labels: placeLabels(screens, painted, area, scaleBar === null ? reserved : [...reserved, scaleBar.box]),
    grid,
    scaleBar,
  };
}

/** The graph paper is metric where every screen is. */
function gridUnit(screens: readonly Screen[]): Unit {
  return screens.every((screen) => screen.unit === "cm") ? "cm" : "in";
}
