import { describe, expect, it } from "vitest";
import { COLOUR_NAMES, colourHex } from "../../domain/display/colour.ts";
import { DEFAULT_SPEC, type DisplaySpec, type Screen } from "../../domain/display/screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { composeScene } from "./compose-scene.ts";
import type { Label, Scene } from "./marks.ts";

const PHONE = { width: 390, height: 650 };
/** Between an outline's edge and a chip, and between two chips. */
const GAP = 4;
const HEIGHT = 20;

/** The scene of these displays, each in another colour. */
function sceneOf(displays: readonly Partial<DisplaySpec>[], area: Size): Scene {
  const screens = displays.map((display, index): Screen => {
    return { ...DEFAULT_SPEC, ...display, colour: COLOUR_NAMES[index] ?? "blue" };
  });
  return composeScene(screens, area);
}

function label(scene: Scene, number: number): Label {
  const found = scene.labels.find((each) => each.number === number);
  if (found === undefined) throw new Error(`There is no label ${number}.`);
  return found;
}

function outline(scene: Scene, number: number) {
  const found = scene.outlines.find((each) => each.number === number);
  if (found === undefined) throw new Error(`There is no outline ${number}.`);
  return found;
}

function expectAt(place: { x: number; y: number }, x: number, y: number): void {
  expect(place.x).toBeCloseTo(x, 9);
  expect(place.y).toBeCloseTo(y, 9);
}

const DEFAULTS = [{}, { length: 29, width: 21 }];

describe("a label chip at each outline's top left corner (V1)", () => {
  it("shows diagonal, ratio and colour, in the list's order", () => {
    const scene = sceneOf([{}, { length: 73.66, unit: "cm", width: 21 }], PHONE);
    expect(scene.labels.map(({ number, swatch, text }) => [number, swatch.colour, text.content])).toEqual([
      [1, colourHex("blue"), "27″ 16:9"],
      [2, colourHex("green"), "73.66\u202fcm 21:9"],
    ]);
  });

  it("stands 4 px inside the corner of an outline with room", () => {
    const scene = sceneOf(DEFAULTS, { width: 892, height: 692 });
    // The outlines begin at (92.86, 147.36) and (46, 174.57): the second chip is 27 px lower than the first.
    expectAt(label(scene, 1), outline(scene, 1).x + GAP, outline(scene, 1).y + GAP);
    expectAt(label(scene, 2), 46 + GAP, outline(scene, 2).y + GAP);
  });

  it("stands 4 px above an outline without room", () => {
    // 1000:1 at 298 px across is less than a third of a pixel high.
    const scene = sceneOf([{ width: 1000, height: 1 }], PHONE);
    expectAt(label(scene, 1), 46, outline(scene, 1).y - GAP - HEIGHT);
  });

  it("puts the chips of ten identical screens on a phone into rows of six and four", () => {
    // 390 × 242: a room of 298 × 150 holds 150 · 16/9 = 266.67 by 150; (150 − 4) / (20 + 4) is 6 rows and a bit.
    const scene = sceneOf(
      Array.from({ length: 10 }, () => ({})),
      { width: 390, height: 242 },
    );
    const left = outline(scene, 1).x + GAP;
    const right = left + label(scene, 1).width + GAP;
    for (let number = 1; number <= 10; number++) {
      const row = (number - 1) % 6;
      expectAt(label(scene, number), number <= 6 ? left : right, 46 + GAP + row * (HEIGHT + GAP));
    }
  });

  it("keeps chips clear of their own and of all thin outlines among ten very flat screens", () => {
    const ratios = [32, 64, 100, 250, 500, 1000, 32, 1000, 700, 40];
    const scene = sceneOf(
      ratios.map((width, index) => ({ length: 27 + index, width })),
      PHONE,
    );
    expect(scene.labels).toHaveLength(10);
    for (const chip of scene.labels) {
      for (const thin of scene.outlines.filter(({ number, height }) => number === chip.number || height < 20)) {
        expect(chip.y + chip.height <= thin.y || thin.y + thin.height <= chip.y).toBe(true);
      }
    }
  });

  it("never hides a tiny outline in the middle of its own", () => {
    // 200 × 30 px have room for a chip of 20 px and its gaps; from the left, it would reach beyond the middle.
    const wide = { width: 200, height: 30 };
    const area = { width: wide.width + 92, height: wide.height + 92 };
    const scene = sceneOf([{ length: Math.hypot(wide.width, wide.height), ...wide }, { length: 2 }], area);
    expect(outline(scene, 1).height).toBeCloseTo(30, 10);
    expect(label(scene, 1).width).toBeGreaterThan(100);
    expect(label(scene, 1).width + 2 * GAP).toBeLessThan(200);
    const tiny = outline(scene, 2);
    for (const chip of scene.labels) {
      expect(chip.y + chip.height <= tiny.y || tiny.y + tiny.height <= chip.y).toBe(true);
    }
  });

  it("gives the contested corner to the largest outline", () => {
    const scene = sceneOf([{ length: 26.5 }, { length: 27 }], { width: 892, height: 692 });
    // 800 · 26.5/27 = 785.2 px across: 7.4 px further in, less than a chip.
    expectAt(label(scene, 2), 46 + GAP, outline(scene, 2).y + GAP);
    expect(label(scene, 1).y).toBeCloseTo(label(scene, 2).y + HEIGHT + GAP, 9);
  });
});

describe("long texts", () => {
  const long = { length: 12345.678, width: 123456.78, height: 100_000 };

  it("show whole where there is room", () => {
    expect(label(sceneOf([long], PHONE), 1).text.content).toBe("12345.68″ 123456.8:100000");
  });

  it("end in an ellipsis where they are wider than the area", () => {
    const chip = label(sceneOf([long], { width: 180, height: 400 }), 1);
    expect(chip.text.content).toMatch(/^12345\.68″ .*…$/);
    expect(chip.x + chip.width).toBeLessThanOrEqual(180);
  });

  it("are cut where a small area has no room for all of them", () => {
    const scene = sceneOf(
      Array.from({ length: 10 }, () => long),
      { width: 390, height: 242 },
    );
    expect(scene.labels).toHaveLength(10);
    expect(scene.labels.some(({ text }) => text.content.endsWith("…"))).toBe(true);
  });
});

it("leaves chips out of a tiny area rather than overlapping them", () => {
  // 93 × 93 holds at most (93 + 4) / (20 + 4) = 4 rows of one chip.
  const scene = sceneOf(
    Array.from({ length: 10 }, () => ({})),
    { width: 93, height: 93 },
  );
  expect(scene.outlines).toHaveLength(10);
  expect(scene.labels.length).toBeGreaterThan(0);
  expect(scene.labels.length).toBeLessThanOrEqual(4);
});
