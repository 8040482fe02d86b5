import type { ScreenId } from "#comparison/listed-screen.ts";
import { convertLength, otherUnit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Space } from "#domain/space/opening.ts";
import { ACROSS, type Axis, type AxisLine, boxAt, endOf, lengthOf, linesOf } from "../axis.ts";
import { type Box, boxAround, grown, intersection, partsAround, TOUCHING } from "../box.ts";
import { type Canvas, isWide, textSize } from "../canvas.ts";
import { type Measured, placeDimensions, SECOND_GAP } from "../dimension-place.ts";
import { inkLength, type Line, lengthFigure, placeLines } from "../dimensions.ts";
import { lengthUnitOf } from "../grid.ts";
import { hatch } from "../hatching.ts";
import type { Desk, Dimension, FrameMark, Hatching, Outline, Scene, SpaceEdge, SpaceMark, Spare } from "../marks.ts";
import { textWidth } from "../text-width.ts";

/** A frame that is narrower is not drawn, in pixels like all lengths here. */
const LEAST_FRAME = 1.5;

/** The pictures with their frames. */
export function composeFrames(
  outlines: readonly Outline[],
  frames: readonly Size[],
  drawn: readonly { readonly id: ScreenId }[],
  pixelsPerInch: number,
): FrameMark[] {
  return outlines.map((outline) => {
    const { id, number, colour, opacity } = outline;
    const frame = frames[drawn.findIndex((each) => each.id === id)] ?? { width: 0, height: 0 };
    const [across, down] = [frame.width * pixelsPerInch, frame.height * pixelsPerInch];
    const shown = Math.max(across, down) >= LEAST_FRAME;
    return { id, number, colour, opacity, shown, ...grown(outline, across, down) };
  });
}

/**
 * The opening and what lies in front of the wall, or the desk.
 *
 * @param typed the space as it was typed
 */
export function composeSpace(
  opening: Box,
  frames: readonly FrameMark[],
  typed: Space,
  scene: Canvas & Pick<Scene, "grid">,
): SpaceMark {
  const isDesk = typed.height === null;
  const inFront = frames.flatMap((frame) => partsAround(frame, opening));
  return {
    opening,
    desk: isDesk ? composeDesk(opening, typed, scene) : null,
    bounds: boxAround([opening, ...frames]),
    inFront,
    edges: edgesOf(opening, isDesk, frames),
    spares: [],
  };
}

/** Below the surface, in pixels. */
const DESK_HEIGHT = { wide: 22, narrow: 18 } as const;
/** On each side of the width. */
const DESK_INSET = 12;

function composeDesk(
  { x, y, width, height }: Box,
  typed: Space,
  { area, texts, textScale, grid }: Canvas & Pick<Scene, "grid">,
): Desk {
  const box = { x, y: y + height, width, height: (isWide(area) ? DESK_HEIGHT.wide : DESK_HEIGHT.narrow) * textScale };
  const unit = lengthUnitOf(grid);
  const fontSize = textSize({ area, textScale });
  const content = texts.space(typed.width, typed.unit, unit);
  const both = texts.space(typed.width, typed.unit, otherUnit(unit));
  const room = width - 2 * DESK_INSET;
  const widths = [content, both].map((text) => textWidth(text, fontSize));
  const [own = 0, other = 0] = widths;
  if (own > room) return { ...box, text: null };
  const second = isWide(area) && own + SECOND_GAP + other <= room ? both : null;
  const taken = own + (second === null ? 0 : SECOND_GAP + other);
  const [middle, line] = [x + width / 2, box.y + box.height / 2];
  const textBox = { x: middle - taken / 2, y: line - fontSize / 2, width: taken, height: fontSize };
  return { ...box, text: { content, second, fontSize, x: middle, y: line, turned: false, box: textBox } };
}

/** A screen with its frame. */
function outerOf(outline: Outline, frames: readonly FrameMark[]): Box {
  return frames.find(({ id }) => id === outline.id) ?? outline;
}

/** What sticks out of the opening, in the screen's colour. */
export function hatchProtruding(
  { opening, desk }: SpaceMark,
  outlines: readonly Outline[],
  scene: Pick<Scene, "area" | "offset">,
): Hatching[] {
  // Nothing is too high for a desk.
  const within = desk === null ? opening : { ...opening, y: 0, height: endOf(opening, "y") };
  return outlines.flatMap((outline) =>
    partsAround(outline, within).flatMap((part) => hatch(part, outline, scene, "overhang")),
  );
}

/** The opening's edges; a part that a screen hides is dashed. A desk has its surface, and its ends where a screen is too wide. */
function edgesOf(opening: Box, isDesk: boolean, outers: readonly Box[]): SpaceEdge[] {
  const [top, bottom, left, right] = linesOf(opening);
  const cut = (line: AxisLine) => cutWhereHidden(line, outers);
  const sides = [left, right].flatMap(cut);
  if (isDesk) return [...sides.filter(({ hidden }) => hidden), ...cut(bottom)];
  return [...sides, ...cut(top), ...cut(bottom)];
}

