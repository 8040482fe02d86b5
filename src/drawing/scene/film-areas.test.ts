import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { CONTENTS } from "#comparison/content.ts";
import { extremeDisplay, inSets, screensOf, usualDisplay } from "#tests/arbitrary/screens.ts";
import { composeScene } from "#tests/setup/scene.ts";
import { overlap } from "./box.ts";

/** Behind the margin of 46 px an inch of a display of 40 × 30 inches is ten pixels. */
const AREA = { width: 400 + 92, height: 300 + 92 };
const scene = (screens: string, content: (typeof CONTENTS)[number], area = AREA) =>
  composeScene(parseScreens(screens).screens, area, { content });

const near = (box: Record<string, number>) =>
  Object.fromEntries(Object.entries(box).map(([side, length]) => [side, expect.closeTo(length, 6)]));

describe("the area of a film (D33)", () => {
  it("leaves hatched bars above and below where the film is wider than the display", () => {
    // 400 · 9/16 = 225 px, so each bar has 37.5 px.
    const { filmAreas, hatchings } = scene("50in-4x3-green", "16x9");
    expect(filmAreas).toMatchObject([
      { number: 1, colour: "#0c8840", ...near({ x: 46, y: 83.5, width: 400, height: 225 }) },
    ]);
    expect(hatchings).toMatchObject([
      { number: 1, ...near({ x: 46, y: 46, width: 400, height: 37.5 }) },
      { number: 1, ...near({ x: 46, y: 308.5, width: 400, height: 37.5 }) },
    ]);
  });

  it("leaves bars at the sides where the film is narrower", () => {
    // 400 · 9/16 = 225 px high; 4:3 is 300 px wide.
    const { filmAreas, hatchings } = scene("50in-16x9", "4x3", { width: 400 + 92, height: 225 + 92 });
    expect(filmAreas).toMatchObject([near({ x: 96, y: 46, width: 300, height: 225 })]);
    expect(hatchings).toMatchObject([near({ x: 46, width: 50 }), near({ x: 396, width: 50 })]);
  });

  it("is the outline itself where the ratios are the same", () => {
    expect(scene("27in-16x9~27in-32x18", "16x9")).toMatchObject({ filmAreas: [], hatchings: [] });
  });

  it("is on each display of a set", () => {
    const { filmAreas } = scene("2x50in-4x3-gap2.54", "16x9", { width: 810 + 92, height: 300 + 92 });
    expect(filmAreas).toMatchObject([
      near({ x: 46, width: 400, height: 225 }),
      near({ x: 456, width: 400, height: 225 }),
    ]);
  });

  it("replaces the hatching of what one of two screens has beyond the other", () => {
    expect(scene("27in-16x9~34in-43x18", "none").hatchings.map(({ number }) => number)).toEqual([2, 2]);
    const { hatchings, outlines } = scene("27in-16x9~34in-43x18", "2.39x1");
    expect(new Set(hatchings.map(({ number }) => number))).toEqual(new Set([1]));
    expect(outlines).toHaveLength(2);
  });

  it("ends a bar where one in front begins", () => {
    // Two bars of 400 × 37.5 px, whose inner 7.5 px lie behind the 320 × 30 px of those of the smaller display.
    const { hatchings } = scene("50in-4x3~40in-4x3", "16x9");
    const covered = (number: number) =>
      hatchings.filter((each) => each.number === number).reduce((sum, { width, height }) => sum + width * height, 0);
    expect(covered(1)).toBeCloseTo(2 * (400 * 37.5 - 320 * 7.5), 6);
    expect(covered(2)).toBeCloseTo(2 * 320 * 30, 6);
    for (const [index, one] of hatchings.entries()) {
      expect(hatchings.slice(index + 1).filter((other) => overlap(one, other))).toEqual([]);
    }
  });

  it("has no bars hatched from six screens on", () => {
    const five = ["50in-4x3", "42in-4x3", "34in-4x3", "26in-4x3", "18in-4x3"].join("~");
    expect(scene(five, "16x9").hatchings.length).toBeGreaterThanOrEqual(10);
    expect(scene(`${five}~10in-4x3`, "16x9")).toMatchObject({ hatchings: [], filmAreas: Array(6).fill({}) });
  });

  it("and its bars stay within their outline, and change no outline", () => {
    const screens = inSets(screensOf(fc.oneof(usualDisplay, extremeDisplay)));
    fc.assert(
      fc.property(screens, fc.constantFrom(...CONTENTS), (some, content) => {
        const area = { width: 700, height: 500 };
        const { filmAreas, hatchings, outlines } = composeScene(some, area, { content });
        expect(outlines).toEqual(composeScene(some, area).outlines);
        for (const inner of content === "none" ? [] : [...filmAreas, ...hatchings]) {
          const outer = outlines.find(({ number }) => number === inner.number);
          if (outer === undefined) throw new Error("no outline");
          expect(inner.x).toBeGreaterThanOrEqual(outer.x - 1e-6);
          expect(inner.y).toBeGreaterThanOrEqual(outer.y - 1e-6);
          expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 1e-6);
          expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 1e-6);
        }
      }),
      { numRuns: 100 },
    );
  });
});
