import type { Space } from "#domain/space/opening.ts";
import { ACROSS, type Axis, endOf } from "../axis.ts";
import type { Box } from "../box.ts";
import { type Measured, placeDimensions } from "../dimension-place.ts";
import { inkLength, type Line, lengthFigure, placeLines } from "../dimensions.ts";
import { lengthUnitOf } from "../grid.ts";
import type { Dimension, Outline, Scene, SpaceMark } from "../marks.ts";
import { outerOf } from "./compose-space.ts";

/** Less sticks out by rounding of doubles only, in pixels. */
const ROUNDING = 1e-6;

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
    if (most === undefined || by < ROUNDING) return [];
    const ends = sign < 0 ? { from: from - by, to: from } : { from: to, to: to + by };
    const { id, number, colour } = most;
    return [{ ...whole, ...ends, id, number, colour, content: `+${lengthFigure(by, scene)}`, bold: false }];
  };
  return [...overhang(-1), whole, ...overhang(1)];
}
