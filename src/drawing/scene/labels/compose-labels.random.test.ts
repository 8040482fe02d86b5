import { expect, it } from "vitest";
import { ARRANGEMENTS } from "#comparison/arrangement.ts";
import { COLOUR_NAMES } from "#domain/display/colour.ts";
import type { Screen } from "#domain/display/screen.ts";
import { randomFrom } from "#tests/arbitrary/random.ts";
import { composeScene } from "#tests/setup/scene.ts";
import { type Box, edgesOf, isWithin, overlap } from "../box.ts";
import { dimensionBoxes } from "../dimension-place.ts";
import type { Label, Outline, Scene } from "../marks.ts";
import { labelBoxes } from "./compose-labels.ts";

const COMPARISONS = 1000;
const RATIOS = [
  [16, 9],
  [16, 10],
  [21, 9],
  [32, 9],
  [4, 3],
  [3, 2],
  [9, 16],
  [9, 19.5],
] as const;

function randomScenes(): Scene[] {
  const random = randomFrom(38);
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  return Array.from({ length: COMPARISONS }, () => {
    const screens = COLOUR_NAMES.slice(0, 1 + Math.floor(random() * 10)).map((colour): Screen => {
      const [width, height] = oneOf(RATIOS);
      return { length: Math.round(10 * (4 + 96 * random())) / 10, unit: "in", width, height, colour };
    });
    const area = { width: 280 + 820 * random(), height: 280 + 520 * random() };
    return composeScene(screens, area, { arrangement: oneOf(ARRANGEMENTS) });
  });
}

function distance(one: Box, other: Box): number {
  const x = Math.max(other.x - one.x - one.width, one.x - other.x - other.width, 0);
  const y = Math.max(other.y - one.y - one.height, one.y - other.y - other.height, 0);
  return Math.hypot(x, y);
}

function nearest(box: Box, lines: readonly Box[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...lines.map((line) => distance(box, line)));
}

/** Outlines all of whose lines lie within 2 px of each other are drawn as one line in turns. */
function coincide(one: Outline, other: Outline): boolean {
  const ends = ({ x, y, width, height }: Box) => [x, y, x + width, y + height];
  return ends(one).every((end, side) => Math.abs(end - (ends(other)[side] ?? 0)) < 2);
}

function leaderBoxOf({ leader }: Label): Box | null {
  if (leader === null) return null;
  const { from, to } = leader;
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}

/** The outline's own line runs into the label, or a leader joins them. */
function touchesOwn(label: Label, own: Outline): boolean {
  const end = leaderBoxOf(label) ?? label;
  return nearest(end, edgesOf(own)) < 0.01;
}

/**
 * Nobody can take it for another outline's: other lines are 6 px away, or 4 px where its own line runs into it; a leader
 * starts at a dot that is 3 px away from other lines, and no line along its way is nearer than 3 px.
 */
function isClear(label: Label, own: Outline, outlines: readonly Outline[]): boolean {
  const others = outlines.filter((outline) => outline !== own && !coincide(outline, own)).flatMap(edgesOf);
  if (nearest(label, others) >= 6) return true;
  const way = leaderBoxOf(label);
  if (way === null || label.leader === null) return nearest(label, others) > 3.99;
  const dot = { ...label.leader.from, width: 0, height: 0 };
  const along = others.filter(({ width }) => (width === 0) === (way.width === 0));
  return nearest(dot, others) > 2.99 && nearest(way, along) > 2.99;
}

const SCENES = randomScenes();
const LABELLED = SCENES.flatMap((scene) =>
  scene.labels.map((label) => {
    const own = scene.outlines.find(({ id }) => id === label.id);
    if (own === undefined) throw new Error("A label has no outline.");
    return { scene, label, own };
  }),
);
const OUTLINES = SCENES.flatMap(({ outlines }) => outlines).length;

function share(count: number): number {
  return count / LABELLED.length;
}

it("keeps every label in the area and clear of labels, leaders, dimensions, scale bar and notes (V15)", () => {
  for (const { scene, label } of LABELLED) {
    expect(isWithin(label, scene.area)).toBe(true);
    const others = scene.labels.filter((other) => other !== label);
    const taken = [...scene.taken, ...others.flatMap(labelBoxes), ...scene.dimensions.flatMap(dimensionBoxes)];
    expect(taken.filter((box) => overlap(box, label))).toEqual([]);
  }
});

it("joins at least 99% of labels to their own outline by its line or a leader (V15)", () => {
  const touching = LABELLED.filter(({ label, own }) => touchesOwn(label, own));
  expect(share(touching.length)).toBeGreaterThanOrEqual(0.99);
});

it("places at least 98% of labels where no other outline can claim them (V15)", () => {
  const clear = LABELLED.filter(({ label, own, scene }) => isClear(label, own, scene.outlines));
  expect(share(clear.length)).toBeGreaterThanOrEqual(0.98);
});

it("leaves out at most one label in a thousand (V15)", () => {
  expect(OUTLINES - LABELLED.length).toBeLessThanOrEqual(OUTLINES / 1000);
});
