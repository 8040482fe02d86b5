import { EYE_HEIGHT } from "#domain/display/known-object.ts";
import { convertLength, otherUnit, toInches, type Unit } from "#domain/display/unit.ts";
import type { Space } from "#domain/space/opening.ts";
import { endOf } from "../axis.ts";
import { type Box, boxAround, isWithin, overlap } from "../box.ts";
import { isWide, taking, textSize } from "../canvas.ts";
import {
  dimensionBoxes,
  figureWidth,
  lineFor,
  type Measured,
  placeDimensions,
  withoutSecond,
} from "../dimension-place.ts";
import { inkLength, lengthFigure, measure, placeLines, secondFigure, withSecond } from "../dimensions.ts";
import { lengthUnitOf } from "../grid.ts";
import { labelBoxes } from "../labels/compose-labels.ts";
import type { Dimension, Outline, Scene, Step } from "../marks.ts";
import { floorBox } from "../place-objects.ts";
import { overDesk } from "../space/compose-space.ts";

/* All lengths are in pixels. */

/** From the row's lower edge, or from the surface of its desk, to the first line, and from there to the second. */
const FIRST_LINE = 28;
const BELOW_DESK = 46;
const NEXT_LINE = 30;
/** How much lower a line may lie instead, below captions or the floor. */
const LOWER = Array.from({ length: 14 }, (_, step) => 6 * (step + 1));
/** From this many screens on only the total is measured. */
const MANY = 6;
/** Edges that differ by less are level. */
const LEVEL = 0.5;

/** Beside a seam, and the least step that is measured. */
const BESIDE_SEAM = 8;
const LEAST_STEP = 4;
const STEP_GAP = 9;

/** From left to right. */
function inRowOrder(outlines: readonly Outline[]): readonly Outline[] {
  return outlines.toSorted((one, other) => one.number - other.number);
}

/** In which the dimensions of a row lie, so that no label does. */
export function belowRow({ area, frames, space }: Scene): Box {
  const bounds = space?.bounds ?? boxAround(frames);
  const top = bounds.y + bounds.height + 1;
  return { x: 0, y: top, width: area.width, height: Math.max(0, area.height - top) };
}

/** Widths of the pictures, all together, what is left at each side of the space, and the heights (D56). */
export function composeRowDimensions(scene: Scene, typed: Space | null): Dimension[] {
  const { space, frames, floor } = scene;
  const outlines = inRowOrder(scene.outlines);
  const row = boxAround(frames);
  const bounds = space?.bounds ?? row;
  const drawn: Dimension[] = [];
  const onFloor = floor === null ? [] : [floorBox(floor)];
  const place = (measured: readonly Measured[], across: readonly number[]) => {
    const taken = [...onFloor, ...scene.labels.flatMap(labelBoxes), ...drawn.flatMap(dimensionBoxes)];
    const canvas = taking(scene, taken);
    const placed = placeDimensions(measured, 1, across, { ...canvas, outlines: [bounds] });
    drawn.push(...placed);
    return placed.length > 0;
  };
  const desk = space?.desk ?? null;
  if (space !== null && desk !== null) drawn.push(...overDesk(scene, space, desk));
  const edge = bounds.y + bounds.height;
  const first = desk === null ? edge + FIRST_LINE : desk.y + BELOW_DESK;
  const below = edge + (desk?.height ?? 0);
  const linesAt = (line: number, step: number) => [
    ...[0, step, 2 * step].map((by) => line - by),
    ...LOWER.map((by) => line + by),
  ];
  const hasWidths =
    outlines.length < MANY && widthForms(scene, outlines, below).some((form) => place(form, linesAt(first, 4)));
  const widths = hasWidths ? drawn.at(-1) : undefined;
  const lines = linesAt(widths === undefined ? first : widths.edge + widths.distance + NEXT_LINE, 6);
  const total = togetherOf(scene, row, below);
  const sides = space === null ? [] : leftAtSides(scene, space.opening, row, below);
  if (!place([...sides, total], lines)) {
    place([total], lines);
    // In a wall they also have room beside the row.
    if (desk === null)
      place(
        sides.map(({ beyond: _, ...side }) => side),
        [row.y + row.height / 2],
      );
  }
  const labelled = taking(scene, scene.labels.flatMap(labelBoxes));
  drawn.push(...heights(taking(labelled, drawn.flatMap(dimensionBoxes)), outlines, row, typed));
  return drawn;
}

