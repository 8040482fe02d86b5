import { convertLength } from "#domain/display/unit.ts";
import type { Point } from "#domain/geometry/point.ts";
import { type Box, boxAround, grown, intersection, partsAround } from "../box.ts";
import type { Canvas } from "../canvas.ts";
import { lengthUnitOf } from "../grid.ts";
import { hatch } from "../hatching.ts";
import type { Hatching, Outline, Scene, ScreenMark, SpaceEdge, SpaceMark, Spare } from "../marks.ts";
import { isWide, textSize } from "../text-size.ts";
import { textWidth } from "../text-width.ts";
import type { SpacePlacement } from "./place-space.ts";

/** A frame that is narrower is not drawn, in pixels like all lengths here. */
const LEAST_FRAME = 1.5;
/** Differences below this are rounding of doubles. */
const ROUNDING = 1e-6;

/**
 * The opening, the frames and what lies in front of the wall.
 *
 * @param middle of everything
 */
export function composeSpace(
  { openings, isOpenAbove, frames }: SpacePlacement,
  outlines: readonly Outline[],
  pixelsPerInch: number,
  middle: Point,
): Omit<SpaceMark, "spares"> {
  const boxes = openings.map(({ x, y, width, height }): Box => {
    const box = {
      x: middle.x + x * pixelsPerInch,
      y: middle.y + y * pixelsPerInch,
      width: width * pixelsPerInch,
      height: height * pixelsPerInch,
    };
    // Without a height it goes on to the area's upper edge.
    const top = isOpenAbove ? Math.min(0, box.y) : box.y;
    return { ...box, y: top, height: box.y + box.height - top };
  });
  const frameOf = (number: number) => frames[number - 1] ?? { width: 0, height: 0 };
  const outers = outlines.map(({ id, number, stroke, opacity, x, y, width, height }): ScreenMark => {
    const frame = frameOf(number);
    const box = grown({ x, y, width, height }, frame.width * pixelsPerInch, frame.height * pixelsPerInch);
    return { id, number, colour: stroke.colour, opacity, ...box };
  });
  const inFront = outers.flatMap((outer) => partsAround(outer, openingOf(outer, boxes)));
  return {
    openings: boxes,
    isOpenAbove,
    frames: outers.filter(({ number }) => {
      const { width, height } = frameOf(number);
      return Math.max(width, height) * pixelsPerInch >= LEAST_FRAME;
    }),
    outers,
    bounds: boxAround([...boxes, ...outers]),
    inFront,
    edges: boxes.flatMap((box) => edgesOf(box, isOpenAbove, outers)),
  };
}

/** A screen with its frame. */
export function outerOf(outline: Outline, { outers }: Pick<SpaceMark, "outers">): Box {
  return outers.find(({ id }) => id === outline.id) ?? outline;
}

/** The opening behind a screen. */
export function openingOf({ x, width }: Box, openings: readonly Box[]): Box {
  const middle = x + width / 2;
  const distance = (opening: Box) => Math.abs(opening.x + opening.width / 2 - middle);
  return openings.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest));
}

/** What sticks out of the opening, in the screen's colour. */
export function hatchProtruding(
  { openings }: SpaceMark,
  outlines: readonly Outline[],
  { area, offset }: Pick<Scene, "area" | "offset">,
): Hatching[] {
  return outlines.flatMap(({ id, number, stroke, ...box }) =>
    partsAround(box, openingOf(box, openings)).flatMap((part) =>
      hatch(part, { id, number, colour: stroke.colour }, area, offset, "overhang"),
    ),
  );
}

/** The opening's edges; a part that a screen hides is dashed. */
function edgesOf({ x, y, width, height }: Box, isOpenAbove: boolean, outers: readonly Box[]): SpaceEdge[] {
  const upright = (at: number): SpaceEdge[] =>
    cutWhereHidden(
      "y",
      at,
      y,
      y + height,
      outers.filter((box) => isInside(at, box.x, box.width)),
    );
  const level = (at: number): SpaceEdge[] =>
    cutWhereHidden(
      "x",
      at,
      x,
      x + width,
      outers.filter((box) => isInside(at, box.y, box.height)),
    );
  return [...upright(x), ...upright(x + width), ...(isOpenAbove ? [] : level(y)), ...level(y + height)];
}

