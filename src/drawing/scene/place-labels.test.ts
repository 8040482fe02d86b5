import { describe, expect, it } from "vitest";
import { composeScene } from "../../../tests/setup/scene.ts";
import { COLOUR_NAMES, colourHex } from "../../domain/display/colour.ts";
import { DEFAULT_SPEC, type DisplaySpec, type Screen } from "../../domain/display/screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { overlap } from "./box.ts";
import type { Label, Scene } from "./marks.ts";

const PHONE = { width: 390, height: 650 };
/** Between an outline's edge and a label above it, and between two labels. */
const GAP = 5;
const HEIGHT = 16;

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

describe("a label at each outline's top left corner (V1)", () => {
  it("shows diagonal, ratio and colour, in the list's order", () => {
    const scene = sceneOf([{}, { length: 73.66, unit: "cm", width: 21 }], PHONE);
    expect(scene.labels.map(({ number, swatch, text }) => [number, swatch.colour, text.content])).toEqual([
      [1, colourHex("blue"), "27″ 16:9"],
      [2, colourHex("green"), "73.66\u202fcm 21:9"],
    ]);
  });

  it("hangs 5 px above the corner", () => {
    const scene = sceneOf([{}, { length: 34, width: 43, height: 18 }], { width: 832, height: 658 });
    for (const number of [1, 2]) {
      expectAt(label(scene, number), outline(scene, number).x, outline(scene, number).y - GAP - HEIGHT);
      expect(label(scene, number).halo).toBe(true);
    }
  });

  it("stands inside the corner where it would touch another label", () => {
    // The outlines begin 37 px apart.
    const scene = sceneOf([{}, { length: 34, width: 43, height: 18 }], { width: 390, height: 392 });
    expectAt(label(scene, 2), 46, outline(scene, 2).y - GAP - HEIGHT);
    expectAt(label(scene, 1), outline(scene, 1).x + 10, outline(scene, 1).y + 9);
    expect(label(scene, 1).halo).toBe(false);
  });

  it("hangs above an outline too flat to hold it", () => {
    // 1000:1 at 298 px across is less than a third of a pixel high.
    const scene = sceneOf([{ width: 1000, height: 1 }], PHONE);
    expectAt(label(scene, 1), 46, outline(scene, 1).y - GAP - HEIGHT);
  });

  it("stacks the labels of ten identical screens in the first one's corner", () => {
    // 482 × 392: a room of 390 × 300. One hangs above; (219 − 18 + 5) / (16 + 5) is nine rows and a bit.
    const scene = sceneOf(
      Array.from({ length: 10 }, () => ({})),
      { width: 482, height: 392 },
    );
    expectAt(label(scene, 1), 46, outline(scene, 1).y - GAP - HEIGHT);
    for (let number = 2; number <= 10; number++) {
      expectAt(label(scene, number), 56, outline(scene, 1).y + 9 + (number - 2) * (HEIGHT + GAP));
    }
  });

  it("keeps labels clear of their own and of all thin outlines among ten very flat screens", () => {
    const ratios = [32, 64, 100, 250, 500, 1000, 32, 1000, 700, 40];
    const scene = sceneOf(
      ratios.map((width, index) => ({ length: 27 + index, width })),
      PHONE,
    );
    expect(scene.labels).toHaveLength(10);
    for (const each of scene.labels) {
      for (const thin of scene.outlines.filter(({ number, height }) => number === each.number || height < 20)) {
        expect(each.y + each.height <= thin.y || thin.y + thin.height <= each.y).toBe(true);
      }
    }
  });

  it("never hides a tiny outline in the middle of its own", () => {
    // 200 × 34 px have room for a label of 16 px and its gaps; from the left, it would reach beyond the middle.
    const wide = { width: 200, height: 34 };
    const area = { width: wide.width + 92, height: wide.height + 92 };
    const scene = sceneOf([{ length: Math.hypot(wide.width, wide.height), ...wide }, { length: 2 }], area);
    expect(outline(scene, 1).height).toBeCloseTo(34, 10);
    expect(label(scene, 1).width).toBeGreaterThan(100);
    expect(label(scene, 1).width + 20).toBeLessThan(200);
    expect(scene.labels.filter((each) => overlap(each, outline(scene, 2)))).toEqual([]);
  });

  it("gives the contested place to the largest outline", () => {
    const scene = sceneOf([{ length: 26.5 }, { length: 27 }], { width: 892, height: 692 });
    // 800 · 26.5/27 = 785.2 px across: 7.4 px further in, less than a label.
    expectAt(label(scene, 2), 46, outline(scene, 2).y - GAP - HEIGHT);
    expectAt(label(scene, 1), outline(scene, 1).x + 10, outline(scene, 1).y + 9);
  });
});

describe("long texts", () => {
  const long = { length: 12345.678, width: 123456.78, height: 100_000 };

  it("show whole where there is room", () => {
    expect(label(sceneOf([long], PHONE), 1).text.content).toBe("12345.68″ 123456.8:100000");
  });

  it("end in an ellipsis where they are wider than the area", () => {
    const placed = label(sceneOf([long], { width: 180, height: 400 }), 1);
    expect(placed.text.content).toMatch(/^12345\.68″ .*…$/);
    expect(placed.x + placed.width).toBeLessThanOrEqual(180);
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

it("leaves labels out of a tiny area rather than overlapping them", () => {
  // 93 × 93 holds at most (93 + 5) / (16 + 5) = 4 rows of one label.
  const scene = sceneOf(
    Array.from({ length: 10 }, () => ({})),
    { width: 93, height: 93 },
  );
  expect(scene.outlines).toHaveLength(10);
  expect(scene.labels.length).toBeGreaterThan(0);
  expect(scene.labels.length).toBeLessThanOrEqual(4);
});