/** All widths in one form, the longest first; none where one has no room. */
function widthForms(scene: Scene, outlines: readonly Outline[], edge: number): readonly (readonly Measured[])[] {
  const fontSize = textSize(scene);
  const unit = lengthUnitOf(scene.grid);
  const measured = outlines.map((outline) => ({ ...measure(scene, outline, "below", outline), edge }));
  const both = measured.map((each, index) => withSecond(each, secondFigure(outlines[index]?.width ?? 0, scene)));
  const plain = measured.map(withoutSecond);
  const bare = plain.map((each) => {
    const length = convertLength((each.to - each.from) / scene.pixelsPerInch, "in", unit);
    return { ...each, content: scene.texts.number(length) };
  });
  return [both, measured, plain, bare].filter((form) =>
    form.every(({ content, second, from, to }) => to - from >= lineFor(figureWidth(content, second, fontSize))),
  );
}

/** `171.0 cm 67.3″ with frames` */
function togetherOf(scene: Scene, row: Box, edge: number): Measured {
  const unit = lengthUnitOf(scene.grid);
  const hasFrames = scene.frames.some((frame, index) => frame.width - (scene.outlines[index]?.width ?? 0) > 1e-6);
  const inOther = convertLength(row.width / scene.pixelsPerInch, "in", otherUnit(unit));
  return {
    ...inkLength("x", row.x, endOf(row, "x"), edge),
    content: lengthFigure(row.width, scene),
    second: scene.texts.together(inOther, otherUnit(unit), hasFrames),
  };
}

function leftAtSides(scene: Scene, opening: Box, row: Box, edge: number): Measured[] {
  const unit = lengthUnitOf(scene.grid);
  const sides = [
    { from: opening.x, to: row.x, beyond: -1 as const },
    { from: row.x + row.width, to: opening.x + opening.width, beyond: 1 as const },
  ];
  return sides.flatMap(({ from, to, beyond }) => {
    if (to - from < LEVEL) return [];
    const content = scene.texts.number(convertLength((to - from) / scene.pixelsPerInch, "in", unit));
    return [{ ...inkLength("x", from, to, edge), content, beyond }];
  });
}

/** With two screens each one's own height outside; otherwise the row's, and that of the space or how high the row hangs. */
function heights(scene: Scene, outlines: readonly Outline[], row: Box, typed: Space | null): Dimension[] {
  const { space, floor } = scene;
  const [left, right, ...others] = outlines;
  const edges = space?.bounds ?? row;
  const sceneAround = { ...scene, outlines: [edges] };
  const hanging = floor === null ? null : hangingOf(scene, floor.y, row, edges);
  const own = (outline: Outline, side: "left" | "right") => {
    const second = secondFigure(outline.height, scene);
    return { side, measured: [withSecond(measure(scene, outline, side, boxAround([row, edges])), second)] };
  };
  if (left !== undefined && right !== undefined && others.length === 0 && space === null && hanging === null)
    return placeLines(sceneAround, [[own(left, "left")], [own(right, "right")]]);
  if (space !== null && typed?.height != null) {
    const inWall: Measured = {
      ...inkLength("y", space.opening.y, endOf(space.opening, "y"), endOf(edges, "x")),
      content: scene.texts.space(typed.height, typed.unit, lengthUnitOf(scene.grid)),
    };
    return placeLines(sceneAround, [[{ side: "right", measured: [inWall] }]]);
  }
  const whole: Measured = {
    ...inkLength("y", row.y, endOf(row, "y"), edges.x),
    content: lengthFigure(row.height, scene),
    second: secondFigure(row.height, scene),
  };
  return placeLines(sceneAround, [
    [{ side: "left", measured: [whole] }],
    hanging === null ? [] : [{ side: "right", measured: [hanging] }],
  ]);
}

/** How high above the floor the middle of the row hangs; null where it stands there. */
function hangingOf(scene: Scene, floor: number, row: Box, edges: Box): Measured | null {
  const middle = row.y + row.height / 2;
  const height = toInches(EYE_HEIGHT) * scene.pixelsPerInch;
  if (Math.abs(floor - middle - height) > LEVEL) return null;
  const unit = lengthUnitOf(scene.grid);
  const inUnit = (each: Unit) => scene.texts.space(EYE_HEIGHT, "cm", each);
  return {
    ...inkLength("y", middle, floor, endOf(edges, "x")),
    content: inUnit(unit),
    second: inUnit(otherUnit(unit)),
  };
}

