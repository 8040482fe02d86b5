import { convertLength, otherUnit, toInches } from "#domain/display/unit.ts";
import { angleOf } from "#domain/viewing/seat.ts";
import { type Axis, endOf, lengthOf } from "./axis.ts";
import { type Box, boxAround, overlap } from "./box.ts";
import { type Canvas, taking } from "./canvas.ts";
import { dimensionBoxes, type Measured, placeDimensions, withoutSecond } from "./dimension-place.ts";
import { CLEAR_OVERHANG } from "./hatching.ts";
import type { Dimension, Outline, Scene } from "./marks.ts";
import { seenFrom } from "./sizing.ts";

/** What dimensions need of a scene. */
export interface DimensionScene
  extends Canvas,
    Pick<Scene, "sizing" | "pixelsPerInch" | "grid" | "isRow" | "curvedSides" | "stands"> {
  /** What the lines lie around. */
  readonly outlines: readonly Box[];
}

export type Side = "above" | "below" | "left" | "right";

/** From the outlines to a line on each side, the best first, in pixels. */
const DISTANCES: Readonly<Record<Side, readonly number[]>> = {
  above: [28, 22, 18, 40, 46, 52],
  below: [28, 22, 18, 12, 40, 46, 52],
  left: [23, 16],
  right: [23, 16],
};

/** Between an edge and its extension lines, in pixels. */
const GAP = 3;

/** Outlines that leave the area have the line inside: from the area's edge, the best first, in pixels. */
const INSETS = [36, 72];

/** Lengths that differ by less are equal, in pixels. */
const EQUAL = 0.5;

/** Lengths that are drawn on one line, or not at all. */
export interface Line {
  readonly side: Side;
  readonly measured: readonly Measured[];
}

/** With two screens: both widths and heights, and how much the wider one has beyond the other. */
export function composePairDimensions(scene: DimensionScene & Pick<Scene, "outlines">): Dimension[] {
  const [rear, front] = scene.outlines;
  if (scene.outlines.length !== 2 || rear === undefined || front === undefined) return [];
  const bounds = boxAround(scene.outlines);
  if (!overlap(rear, front)) {
    const [left, right] = rear.x < front.x ? [rear, front] : [front, rear];
    const widths = [measure(scene, left, "below", bounds), measure(scene, right, "below", bounds)];
    return placeLines(scene, [
      [{ side: "below", measured: widths }],
      [{ side: "left", measured: [measure(scene, left, "left", bounds)] }],
      [{ side: "right", measured: [measure(scene, right, "right", bounds)] }],
    ]);
  }
  const [wider, narrower] = front.width > rear.width + EQUAL ? [front, rear] : [rear, front];
  const rearHeight = measure(scene, rear, "left", bounds);
  const frontHeight = measure(scene, front, "right", bounds);
  const width = measure(scene, wider, "above", bounds);
  const narrowerWidth = measure(scene, narrower, "below", bounds);
  return placeLines(scene, [
    [{ side: "above", measured: [width] }],
    looksEqual(width, narrowerWidth)
      ? []
      : [
          { side: "below", measured: chain(scene, narrowerWidth, width) },
          { side: "below", measured: [narrowerWidth] },
        ],
    [{ side: "left", measured: [rearHeight] }],
    looksEqual(rearHeight, frontHeight) ? [] : [{ side: "right", measured: [frontHeight] }],
  ]);
}

/** Draws of each list the first line that has room. Lines that come first have the first choice. */
export function placeLines(scene: DimensionScene, choices: readonly (readonly Line[])[]): Dimension[] {
  const bounds = boxAround(scene.outlines);
  const drawn: Dimension[] = [];
  for (const lines of choices) {
    for (const { side, measured } of lines) {
      const sign = signOf(side);
      const edge = edgeOf(bounds, side);
      const beyond = edgeOf({ x: 0, y: 0, ...scene.area }, side);
      const insets = sign * (edge - beyond) > 0 ? INSETS.map((inset) => beyond - sign * inset) : [];
      const places = [...DISTANCES[side].map((distance) => edge + sign * distance), ...insets];
      const dimensions = placeDimensions(measured, sign, places, taking(scene, drawn.flatMap(dimensionBoxes)));
      drawn.push(...dimensions);
      if (dimensions.length > 0) break;
    }
  }
  return drawn;
}

