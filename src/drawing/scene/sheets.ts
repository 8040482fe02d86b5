import type { Arrangement } from "../../comparison/arrangement.ts";
import { labelText } from "../../comparison/screen-text.ts";
import { displayText } from "../../domain/display/display-text.ts";
import type { Screen } from "../../domain/display/screen.ts";
import { MILLIMETRES_PER_INCH } from "../../domain/display/unit.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { cornersOf } from "./box.ts";
import { composeScene } from "./compose-scene.ts";
import type { Outline } from "./marks.ts";
import { crosses, type PaperName, SHEET_MARGIN, type Tile, type Tiling, tileDrawing } from "./paper.ts";
import type { PaperOutline, Sheet, SheetLine } from "./sheet-marks.ts";
import { composeCrosses, composeLegend, composeMap, composeRuler, placeNotes } from "./sheet-notes.ts";

/** One millimetre of the drawing is one millimetre of the paper: the unit of all lengths here. */
const ACTUAL_SIZE = { pixelsPerInch: MILLIMETRES_PER_INCH };

/** Of outlines, in millimetres. */
export const OUTLINE_WIDTH = 0.5;

/**
 * By the screen's number, in millimetres of line and gap. Outlines have no fill, which saves ink, and a printer may have
 * no colours.
 */
const DASHES: readonly (readonly number[])[] = [
  [],
  [6, 3],
  [1.5, 1.5],
  [10, 2, 2, 2],
  [12, 4],
  [4, 1.5],
  [10, 2, 2, 2, 2, 2],
  [3, 5],
  [8, 1.5, 1.5, 1.5],
  [1, 3],
];

/** All sheets of a comparison. Tiling and outlines are for a small picture of them. */
export interface Sheets {
  readonly tiling: Tiling;
  readonly outlines: readonly PaperOutline[];
  readonly sheets: readonly Sheet[];
}

/** The comparison at its actual size on as many sheets as it needs; null without screens and where these are too many. */
export function composeSheets(screens: readonly Screen[], arrangement: Arrangement, paper: PaperName): Sheets | null {
  const compose = (area: Size) => composeScene(screens, area, { arrangement, scale: ACTUAL_SIZE, labels: "none" });
  const { bounds, outlines: any } = compose({ width: 0, height: 0 });
  if (any.length === 0) return null;
  const withLines = { width: bounds.width + OUTLINE_WIDTH, height: bounds.height + OUTLINE_WIDTH };
  const tiling = tileDrawing(withLines, paper, (area) => compose(area).outlines);
  if (tiling === null) return null;
  const outlines = compose(tiling.area).outlines.map((outline) => paperOutline(outline, screens));
  return { tiling, outlines, sheets: tiling.tiles.map((tile) => composeSheet(tile, tiling, outlines)) };
}

function paperOutline({ number, stroke, x, y, width, height }: Outline, screens: readonly Screen[]): PaperOutline {
  const screen = screens[number - 1];
  const dashes = DASHES[(number - 1) % DASHES.length] ?? [];
  const titles =
    screen === undefined
      ? { title: "", plainTitle: "" }
      : { title: labelText(screen), plainTitle: displayText(screen) };
  return { number, colour: stroke.colour, dashes, x, y, width, height, ...titles };
}

function composeSheet(tile: Tile, tiling: Tiling, outlines: readonly PaperOutline[]): Sheet {
  const window = { x: SHEET_MARGIN, y: SHEET_MARGIN, width: tile.width, height: tile.height };
  const [left, top] = [SHEET_MARGIN - tile.x, SHEET_MARGIN - tile.y];
  const shown = outlines
    .filter((outline) => crosses(outline, tile))
    .map((outline) => ({ ...outline, x: outline.x + left, y: outline.y + top }));
  const crossMarks = composeCrosses(tile, tiling);
  const notes = [composeRuler(), composeLegend(tile, tiling, shown), composeMap(tile, tiling)];
  const placed = placeNotes(notes, window, shown, crossMarks);
  return {
    number: tiling.tiles.indexOf(tile) + 1,
    size: tiling.sheet,
    window,
    outlines: shown.map(outlineLine),
    lines: [...crossMarks, ...placed.flatMap(({ lines }) => lines)],
    texts: placed.flatMap(({ texts }) => texts),
  };
}

function outlineLine(outline: PaperOutline): SheetLine {
  const { colour, dashes } = outline;
  return { points: cornersOf(outline), closed: true, width: OUTLINE_WIDTH, colour, dashes };
}