/** Steps between the edges of neighbours, and what is left above the row or sticks out there. */
export function composeSteps(scene: Scene): Step[] {
  const outlines = inRowOrder(scene.outlines);
  if (outlines.length >= MANY) return [];
  const steps: Step[] = [];
  const add = (step: StepPlace) => {
    const ends = { from: Math.min(step.from, step.to), to: Math.max(step.from, step.to) };
    const placed = placeStep(scene, { ...step, ...ends }, [
      ...scene.labels.flatMap(labelBoxes),
      ...scene.dimensions.flatMap(dimensionBoxes),
      ...steps.flatMap(({ box, across, from, to }) => [box, { x: across - 1, y: from, width: 2, height: to - from }]),
    ]);
    if (placed !== null) steps.push(placed);
  };
  const areLevel = outlines.every(({ y }) => Math.abs(y - (outlines[0]?.y ?? 0)) < LEVEL);
  for (const [index, one] of outlines.slice(0, -1).entries()) {
    const other = outlines[index + 1];
    if (other === undefined) continue;
    const [from, to] = areLevel ? [one.y + one.height, other.y + other.height] : [one.y, other.y];
    // The lower upper edge, or the higher lower edge, has free room beyond it.
    const isFreeRight = areLevel ? to < from : to > from;
    const seam = (one.x + one.width + other.x) / 2;
    add({
      across: seam + (isFreeRight ? BESIDE_SEAM : -BESIDE_SEAM),
      from,
      to,
      sign: isFreeRight ? 1 : -1,
      colour: null,
      plus: "",
      isBelow: areLevel,
    });
  }
  const { space } = scene;
  const highest = outlines.toSorted((one, other) => one.y - other.y)[0];
  const outer = scene.frames.find(({ id }) => id === highest?.id);
  if (space !== null && space.desk === null && highest !== undefined && outer !== undefined) {
    const isRight = outlines.at(-1) !== highest || outlines.length === 1;
    const left = outer.y - space.opening.y;
    const beside = isRight ? outer.x + outer.width + BESIDE_SEAM : outer.x - BESIDE_SEAM;
    add({
      across: left > 0 ? outer.x + outer.width * 0.85 : beside,
      from: outer.y,
      to: space.opening.y,
      sign: left > 0 || !isRight ? -1 : 1,
      colour: left > 0 ? null : highest.colour,
      plus: left > 0 ? "" : "+",
      isBelow: false,
    });
  }
  return steps;
}

interface StepPlace extends Pick<Step, "across" | "from" | "to" | "colour"> {
  /** The side of the line on which its figure stands. */
  readonly sign: -1 | 1;
  /** Before the figure. */
  readonly plus: string;
  /** Whether the free room is below the line. */
  readonly isBelow: boolean;
}

/** Its figure stands beside the line, in both units where there is room, above or below a line that is lower; null without any room. */
function placeStep(scene: Scene, { across, from, to, sign, colour, plus, isBelow }: StepPlace, taken: readonly Box[]) {
  if (to - from < LEAST_STEP) return null;
  const fontSize = textSize(scene);
  const content = plus + lengthFigure(to - from, scene);
  const height = fontSize + 4;
  const isFree = (box: Box) =>
    isWithin(box, scene.area) && ![...scene.taken, ...taken].some((each) => overlap(box, each));
  const place = (second: string | null): Step | null => {
    const width = figureWidth(content, second, fontSize);
    const x = sign > 0 ? across + STEP_GAP : across - STEP_GAP - width;
    const beside = { x, y: (from + to - height) / 2, width, height };
    const beyond = { x: across - width / 2, y: isBelow ? to + 6 : from - height - 6, width, height };
    const isHigh = to - from >= height;
    const places = second === null ? [isHigh ? beside : beyond, beyond, beside] : isHigh ? [beside] : [];
    const box = places.find(isFree);
    if (box === undefined) return null;
    const text = { content, fontSize, x: box.x + box.width / 2, y: box.y + box.height / 2, turned: false };
    return { across, from, to, colour, text, second, box };
  };
  const second = isWide(scene.area) && plus === "" ? secondFigure(to - from, scene) : null;
  return (second === null ? null : place(second)) ?? place(null);
}