/** A length that is no screen's, in the colour of the ink. */
export function inkLength(axis: Axis, from: number, to: number, edge: number) {
  return { id: null, number: 0, colour: null, axis, from, to, edge, gap: GAP, second: null, bold: true };
}

/** @param edges the box whose edge on that side the extension lines begin at */
export function measure(scene: DimensionScene, outline: Outline, side: Side, edges: Box): Measured {
  const axis = side === "above" || side === "below" ? "x" : "y";
  const isCurved =
    scene.sizing.by === "length" && scene.curvedSides.get(outline.id) === (axis === "x" ? "width" : "height");
  return {
    id: outline.id,
    number: outline.number,
    colour: outline.colour,
    axis,
    from: outline[axis],
    to: endOf(outline, axis),
    edge: edgeOf(edges, side),
    gap: GAP,
    content: lengthFigure(lengthOf(outline, axis), scene),
    second: isCurved ? scene.texts.curve(scene.stands) : null,
    bold: true,
  };
}

/** With more behind its figure, where that has room. */
export function withSecond(measured: Measured, second: string | null): Measured {
  const all = [second, measured.second].filter((text) => text !== null);
  return { ...measured, second: all.join("\u2002") || null };
}

/**
 * The narrower width between what the wider one has beyond it on both sides, or on one side where the other edges are
 * level. Overhangs that are too small or differ are left out.
 */
function chain(scene: DimensionScene, narrower: Measured, wider: Measured): Measured[] {
  // The angle of a part at the side is not the difference of two angles.
  if (scene.sizing.by === "angle") return [narrower];
  const [left, right] = [narrower.from - wider.from, wider.to - narrower.to];
  const overhang = (from: number, to: number): Measured => ({
    ...withoutSecond(narrower),
    id: wider.id,
    number: wider.number,
    colour: wider.colour,
    from,
    to,
    content: `+${lengthFigure(to - from, scene)}`,
    bold: false,
  });
  const isRegular = Math.abs(left - right) < EQUAL || Math.min(left, right) < EQUAL;
  if (!isRegular) return [narrower];
  return [
    ...(left > CLEAR_OVERHANG ? [overhang(wider.from, narrower.from)] : []),
    narrower,
    ...(right > CLEAR_OVERHANG ? [overhang(narrower.to, wider.to)] : []),
  ];
}

/**
 * The figure of a length in pixels, in the unit of the ground's squares or dots. From the seat the angle that it fills, seen from
 * straight in front of its middle (D32).
 */
export function lengthFigure(pixels: number, { sizing, grid, pixelsPerInch, texts }: DimensionScene): string {
  const inches = pixels / pixelsPerInch;
  if (sizing.by === "angle") return texts.angle(angleOf(inches, toInches(seenFrom(sizing.distance))));
  const unit = grid?.unit ?? "in";
  return texts.length(unit === "px" ? inches : convertLength(inches, "in", unit), unit);
}

/** The same in the other unit; null for angles and pixels, which have none. */
export function secondFigure(pixels: number, { sizing, grid, pixelsPerInch, texts }: DimensionScene): string | null {
  const unit = grid?.unit ?? "in";
  if (sizing.by !== "length" || unit === "px") return null;
  const second = otherUnit(unit);
  return texts.length(convertLength(pixels / pixelsPerInch, "in", second), second);
}

/** Whether two lengths begin and end together and have one figure. */
function looksEqual(one: Measured, other: Measured): boolean {
  return (
    one.content === other.content && Math.abs(one.from - other.from) < EQUAL && Math.abs(one.to - other.to) < EQUAL
  );
}

function edgeOf({ x, y, width, height }: Box, side: Side): number {
  return { above: y, below: y + height, left: x, right: x + width }[side];
}

function signOf(side: Side): -1 | 1 {
  return side === "above" || side === "left" ? -1 : 1;
}