function isInside(at: number, from: number, length: number): boolean {
  return at > from + ROUNDING && at < from + length - ROUNDING;
}

function cutWhereHidden(
  axis: "x" | "y",
  across: number,
  from: number,
  to: number,
  hiding: readonly Box[],
): SpaceEdge[] {
  const hidden = hiding
    .map((box) => (axis === "x" ? [box.x, box.x + box.width] : [box.y, box.y + box.height]))
    .map(([start = 0, end = 0]) => [Math.max(from, start), Math.min(to, end)] as const);
  const stops = [...new Set([from, ...hidden.flat(), to])].toSorted((one, other) => one - other);
  const edges: SpaceEdge[] = [];
  for (const [index, start] of stops.slice(0, -1).entries()) {
    const end = stops[index + 1] ?? to;
    const isHidden = hidden.some(([first, last]) => first <= start && end <= last);
    const last = edges.at(-1);
    if (last !== undefined && last.hidden === isHidden) edges[edges.length - 1] = { ...last, to: end };
    else if (end - start > ROUNDING) edges.push({ axis, across, from: start, to: end, hidden: isHidden });
  }
  return edges;
}

/** Of a length that was computed back from pixels: the answer says 3.0 of 2.95 cm, and so does the drawing. */
const DIGITS = 9;
/** From the frame into the picture to the figure. */
const STEM = 14;
const FIGURE_GAP = 6;
/** The least room for figures in a picture. */
const LEAST_ROOM = 120;

/** Room to spare around the largest screen that fits, measured from its frame to the opening, where the area has room for figures. */
export function composeSpares(
  space: Omit<SpaceMark, "spares">,
  outlines: readonly Outline[],
  { area, texts, textScale, pixelsPerInch, grid }: Canvas & Pick<Scene, "pixelsPerInch" | "grid">,
): Spare[] {
  const fitting = outlines.find((outline) => isWithinOpening(outerOf(outline, space), outline, space));
  if (fitting === undefined || !isWide(area)) return [];
  const opening = openingOf(fitting, space.openings);
  const outer = outerOf(fitting, space);
  const unit = lengthUnitOf(grid);
  const fontSize = textSize(area, textScale);
  const content = (pixels: number) =>
    texts.spare(Number(convertLength(pixels / pixelsPerInch, "in", unit).toPrecision(DIGITS)), unit);
  const { colour } = fitting.stroke;
  const middle = { x: outer.x + outer.width / 2, y: outer.y + outer.height / 2 };
  const measure = (axis: "x" | "y", edge: number, frame: number): Spare[] => {
    const length = Math.abs(edge - frame);
    if (length < ROUNDING) return [];
    const words = { content: content(length), fontSize };
    const width = textWidth(words.content, fontSize);
    if (Math.min(fitting.width, fitting.height) < LEAST_ROOM || fitting.width < 3 * width) return [];
    const inwards = Math.sign(frame - edge);
    const frameWidth = axis === "x" ? fitting.x - outer.x : fitting.y - outer.y;
    const end = frame + inwards * (frameWidth + STEM);
    const start = end + inwards * FIGURE_GAP;
    const box =
      axis === "x"
        ? { x: inwards > 0 ? start : start - width, y: middle.y - fontSize * 0.7, width, height: fontSize * 1.4 }
        : { x: middle.x - width / 2, y: inwards > 0 ? start : start - fontSize * 1.4, width, height: fontSize * 1.4 };
    const text = { ...words, x: box.x + box.width / 2, y: box.y + box.height / 2, turned: false };
    return [{ axis, colour, edge, frame, end, across: axis === "x" ? middle.y : middle.x, text, box }];
  };
  return [
    ...measure("x", opening.x, outer.x),
    ...measure("x", opening.x + opening.width, outer.x + outer.width),
    ...(space.isOpenAbove
      ? []
      : [...measure("y", opening.y, outer.y), ...measure("y", opening.y + opening.height, outer.y + outer.height)]),
  ];
}

function isWithinOpening(outer: Box, outline: Box, { openings }: Pick<SpaceMark, "openings">): boolean {
  const common = intersection(outer, openingOf(outline, openings));
  return outer.width - common.width < ROUNDING && outer.height - common.height < ROUNDING;
}
