import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Unit } from "../../domain/display/unit.ts";
import { composeScene } from "./compose-scene.ts";
import { composeGrid, composeScaleBar } from "./grid.ts";

const AREA = { width: 800, height: 600 };

describe("the graph paper's squares have a real size (visual.md: the step changes with the scale, 1-2-5)", () => {
  it.each([
    // px per inch, step, pitch, fine squares in one: the least step of at least 56 px
    [56, 1, 56, 5],
    [55, 2, 110, 4],
    [28, 2, 56, 4],
    [27, 5, 135, 5],
    [11.25, 5, 56.25, 5],
    [11, 10, 110, 5],
    [0.057, 1000, 57, 5],
    [0.01, 10_000, 100, 5],
    [560, 0.1, 56, 5],
    [5000, 0.02, 100, 4],
  ])("at %d px an inch a square is %d inches, %d px", (pixelsPerInch, step, pitch, parts) => {
    const grid = composeGrid("in", pixelsPerInch, AREA);
    expect(grid.step).toBe(step);
    expect(grid.unit).toBe("in");
    expect(grid.pitch).toBeCloseTo(pitch, 10);
    expect(grid.finePitch).toBeCloseTo(pitch / parts, 10);
  });

  it("in centimetres at 254 px an inch, which is 100 px a centimetre, a square is 1 cm", () => {
    expect(composeGrid("cm", 254, AREA)).toMatchObject({ step: 1, unit: "cm" });
    expect(composeGrid("cm", 254, AREA).pitch).toBeCloseTo(100, 10);
  });

  it("a crossing of lines stands in the middle of the area, where the outlines have theirs", () => {
    expect(composeGrid("in", 56, AREA).origin).toEqual({ x: 400, y: 300 });
  });

  it("the defaults at 892 × 692, 1092 × 292 and 390.5 × 650.25: 56 px are 1.87, 3.71 and 5.0006 inches", () => {
    const screens = [
      { length: 27, unit: "in", width: 16, height: 9, colour: "blue" },
      { length: 29, unit: "in", width: 21, height: 9, colour: "green" },
    ] as const;
    const steps = [
      [892, 692],
      [1092, 292],
      [390.5, 650.25],
    ].map(([width = 0, height = 0]) => composeScene(screens, { width, height }).grid?.step);
    expect(steps).toEqual([2, 5, 10]);
  });

  it("is metric where every screen is", () => {
    const screen = { length: 60, unit: "cm", width: 16, height: 9, colour: "blue" } as const;
    const inches = { ...screen, unit: "in", colour: "red" } as const;
    expect(composeScene([screen], AREA).grid?.unit).toBe("cm");
    expect(composeScene([screen, inches], AREA).grid?.unit).toBe("in");
  });

  it("at any scale a square is 1, 2 or 5 times a power of ten, and from 56 to less than 140 px", () => {
    const scales = fc.double({ min: -60, max: 60, noNaN: true }).map((exponent) => 10 ** exponent);
    fc.assert(
      fc.property(scales, fc.constantFrom<Unit>("in", "cm"), (pixelsPerInch, unit) => {
        const grid = composeGrid(unit, pixelsPerInch, AREA);
        expect(grid.step.toExponential()).toMatch(/^[125]e/);
        expect(grid.pitch / (grid.step * (unit === "in" ? pixelsPerInch : pixelsPerInch / 2.54))).toBeCloseTo(1, 12);
        // 5 is two and a half times 2, so that a square is less than two and a half times 56 px.
        expect(grid.pitch).toBeGreaterThanOrEqual(56 - 1e-9);
        expect(grid.pitch).toBeLessThan(140 + 1e-9);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the scale bar", () => {
  it("is as long as one square, to the last digit, and says how long that is", () => {
    const grid = composeGrid("in", 30.0128989393651, AREA);
    const bar = composeScaleBar(grid, AREA);
    expect(bar?.length).toBe(grid.pitch);
    expect(bar?.text).toBe("2 in");
  });

  it("stands in the bottom left corner, within the area", () => {
    const bar = composeScaleBar(composeGrid("cm", 254, AREA), AREA);
    expect(bar).toMatchObject({ x: 16, y: 584, text: "1 cm" });
    // Where a label may not stand: from beside the bar to beyond its end, and from above its text to below it.
    expect(bar?.box.x).toBeLessThan(16);
    expect((bar?.box.x ?? 0) + (bar?.box.width ?? 0)).toBeGreaterThan(116);
    expect(bar?.box.y).toBeLessThan(584 - 16);
    expect((bar?.box.y ?? 0) + (bar?.box.height ?? 0)).toBeGreaterThan(584);
  });

  it("takes up its text, too, where that is wider than the bar", () => {
    // 0.00000002 in is ten digits and a unit, far more than the bar's 56 px.
    const grid = composeGrid("in", 2.8e9, AREA);
    const bar = composeScaleBar(grid, AREA);
    expect(bar?.text).toBe("0.00000002 in");
    expect(grid.pitch).toBeCloseTo(56, 8);
    expect(bar?.box.width).toBeGreaterThan(80);
  });

  it("says its length without an exponent and without the dust of doubles", () => {
    expect(composeScaleBar(composeGrid("in", 190, AREA), AREA)?.text).toBe("0.5 in");
    expect(composeScaleBar(composeGrid("in", 0.00057, AREA), AREA)?.text).toBe("100000 in");
  });

  it("is the next shorter round length where a square is longer than a quarter of the area's width", () => {
    const inWidth = (width: number, pixelsPerInch: number) => {
      const area = { width, height: 600 };
      return composeScaleBar(composeGrid("in", pixelsPerInch, area), area);
    };
    // 400 / 4 = 100 px: squares of 2 in are 100 px at 50 to the inch, and 101 px at 50.5, where a bar of 1 in is left.
    expect(inWidth(400, 50)).toMatchObject({ text: "2 in", length: 100 });
    expect(inWidth(400, 50.5)).toMatchObject({ text: "1 in", length: 50.5 });
    // Squares of 5 in, 125 px at 25 to the inch, and of 1 in, 90 px at 90.
    expect(inWidth(320, 25)).toMatchObject({ text: "2 in", length: 50 });
    expect(inWidth(320, 90)).toMatchObject({ text: "0.5 in", length: 45 });
    expect(inWidth(320, 0.0009)).toMatchObject({ text: "50000 in", length: 45 });
  });

  it("is left out where the area is not wide enough to keep it as far from the right edge as from the left", () => {
    const grid = composeGrid("in", 100, { width: 131, height: 200 });
    expect(grid.pitch).toBe(100);
    const text = composeScaleBar(grid, { width: 200, height: 200 })?.text;
    expect(text).toBe("0.5 in");
    // A bar of 50 px; "0.5 in" is narrower with its 6 px before it: 4 × 4.1 + 2 × 7.7 = 31.8.
    expect(composeScaleBar(grid, { width: 81, height: 200 })).toBeNull();
    expect(composeScaleBar(grid, { width: 82, height: 200 })).not.toBeNull();
  });
});
