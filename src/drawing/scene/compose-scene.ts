import type { Content } from "../../comparison/content.ts";
import type { ListedScreen } from "../../comparison/listed-screen.ts";
import type { Unit } from "../../domain/display/unit.ts";
import type { Point } from "../../domain/geometry/point.ts";
import { type Size, scaleToFit } from "../../domain/geometry/size.ts";
import { fitInto } from "../../domain/space/fit.ts";
import { composeAngleBar } from "./angle-bar.ts";
import type { Box } from "./box.ts";
import { composePairDimensions } from "./dimensions.ts";
import { composeFilmAreas } from "./film-areas.ts";
import { composeDots, composeGrid } from "./grid.ts";
import { composeHatchings } from "./hatching.ts";
import { composeLabels } from "./labels/compose-labels.ts";
import type { Grid, ScaleBar, Scene } from "./marks.ts";
import { composeFloor, composeObjects, dropBox } from "./objects.ts";
import { obstaclesOf } from "./obstacles.ts";
import { composeOutlines, composePreviews } from "./outlines.ts";
import { composePixelBar } from "./pixel-bar.ts";
import { type PlaceOptions, placeAll } from "./place-all.ts";
import { composeScaleBar, composeSquareSize } from "./scale-bar.ts";
import type { SceneTexts } from "./scene-texts.ts";
import { composeSeams } from "./seams.ts";
import { composeSharedEdges } from "./shared-edges.ts";
import { drawnScreens, type Sizing, TO_SCALE } from "./sizing.ts";
import { composeSpace, composeSpares, hatchProtruding } from "./space/compose-space.ts";
import { composeSpaceDimensions } from "./space/space-dimensions.ts";

/** In pixels, on each of the four sides (S9.2). */
export const DRAWING_MARGIN = 46;

/** `fit` fills the area up to its margin (D10). A fixed scale may exceed the margin and the area. */
export type Scale = "fit" | { readonly pixelsPerInch: number };

export const NO_OFFSET: Point = { x: 0, y: 0 };

export interface SceneOptions extends PlaceOptions {
  readonly texts: SceneTexts;
  /** How many times the usual size texts have. */
  readonly textScale?: number;
  /** Of the squares and of every figure. */
  readonly unit?: Unit;
  readonly scale?: Scale;
  /** Between the outlines and the area's edges at the scale that fits, in pixels. */
  readonly margin?: number;
  /** From the area's middle to the outlines' middle, in pixels. Labels, dimensions and the scale bar stay in the area. */
  readonly offset?: Point;
  /** Boxes in the area that something else covers. No label and no dimension lies there. */
  readonly reserved?: readonly Box[];
  /** Typed sizes that are not committed; they change no other mark (D34). */
  readonly previews?: readonly ListedScreen[];
  /** What all screens show (D33). */
  readonly content?: Content;
  /** Whether two screens are measured (V1). */
  readonly measuresPair?: boolean;
}

