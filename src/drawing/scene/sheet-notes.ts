import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";
import { SCHEMES } from "../colours.ts";
import { type Axis, lengthOf, pointAt } from "./axis.ts";
import { type Box, boxAround, cornersOf, edgesOf, grown, nearestFree } from "./box.ts";
import { SHEET_MARGIN, SHEET_OVERLAP, type Tile, type Tiling } from "./paper.ts";
import type { SheetTexts } from "./scene-texts.ts";
import type { PaperOutline, SheetLine, SheetText } from "./sheet-marks.ts";
import { fitText, textWidth } from "./text-width.ts";

/* All lengths are in millimetres. */

const { ink } = SCHEMES.light;
const FINE = 0.2;
const FONT_SIZE = 3.2;
const LINE_HEIGHT = 4.6;

/** Something to read beside the outlines. Its lines and texts count from its own top left corner. */
interface Note extends Size {
  readonly lines: readonly SheetLine[];
  readonly texts: readonly SheetText[];
}

const EMPTY: Note = { width: 0, height: 0, lines: [], texts: [] };

const RULER_LENGTH = 100;

/** A line of 100 mm with a tick every 10 mm. It shows whether the printer has kept the scale. */
export function composeRuler(texts: SheetTexts): Note {
  const y = 4;
  const line = (axis: Axis, from: number, to: number, across: number) =>
    fine([pointAt(axis, from, across), pointAt(axis, to, across)]);
  const ticks = Array.from({ length: RULER_LENGTH / 10 + 1 }, (_, index) =>
    line("y", y - (index % 5 === 0 ? 4 : 2), y, index * 10),
  );
  return {
    width: RULER_LENGTH,
    height: y + LINE_HEIGHT,
    lines: [line("x", 0, RULER_LENGTH, y), ...ticks],
    texts: [text(texts.ruler(RULER_LENGTH), { x: 0, y: y + FONT_SIZE + 0.6 })],
  };
}

const SAMPLE = 16;
const WIDEST = 150;

/** The sheet's place among the others, and which line is which screen. */
export function composeLegend(
  tile: Tile,
  { tiles }: Tiling,
  outlines: readonly PaperOutline[],
  words: SheetTexts,
): Note {
  const [row, column] = [tile.row + 1, tile.column + 1];
  const place = words.place({ number: tiles.indexOf(tile) + 1, count: tiles.length, row, column });
  const rows = outlines.toSorted((one, other) => one.number - other.number);
  const texts = [
    { ...text(place, { x: 0, y: FONT_SIZE }), bold: true },
    ...rows.map(({ title, plainTitle }, index) => ({
      ...text(fitText(title, WIDEST - SAMPLE, FONT_SIZE), { x: SAMPLE + 2, y: FONT_SIZE + LINE_HEIGHT * (index + 1) }),
      plain: plainTitle,
    })),
  ];
  const lines = rows.map(({ colour, dashes }, index): SheetLine => {
    const y = 0.65 * FONT_SIZE + LINE_HEIGHT * (index + 1);
    const points = [
      { x: 0, y },
      { x: SAMPLE, y },
    ];
    return { points, closed: false, width: 0.5, colour, dashes };
  });
  return {
    // A bold text in another font may be wider.
    width: 1.1 * Math.max(...texts.map(({ x, content }) => x + textWidth(content, FONT_SIZE))),
    height: LINE_HEIGHT * texts.length,
    lines,
    texts,
  };
}

/** The larger side of the map, and the largest side of one of its sheets. */
const MAP_SIZE = 30;
const MAP_CELL = 9;

/** All sheets as they lie beside each other. A diagonal cross marks this one; there is none where it would be alone. */
export function composeMap(tile: Tile, { sheet, columns, rows, tiles }: Tiling): Note {
  if (tiles.length === 1) return EMPTY;
  const largest = Math.max(sheet.width, sheet.height);
  const scale = Math.min(MAP_CELL / largest, MAP_SIZE / (columns * sheet.width), MAP_SIZE / (rows * sheet.height));
  const [width, height] = [sheet.width * scale, sheet.height * scale];
  const corners = ({ column, row }: Tile) => cornersOf({ x: column * width, y: row * height, width, height });
  const [topLeft, topRight, bottomRight, bottomLeft] = corners(tile);
  return {
    width: columns * width,
    height: rows * height,
    lines: [
      ...tiles.map((each) => ({ ...fine(corners(each)), closed: true })),
      fine([topLeft, bottomRight]),
      fine([topRight, bottomLeft]),
    ],
    texts: [],
  };
}

const CROSS = 6;

/**
 * Crosses in the middle of what two neighbours both show: two for each neighbour, at the same places of the drawing on both
 * sheets.
 */
export function composeCrosses(tile: Tile, { tiles }: Tiling): SheetLine[] {
  const hasNeighbour = (columns: number, rows: number) =>
    tiles.some(({ column, row }) => column === tile.column + columns && row === tile.row + rows);
  const near = SHEET_OVERLAP / 2;
  const edges: readonly [hasOne: boolean, axis: Axis, across: number][] = [
    [hasNeighbour(-1, 0), "y", near],
    [hasNeighbour(1, 0), "y", tile.width - near],
    [hasNeighbour(0, -1), "x", near],
    [hasNeighbour(0, 1), "x", tile.height - near],
  ];
  return edges
    .filter(([hasOne]) => hasOne)
    .flatMap(([, axis, across]) => [1 / 4, 3 / 4].map((part) => pointAt(axis, part * lengthOf(tile, axis), across)))
    .flatMap((centre) => {
      const [x, y] = [centre.x + SHEET_MARGIN, centre.y + SHEET_MARGIN];
      const arms = [-CROSS / 2, CROSS / 2];
      return [fine(arms.map((by) => ({ x: x + by, y }))), fine(arms.map((by) => ({ x, y: y + by })))];
    });
}

/** Between notes and lines. */
const CLEAR = 2;

/**
 * Moves the notes to free places near the window's lower left corner, outside of what a neighbour covers. Where a sheet is
 * too full, a note lies over outlines: they are only lines.
 */
export function placeNotes(
  notes: readonly Note[],
  window: Box,
  outlines: readonly Box[],
  marks: readonly SheetLine[],
): Note[] {
  const region = grown(window, -SHEET_OVERLAP - CLEAR);
  const obstacles = [...outlines.flatMap(edgesOf), ...marks.map(({ points }) => boxOf(points))].map((box) =>
    grown(box, CLEAR),
  );
  return notes.map((note) => {
    if (note.width === 0) return note;
    const corner = { x: region.x, y: region.y + region.height - note.height };
    const place = nearestFree(corner, note, region, obstacles) ?? { ...corner, width: note.width, height: note.height };
    obstacles.push(grown({ ...place, width: note.width, height: note.height }, 2 * CLEAR));
    return moved(note, place);
  });
}

function boxOf(points: readonly Point[]): Box {
  return boxAround(points.map((point) => ({ ...point, width: 0, height: 0 })));
}

function moved(note: Note, { x, y }: Point): Note {
  const by = <P extends Point>(point: P): P => ({ ...point, x: point.x + x, y: point.y + y });
  return {
    ...note,
    lines: note.lines.map((line) => ({ ...line, points: line.points.map(by) })),
    texts: note.texts.map(by),
  };
}

function fine(points: readonly Point[]): SheetLine {
  return { points, closed: false, width: FINE, colour: ink, dashes: [] };
}

function text(content: string, { x, y }: Point): SheetText {
  return { x, y, content, plain: content, fontSize: FONT_SIZE, bold: false };
}
