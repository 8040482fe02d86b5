import type { ListedScreen } from "#comparison/listed-screen.ts";
import { MILLIMETRES_PER_INCH } from "#domain/display/unit.ts";
import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type Box, cornersOf, placedAt } from "./box.ts";
import type { Outline } from "./marks.ts";
import { composeOutlines } from "./outlines.ts";
import { crosses, type PaperName, SHEET_MARGIN, type Tile, type Tiling, tileDrawing } from "./paper.ts";
import { type FramedSpace, type PlaceOptions, placeAll } from "./place-all.ts";
import type { SheetTexts } from "./scene-texts.ts";
import type { PaperOutline, Sheet, SheetLine } from "./sheet-marks.ts";
import { composeCrosses, composeLegend, composeMap, composeRuler, placeNotes } from "./sheet-notes.ts";

/** Of outlines, in millimetres. */
const OUTLINE_WIDTH = 0.5;

/**
 * In the order of the screens' numbers, in millimetres of line and gap. Outlines have no fill, which saves ink, and a printer may have
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
export function composeSheets(
  screens: readonly ListedScreen[],
  paper: PaperName,
  texts: SheetTexts,
  options: Pick<PlaceOptions, "arrangement" | "space" | "row">,
): Sheets | null {
  if (screens.length === 0) return null;
  const { drawn, stands, framed, opening, placement } = placeAll(screens, options);
  const { width, height } = placement.bounds;
  const withLines = {
    width: width * MILLIMETRES_PER_INCH + OUTLINE_WIDTH,
    height: height * MILLIMETRES_PER_INCH + OUTLINE_WIDTH,
  };
  // One unit of the drawing is one millimetre of the paper.
  const outlinesIn = (area: Size) => composeOutlines(drawn, placement, MILLIMETRES_PER_INCH, middleOf(area));
  const openingsIn = (area: Size) =>
    opening === null ? [] : [paperOpening(placedAt(opening, MILLIMETRES_PER_INCH, middleOf(area)), framed, texts)];
  const tiling = tileDrawing(withLines, paper, (area) => [...outlinesIn(area), ...openingsIn(area)]);
  if (tiling === null) return null;
  const outlines = [
    ...openingsIn(tiling.area),
    ...outlinesIn(tiling.area).map((outline) => paperOutline(outline, screens, stands, texts)),
  ];
  return { tiling, outlines, sheets: tiling.tiles.map((tile) => composeSheet(tile, tiling, outlines, texts)) };
}

function middleOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 };
}

/** The edges of the space (D38); of a desk its surface. */
function paperOpening(box: Box, framed: FramedSpace | null, texts: SheetTexts): PaperOutline {
  const shown = framed?.space.height == null ? { ...box, y: box.y + box.height, height: 0 } : box;
  return { id: 0, number: 0, colour: "#000000", dashes: [], ...shown, title: texts.space, plainTitle: texts.space };
}

function paperOutline(
  outline: Outline,
  screens: readonly ListedScreen[],
  stands: boolean,
  texts: SheetTexts,
): PaperOutline {
  const screen = screens.find((each) => each.id === outline.id)?.screen;
  const dashes = DASHES[(outline.number - 1) % DASHES.length] ?? [];
  // Paper is flat (D61).
  const curve = screen?.radius === undefined ? "" : `, ${texts.curved(stands)}`;
  const titles =
    screen === undefined
      ? { title: "", plainTitle: "" }
      : { title: texts.label(screen, screens) + curve, plainTitle: texts.plainLabel(screen, screens) + curve };
  return { ...outline, dashes, ...titles };
}

function composeSheet(tile: Tile, tiling: Tiling, outlines: readonly PaperOutline[], texts: SheetTexts): Sheet {
  const window = { x: SHEET_MARGIN, y: SHEET_MARGIN, width: tile.width, height: tile.height };
  const [left, top] = [SHEET_MARGIN - tile.x, SHEET_MARGIN - tile.y];
  const shown = outlines
    .filter((outline) => crosses(outline, tile))
    .map((outline) => ({ ...outline, x: outline.x + left, y: outline.y + top }));
  const crossMarks = composeCrosses(tile, tiling);
  const notes = [composeRuler(texts), composeLegend(tile, tiling, shown, texts), composeMap(tile, tiling)];
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