function cutWhereHidden({ axis, across, from, to }: AxisLine, outers: readonly Box[]): SpaceEdge[] {
  const hidden = outers
    .filter((box) => across > box[ACROSS[axis]] + TOUCHING && across < endOf(box, ACROSS[axis]) - TOUCHING)
    .map((box) => [Math.max(from, box[axis]), Math.min(to, endOf(box, axis))] as const);
  const stops = [...new Set([from, ...hidden.flat(), to])].toSorted((one, other) => one - other);
  const edges: SpaceEdge[] = [];
  for (const [index, start] of stops.slice(0, -1).entries()) {
    const end = stops[index + 1] ?? to;
    const isHidden = hidden.some(([first, last]) => first <= start && end <= last);
    const last = edges.at(-1);
    if (last !== undefined && last.hidden === isHidden) edges[edges.length - 1] = { ...last, to: end };
    else if (end - start > TOUCHING) edges.push({ axis, across, from: start, to: end, hidden: isHidden });
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
  { opening, desk }: SpaceMark,
  { area, texts, textScale, pixelsPerInch, grid, outlines, frames }: Scene,
): Spare[] {
  const fitting = outlines.find((outline) => isWithin(outerOf(outline, frames), opening));
  if (fitting === undefined || !isWide(area)) return [];
  const outer = outerOf(fitting, frames);
  const unit = lengthUnitOf(grid);
  const fontSize = textSize({ area, textScale });
  const content = (pixels: number) =>
    texts.spare(Number(convertLength(pixels / pixelsPerInch, "in", unit).toPrecision(DIGITS)), unit);
  const { colour } = fitting;
  const middle = { x: outer.x + outer.width / 2, y: outer.y + outer.height / 2 };
  const measure = (axis: Axis, edge: number, frame: number): Spare[] => {
    const length = Math.abs(edge - frame);
    if (length < TOUCHING) return [];
    const words = { content: content(length), fontSize };
    const width = textWidth(words.content, fontSize);
    if (Math.min(fitting.width, fitting.height) < LEAST_ROOM || fitting.width < 3 * width) return [];
    const inwards = Math.sign(frame - edge);
    const end = frame + inwards * (fitting[axis] - outer[axis] + STEM);
    const start = end + inwards * FIGURE_GAP;
    const size = { width, height: fontSize * 1.4 };
    const across = middle[ACROSS[axis]];
    const from = inwards > 0 ? start : start - lengthOf(size, axis);
    const box = boxAt(axis, from, across - lengthOf(size, ACROSS[axis]) / 2, size);
    const text = { ...words, x: box.x + box.width / 2, y: box.y + box.height / 2, turned: false };
    return [{ axis, colour, edge, frame, end, across, text, box }];
  };
  const axes: readonly Axis[] = desk === null ? ["x", "y"] : ["x"];
  return axes.flatMap((axis) => [
    ...measure(axis, opening[axis], outer[axis]),
    ...measure(axis, endOf(opening, axis), endOf(outer, axis)),
  ]);
}

function isWithin(outer: Box, opening: Box): boolean {
  const common = intersection(outer, opening);
  return outer.width - common.width < TOUCHING && outer.height - common.height < TOUCHING;
}

/** The opening's width below it and its height at the right, with what the largest screens have beyond it. A desk has its width on it. */
export function composeSpaceDimensions(scene: Scene, space: SpaceMark, typed: Space): Dimension[] {
  const { opening, desk, bounds } = space;
  const unit = lengthUnitOf(scene.grid);
  const text = (length: number) => scene.texts.space(length, typed.unit, unit);
  if (desk !== null) return overDesk(scene, space, desk);
  const width = chain(scene, "x", text(typed.width), opening, bounds);
  const height = chain(scene, "y", text(typed.height ?? 0), opening, bounds);
  const lines = (side: Line["side"], measured: readonly Measured[]): Line[] => [
    { side, measured },
    { side, measured: measured.filter(({ id }) => id === null) },
  ];
  return placeLines({ ...scene, outlines: [bounds] }, [
    lines("below", width),
    [...lines("right", height), ...lines("left", height)],
  ]);
}

/** What lies beyond the ends of a desk, beside it. */
export function overDesk(scene: Scene, { opening, bounds }: SpaceMark, desk: Box): Dimension[] {
  const across = desk.y + desk.height / 2;
  return chain(scene, "x", "", opening, bounds)
    .filter(({ id }) => id !== null)
    .flatMap((measured) => placeDimensions([measured], 1, [across], { ...scene, outlines: [] }));
}

/** The overhang before the opening, the opening, and the overhang behind it. */
function chain(scene: Scene, axis: Axis, content: string, opening: Box, bounds: Box): Measured[] {
  const [from, to] = [opening[axis], endOf(opening, axis)];
  const whole: Measured = { ...inkLength(axis, from, to, endOf(bounds, ACROSS[axis])), content };
  const beyond = (outline: Outline, sign: -1 | 1) => {
    const outer = outerOf(outline, scene.frames);
    return sign < 0 ? from - outer[axis] : endOf(outer, axis) - to;
  };
  const overhang = (sign: -1 | 1): Measured[] => {
    const [most] = scene.outlines.toSorted((one, other) => beyond(other, sign) - beyond(one, sign));
    const by = most === undefined ? 0 : beyond(most, sign);
    if (most === undefined || by < TOUCHING) return [];
    const ends = sign < 0 ? { from: from - by, to: from } : { from: to, to: to + by };
    const { id, number, colour } = most;
    return [{ ...whole, ...ends, id, number, colour, content: `+${lengthFigure(by, scene)}`, bold: false }];
  };
  return [...overhang(-1), whole, ...overhang(1)];
}
