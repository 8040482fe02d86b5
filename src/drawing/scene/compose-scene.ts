import type { Content } from "#comparison/content.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { curvedSide } from "#domain/display/curve.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Point } from "#domain/geometry/point.ts";
import { type Size, scaleToFit } from "#domain/geometry/size.ts";
import { fitInto } from "#domain/space/fit.ts";
import { type Box, boxAround, isWithin, placedAt } from "./box.ts";
import { taking } from "./canvas.ts";
import { composePairDimensions } from "./dimensions.ts";
import { composeFilmAreas } from "./film-areas.ts";
import { composeDots, composeGrid } from "./grid.ts";
import { composeHatchings } from "./hatching.ts";
import { composeLabels, labelBoxes } from "./labels/compose-labels.ts";
import type { Grid, ScaleBar, Scene } from "./marks.ts";
import { composeOutlines, composePreviews } from "./outlines.ts";
import { type PlaceOptions, type Places, placeAll } from "./place-all.ts";
import { composeFloor, composeObjects, dropBox, floorBox, occupied } from "./place-objects.ts";
import { belowRow, composeRowDimensions, composeSteps } from "./row/compose-row.ts";
import {
  composeAngleBar,
  composePixelBar,
  composeScaleBar,
  composeSquareSize,
  raisedBar,
  scaleBarBox,
  squareSizeBox,
} from "./scale-bar.ts";
import type { SceneTexts } from "./scene-texts.ts";
import { composeSeams } from "./seams.ts";
import { composeSharedEdges } from "./shared-edges.ts";
import { drawnScreens, type Sizing, TO_SCALE } from "./sizing.ts";
import {
  composeFrames,
  composeSpace,
  composeSpaceDimensions,
  composeSpares,
  hatchProtruding,
} from "./space/compose-space.ts";

/** In pixels, on each of the four sides (S9.2). */
export const DRAWING_MARGIN = 46;

/** `fit` fills the area up to its margin (D10). A fixed scale may exceed the margin and the area. */
type Scale = "fit" | FixedScale;

/** On paper it may say how many times larger everything is. */
export interface FixedScale {
  readonly pixelsPerInch: number;
  readonly ratio?: number;
}

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
  /** Whether the scale bar lies above, at the right, and the lower corners are left to dimensions. */
  readonly barAbove?: boolean;
}

/** Composes all marks that compare `screens` in an area of so many pixels. Without an offset the outlines' middle is the area's middle. */
export function composeScene(screens: readonly ListedScreen[], area: Size, options: SceneOptions): Scene {
  const { scale = "fit", margin = DRAWING_MARGIN, unit = "in" } = options;
  const empty = emptyScene(area, options);
  const places = placeAll(screens, options);
  const { drawn, framed, room } = places;
  const pixelsPerInch = scale === "fit" ? scaleToFit(room.bounds, withoutMargin(area, margin)) : scale.pixelsPerInch;
  if ((drawn.length === 0 && framed === null) || pixelsPerInch === 0) return empty;
  const middle = { x: area.width / 2 + empty.offset.x, y: area.height / 2 + empty.offset.y };
  const plan: Plan = { screens, options, unit, places, middle };
  // Each step keeps clear of what the steps before it have taken.
  return [addOutlines, addCorners, addRoom, addLabels, addDimensions].reduce((scene, add) => add(scene, plan), {
    ...empty,
    pixelsPerInch,
  });
}

/** What is to be drawn, and where. */
interface Plan {
  readonly screens: readonly ListedScreen[];
  readonly options: SceneOptions;
  readonly unit: Unit;
  readonly places: Places;
  /** The middle of everything, in pixels. */
  readonly middle: Point;
}

/** The outlines with what lies on and behind them, and the space around them. They take no room. */
function addOutlines(scene: Scene, { options, unit, places, middle: whole }: Plan): Scene {
  const { area, sizing, pixelsPerInch } = scene;
  const { scale = "fit", content = "none", previews = [] } = options;
  const { drawn, opening, frames: frameSizes, framed, placement, room, isRow } = places;
  const middle = { x: whole.x + room.middle.x * pixelsPerInch, y: whole.y + room.middle.y * pixelsPerInch };
  const outlines = composeOutlines(drawn, placement, pixelsPerInch, middle);
  const frames = isRow || framed !== null ? composeFrames(outlines, frameSizes, drawn, pixelsPerInch) : [];
  const openingBox = opening && placedAt(opening, pixelsPerInch, middle);
  const origin = openingBox ?? (isRow ? boxAround(frames) : outlines[0]);
  const grid = composeGround(sizing, unit, pixelsPerInch, lowerLeft(origin));
  const space =
    openingBox === null || framed === null ? null : composeSpace(openingBox, frames, framed.space, { ...scene, grid });
  const { filmAreas, bars } = composeFilmAreas(content, drawn, outlines, scene);
  const previewArea = scale === "fit" ? area : null;
  return {
    ...scene,
    isRow,
    stands: places.stands,
    curvedSides: new Map(
      sizing.by === "pixels"
        ? []
        : drawn.flatMap(({ id, screen }) => (screen.radius === undefined ? [] : [[id, curvedSide(screen)] as const])),
    ),
    bounds: { width: room.bounds.width * pixelsPerInch, height: room.bounds.height * pixelsPerInch },
    grid,
    frames,
    space,
    outlines,
    hatchings:
      space === null
        ? (bars ?? composeHatchings(outlines, scene))
        : [...(bars ?? []), ...hatchProtruding(space, outlines, scene)],
    filmAreas,
    seams: composeSeams(drawn, outlines),
    sharedEdges: composeSharedEdges(outlines),
    previews: composePreviews(
      drawnScreens(previews, sizing, places.stands),
      drawn,
      placement,
      pixelsPerInch,
      middle,
      previewArea,
    ),
  };
}

