import type { Size } from "#domain/geometry/size.ts";
import { type Box, grown, overlap } from "./box.ts";

export type PaperName = "a4" | "letter";

type Orientation = "portrait" | "landscape";

/** Upright sheets in millimetres: ISO 216 and ANSI/ASME Y14.1 (8.5 × 11 inches). */
export const PAPERS: Readonly<Record<PaperName, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** On each side of a sheet, in millimetres. Most printers reach nearer to the edge. */
export const SHEET_MARGIN = 10;

/** What two neighbouring sheets both show, in millimetres. */
export const SHEET_OVERLAP = 10;

/** More sheets than anybody prints; it also limits the time that a wall of screens takes. */
export const MOST_SHEETS = 150;

/** What one sheet shows, in the drawing's millimetres. */
export interface Tile extends Box {
  /** From 0. */
  readonly row: number;
  readonly column: number;
}

export interface Tiling {
  readonly orientation: Orientation;
  /** The size of one sheet, in millimetres. */
  readonly sheet: Size;
  /** What all rows and columns show together, in millimetres; never smaller than the drawing. */
  readonly area: Size;
  readonly columns: number;
  readonly rows: number;
  /** Row by row. Sheets that no line crosses are left out. */
  readonly tiles: readonly Tile[];
}

/**
 * Distributes a drawing of `bounds` over the fewest sheets, upright or across; upright where both need equally many.
 *
 * @param bounds in millimetres, with the lines' widths
 * @param outlinesIn where the outlines lie in an area of this size, in whose middle the drawing is; in millimetres
 * @returns null where that needs more than `MOST_SHEETS` sheets
 */
export function tileDrawing(bounds: Size, paper: PaperName, outlinesIn: (area: Size) => readonly Box[]): Tiling | null {
  const upright = PAPERS[paper];
  const portrait = tileSheets(bounds, "portrait", upright, outlinesIn);
  const across = { width: upright.height, height: upright.width };
  const landscape = tileSheets(bounds, "landscape", across, outlinesIn);
  if (portrait === null || landscape === null) return portrait ?? landscape;
  return landscape.tiles.length < portrait.tiles.length ? landscape : portrait;
}

function tileSheets(
  bounds: Size,
  orientation: Orientation,
  sheet: Size,
  outlinesIn: (area: Size) => readonly Box[],
): Tiling | null {
  const window = { width: sheet.width - 2 * SHEET_MARGIN, height: sheet.height - 2 * SHEET_MARGIN };
  const step = { width: window.width - SHEET_OVERLAP, height: window.height - SHEET_OVERLAP };
  const columns = sheetCount(bounds.width, step.width);
  const rows = sheetCount(bounds.height, step.height);
  // An outline crosses at least its first and its last row and column.
  if (columns + rows > MOST_SHEETS) return null;
  const area = { width: columns * step.width + SHEET_OVERLAP, height: rows * step.height + SHEET_OVERLAP };
  const outlines = outlinesIn(area);
  const tiles = Array.from({ length: rows * columns }, (_, index): Tile => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return { row, column, x: column * step.width, y: row * step.height, ...window };
  }).filter((tile) => outlines.some((outline) => crosses(outline, tile)));
  return tiles.length > MOST_SHEETS ? null : { orientation, sheet, area, columns, rows, tiles };
}

/** How many windows cover `length` when each begins `step` after the one before and all overlap. */
function sheetCount(length: number, step: number): number {
  return Math.max(1, Math.ceil((length - SHEET_OVERLAP) / step));
}

/** Half of a line and more, in millimetres. */
const LINE = 0.5;

/** Whether a part of the outline's line lies in the tile. */
export function crosses(outline: Box, tile: Box): boolean {
  const inner = grown(outline, -LINE);
  const isInside =
    tile.x > inner.x &&
    tile.y > inner.y &&
    tile.x + tile.width < inner.x + inner.width &&
    tile.y + tile.height < inner.y + inner.height;
  return overlap(grown(outline, LINE), tile) && !isInside;
}