/** Composes all marks that compare `screens` in an area of so many pixels. Without an offset the outlines' middle is the area's middle. */
export function composeScene(screens: readonly ListedScreen[], area: Size, options: SceneOptions): Scene {
  const { scale = "fit", content = "none", sizing = TO_SCALE } = options;
  const { texts, unit = "in", previews = [], margin = DRAWING_MARGIN, measuresPair = true } = options;
  const empty = emptyScene(area, options);
  const { offset, reserved, textScale } = empty;
  const { drawn, objects, framed, inSpace, room } = placeAll(screens, options);
  const pixelsPerInch = scale === "fit" ? scaleToFit(room.bounds, withoutMargin(area, margin)) : scale.pixelsPerInch;
  if ((drawn.length === 0 && framed === null) || pixelsPerInch === 0) return empty;

  const whole = { x: area.width / 2 + offset.x, y: area.height / 2 + offset.y };
  const middle = { x: whole.x + room.middle.x * pixelsPerInch, y: whole.y + room.middle.y * pixelsPerInch };
  const { placement } = room;
  const outlines = composeOutlines(drawn, placement, pixelsPerInch, middle);
  const mark = inSpace && { ...composeSpace(inSpace, outlines, pixelsPerInch, middle), spares: [] };
  const grid = composeGround(sizing, unit, pixelsPerInch, lowerLeft(mark?.openings ?? outlines));
  const space = mark && { ...mark, spares: composeSpares(mark, outlines, { ...empty, pixelsPerInch, grid }) };
  const scaleBar = composeBar({ ...empty, pixelsPerInch, outlines, grid }, screens, unit);
  const corners = scaleBar === null ? reserved : [...reserved, scaleBar.box];
  const squareSize =
    grid && composeSquareSize(grid, area, [...corners, ...outlines, ...(space?.openings ?? [])], texts, textScale);
  const corner = obstaclesOf({ ...empty, reserved, scaleBar, squareSize });
  const inRoom = {
    objects,
    room,
    middle: whole,
    outlines,
    pixelsPerInch,
    area,
    texts,
    textScale,
    unit,
    taken: corner,
  };
  const floor = composeFloor(inRoom);
  const drawnObjects = composeObjects({
    ...inRoom,
    taken: floor?.hanging ? [...corner, dropBox(floor.hanging)] : corner,
  });
  const taken = obstaclesOf({ ...empty, reserved, scaleBar, squareSize, objects: drawnObjects, floor, space });
  const seams = composeSeams(drawn, outlines);
  const { filmAreas, bars } = composeFilmAreas(content, drawn, outlines, area, offset);
  const names = new Map(
    screens.map(({ id, screen }) => [id, texts.label(screen, screens, unit, sizing.by === "pixels")]),
  );
  const scene = {
    ...empty,
    names,
    pixelsPerInch,
    bounds: { width: room.bounds.width * pixelsPerInch, height: room.bounds.height * pixelsPerInch },
    grid,
    floor,
    objects: drawnObjects,
    hatchings:
      space === null
        ? (bars ?? composeHatchings(outlines, area, offset))
        : [...(bars ?? []), ...hatchProtruding(space, outlines, { area, offset })],
    space,
    outlines,
    filmAreas,
    seams,
    sharedEdges: composeSharedEdges(outlines),
    previews: composePreviews(
      drawnScreens(previews, sizing),
      drawn,
      placement,
      pixelsPerInch,
      middle,
      scale === "fit" ? area : null,
    ),
    scaleBar,
    squareSize,
    labels: composeLabels(outlines, {
      area,
      textScale,
      names,
      bare: [...seams, ...filmAreas, ...drawnObjects.filter(({ beside }) => !beside)],
      obstacles: taken,
      fits: new Map(
        framed === null ? [] : screens.map(({ id, screen }) => [id, fitInto(framed.space, framed.frame, screen).fits]),
      ),
    }),
  };
  const obstacles = obstaclesOf(scene);
  const pairDimensions = () => (measuresPair ? composePairDimensions(scene, obstacles) : []);
  return {
    ...scene,
    dimensions:
      space === null || framed === null
        ? pairDimensions()
        : composeSpaceDimensions(scene, space, framed.space, outlines, obstacles),
  };
}

/** Squares where all lengths have one scale, dots in pixels. Squares would promise a scale that a view from the seat does not have. */
function composeGround(sizing: Sizing, unit: Unit, pixelsPerInch: number, origin: Point): Grid | null {
  if (sizing.by === "pixels") return composeDots(pixelsPerInch, origin);
  return sizing.by === "length" ? composeGrid(unit, pixelsPerInch, origin) : null;
}

function composeBar(
  scene: Pick<Scene, "sizing" | "pixelsPerInch" | "outlines" | "grid" | "area" | "reserved" | "texts" | "textScale">,
  screens: readonly ListedScreen[],
  unit: Unit,
): ScaleBar | null {
  const { sizing, pixelsPerInch, grid, area, reserved, texts, textScale } = scene;
  if (sizing.by === "pixels") return composePixelBar(pixelsPerInch, area, reserved, texts, textScale);
  if (sizing.by === "length") return grid && composeScaleBar(grid, area, texts, textScale);
  return composeAngleBar(sizing.distance, screens, unit, scene);
}

function emptyScene(
  area: Size,
  { texts, textScale = 1, offset = NO_OFFSET, reserved = [], sizing = TO_SCALE }: SceneOptions,
): Scene {
  return {
    area,
    texts,
    textScale,
    offset,
    sizing,
    names: new Map(),
    pixelsPerInch: 0,
    bounds: { width: 0, height: 0 },
    reserved,
    grid: null,
    floor: null,
    objects: [],
    hatchings: [],
    outlines: [],
    filmAreas: [],
    seams: [],
    sharedEdges: [],
    space: null,
    previews: [],
    dimensions: [],
    scaleBar: null,
    squareSize: null,
    labels: [],
  };
}

function withoutMargin({ width, height }: Size, margin: number): Size {
  return { width: width - 2 * margin, height: height - 2 * margin };
}

/** The corner of the rearmost outline from which the grid's squares are counted. */
function lowerLeft([rearmost]: readonly Box[]): Point {
  return rearmost === undefined ? { x: 0, y: 0 } : { x: rearmost.x, y: rearmost.y + rearmost.height };
}