/** Scale bar and size of a square, in the lower corners, clear of a desk. Others keep clear of its width only. */
function addCorners(scene: Scene, { screens, unit, options: { barAbove = false, scale = "fit" } }: Plan): Scene {
  const { grid, outlines, space } = scene;
  const desk = space?.desk ?? null;
  const clear = desk === null ? scene : taking(scene, [desk]);
  const ratio = scale === "fit" ? undefined : scale.ratio;
  const below = composeBar(clear, screens, unit);
  const scaleBar = barAbove && below !== null ? raisedBar(below, scene.area) : below;
  const bar = scaleBar === null ? [] : [scaleBarBox(scaleBar)];
  const obstacles = [...bar, ...outlines, ...(space === null ? [] : [space.opening])];
  const before = [
    ...(ratio === undefined ? [] : [scene.texts.ratio(ratio)]),
    ...(scene.curvedSides.size === 0 ? [] : [scene.texts.curvedScreens(scene.stands)]),
  ];
  const squareSize = barAbove ? null : grid && composeSquareSize(grid, taking(clear, obstacles), before);
  const boxes = [
    ...bar,
    ...(squareSize === null ? [] : [squareSizeBox(squareSize)]),
    ...(desk === null || desk.text === null ? [] : [desk.text.box]),
  ];
  return { ...taking(scene, boxes), scaleBar, squareSize };
}

/** The floor, the objects beside and on the screens, and the room to spare. */
function addRoom(scene: Scene, { unit, places: { objects, room }, middle }: Plan): Scene {
  const { outlines, pixelsPerInch, space } = scene;
  const options = { objects, room, middle, outlines, pixelsPerInch, unit };
  const composed = composeFloor(options, scene);
  // In a row a dimension says how high it hangs.
  const floor = composed && (scene.isRow ? { ...composed, hanging: null } : composed);
  const hanging = floor?.hanging ?? null;
  // The labels of a row, or the lines that lead up to them.
  const above = scene.isRow ? outlines.map(({ x, y, width }) => ({ x, y: 0, width, height: y })) : [];
  const around = [
    ...above,
    ...(floor === null ? [] : [floorBox(floor)]),
    ...(hanging === null ? [] : [dropBox(hanging)]),
  ];
  const marks = composeObjects(options, taking(scene, around));
  const spares = space === null || scene.isRow ? [] : composeSpares(space, scene);
  const boxes = [
    ...marks.flatMap(occupied),
    ...(hanging === null ? [] : [hanging.box]),
    ...spares.map(({ box }) => box),
  ];
  return { ...taking(scene, boxes), floor, objects: marks, space: space && { ...space, spares } };
}

function addLabels(scene: Scene, { screens, unit, places: { framed } }: Plan): Scene {
  const { outlines, seams, filmAreas, objects, sizing, texts } = scene;
  const names = new Map(
    screens.map(({ id, screen }) => [id, texts.label(screen, screens, unit, sizing.by === "pixels")]),
  );
  const fits = new Map(
    framed === null || (scene.isRow && screens.length > 1)
      ? []
      : screens.map(({ id, screen }) => [id, fitInto(framed.space, framed.frame, screen).fits]),
  );
  const bare = [...seams, ...filmAreas, ...objects.filter(({ beside }) => !beside)];
  const isRow = scene.isRow && outlines.every((outline) => isWithin(outline, scene.area));
  const canvas = scene.isRow && outlines.length > 0 ? taking(scene, [belowRow(scene)]) : scene;
  return { ...scene, names, labels: composeLabels(outlines, { names, bare, fits, isRow }, canvas) };
}

function addDimensions(scene: Scene, { options: { measuresPair = true }, places: { framed } }: Plan): Scene {
  if (scene.isRow && scene.outlines.length > 0) {
    if (!measuresPair) return scene;
    const measured = { ...scene, dimensions: composeRowDimensions(scene, framed?.space ?? null) };
    return { ...measured, steps: composeSteps(measured) };
  }
  const labelled = taking(scene, scene.labels.flatMap(labelBoxes));
  if (scene.space !== null && framed !== null)
    return { ...scene, dimensions: composeSpaceDimensions(labelled, scene.space, framed.space) };
  return measuresPair ? { ...scene, dimensions: composePairDimensions(labelled) } : scene;
}

/** Squares where all lengths have one scale, dots in pixels. Squares would promise a scale that a view from the seat does not have. */
function composeGround(sizing: Sizing, unit: Unit, pixelsPerInch: number, origin: Point): Grid | null {
  if (sizing.by === "pixels") return composeDots(pixelsPerInch, origin);
  return sizing.by === "length" ? composeGrid(unit, pixelsPerInch, origin) : null;
}

function composeBar(scene: Scene, screens: readonly ListedScreen[], unit: Unit): ScaleBar | null {
  const { sizing, pixelsPerInch, grid } = scene;
  if (sizing.by === "pixels") return composePixelBar(pixelsPerInch, scene);
  if (sizing.by === "length") return grid && composeScaleBar(grid, scene);
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
    curvedSides: new Map(),
    stands: false,
    names: new Map(),
    pixelsPerInch: 0,
    bounds: { width: 0, height: 0 },
    taken: reserved,
    grid: null,
    floor: null,
    objects: [],
    hatchings: [],
    outlines: [],
    filmAreas: [],
    seams: [],
    sharedEdges: [],
    frames: [],
    space: null,
    steps: [],
    isRow: false,
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

/** The corner of the space, the row or the rearmost outline from which the grid's squares are counted. */
function lowerLeft(box: Box | undefined): Point {
  return box === undefined ? { x: 0, y: 0 } : { x: box.x, y: box.y + box.height };
}
