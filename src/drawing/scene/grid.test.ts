import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Unit } from "#domain/display/unit.ts";
import { composeScene } from "#tests/setup/scene.ts";
import { composeGrid } from "./grid.ts";

const AREA = { width: 800, height: 600 };
const ORIGIN = { x: 46, y: 500 };

describe("graph paper whose squares have a real size, in steps of 1, 2 and 5 (V1)", () => {
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
  ])("draws squares at %d px an inch of %d inches, %d px", (pixelsPerInch, step, pitch, parts) => {
    const grid = composeGrid("in", pixelsPerInch, ORIGIN);
    expect(grid.step).toBe(step);
    expect(grid.unit).toBe("in");
    expect(grid.pitch).toBeCloseTo(pitch, 10);
    expect(grid.finePitch).toBeCloseTo(pitch / parts, 10);
  });

  it("draws squares of 1 cm at 254 px an inch, 100 px a centimetre", () => {
    expect(composeGrid("cm", 254, ORIGIN)).toMatchObject({ step: 1, unit: "cm" });
    expect(composeGrid("cm", 254, ORIGIN).pitch).toBeCloseTo(100, 10);
  });

  it("counts its squares from the lower left corner of the rearmost outline", () => {
    // 4:3 in a room of 400 × 300, and a smaller screen in front of it.
    const large = { length: 5, unit: "in", width: 4, height: 3, colour: "red" } as const;
    const { grid } = composeScene([{ ...large, length: 2, colour: "blue" }, large], { width: 492, height: 392 });
    expect(grid?.origin.x).toBeCloseTo(46, 10);
    expect(grid?.origin.y).toBeCloseTo(346, 10);
  });

  it("knows the side of its small squares", () => {
    expect(composeGrid("in", 23.59, ORIGIN)).toMatchObject({ step: 5, fineStep: 1 });
    expect(composeGrid("in", 30, ORIGIN)).toMatchObject({ step: 2, fineStep: 0.5 });
    expect(composeGrid("in", 190, ORIGIN)).toMatchObject({ step: 0.5, fineStep: 0.1 });
  });

  it("has the unit that comes first (D36)", () => {
    const screen = { length: 60, unit: "cm", width: 16, height: 9, colour: "blue" } as const;
    expect(composeScene([screen], AREA).grid?.unit).toBe("in");
    expect(composeScene([screen], AREA, { unit: "cm" }).grid?.unit).toBe("cm");
  });

  it("draws squares of 56 to 140 px at any scale", () => {
    const scales = fc.double({ min: -60, max: 60, noNaN: true }).map((exponent) => 10 ** exponent);
    fc.assert(
      fc.property(scales, fc.constantFrom<Unit>("in", "cm"), (pixelsPerInch, unit) => {
        const grid = composeGrid(unit, pixelsPerInch, ORIGIN);
        expect(grid.step.toExponential()).toMatch(/^[125]e/);
        expect(grid.pitch / (grid.step * (unit === "in" ? pixelsPerInch : pixelsPerInch / 2.54))).toBeCloseTo(1, 12);
        // The widest step is from 2 to 5, so a square is less than 2.5 · 56 px.
        expect(grid.pitch).toBeGreaterThanOrEqual(56 - 1e-9);
        expect(grid.pitch).toBeLessThan(140 + 1e-9);
      }),
      { numRuns: 500 },
    );
  });
});
