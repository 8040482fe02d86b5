import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DisplaySpec } from "../display/screen.ts";
import { fitInto, largestDiagonal } from "./fit.ts";
import type { Space } from "./opening.ts";

const NICHE: Space = { width: 150, height: 85, unit: "cm" };
const televisions = (length: number): DisplaySpec => ({ length, unit: "in", width: 16, height: 9 });

const sides = fc.double({ min: 5, max: 1000, noNaN: true });
const spaces: fc.Arbitrary<Space> = fc.record({
  width: sides,
  height: fc.option(sides),
  unit: fc.constantFrom("in", "cm"),
});
const frames = fc.double({ min: 0, max: 20, noNaN: true });
const displays: fc.Arbitrary<DisplaySpec> = fc
  .record({
    length: fc.double({ min: 1, max: 300, noNaN: true }),
    unit: fc.constantFrom("in" as const, "cm" as const),
    ratio: fc.constantFrom([16, 9], [9, 16], [21, 9], [32, 9], [4, 3], [1, 1]),
    set: fc.constantFrom({}, { count: 2 as const }, { count: 3 as const, gap: 2 }),
  })
  .map(({ ratio: [width = 1, height = 1], set, ...length }) => ({ ...length, ...set, width, height }));

describe("fitInto", () => {
  it("measures the picture with its frame on each side (D38)", () => {
    // 65 · 16/√337 · 2.54 = 143.897 cm and 65 · 9/√337 · 2.54 = 80.942 cm, each with twice 1 cm.
    const { outer, spare, fits } = fitInto(NICHE, 1, televisions(65));
    expect(outer.width).toBeCloseTo(145.897, 3);
    expect(outer.height).toBeCloseTo(82.942, 3);
    expect(spare.width).toBeCloseTo(4.103, 3);
    expect(spare.height).toBeCloseTo(2.058, 3);
    expect(fits).toBe(true);
  });

  it("says by how much a screen is too wide and too high (D38)", () => {
    // 75″: 166.034 × 93.394 cm, so 18.03 and 10.39 cm too much with the frame.
    const { spare, fits } = fitInto(NICHE, 1, televisions(75));
    expect(spare.width).toBeCloseTo(-18.034, 2);
    expect(spare.height).toBeCloseTo(-10.394, 2);
    expect(fits).toBe(false);
  });

  it("measures a model with its published outer size, and not with the frame (D38.1, D40)", () => {
    // The maker of the LG C4 publishes 144.1 × 82.6 cm for 65″.
    const model = { ...televisions(65), name: "LG C4" };
    for (const frame of [0, 1, 20]) {
      const { outer, spare, fits } = fitInto(NICHE, frame, model);
      expect(outer).toEqual({ width: 144.1, height: 82.6 });
      expect(spare.width).toBeCloseTo(5.9, 9);
      expect(spare.height).toBeCloseTo(2.4, 9);
      expect(fits).toBe(true);
    }
  });

  it.each([
    ["too wide only", { width: 145, height: 90, unit: "cm" }, false],
    ["too high only", { width: 150, height: 82, unit: "cm" }, false],
    ["a width alone", { width: 150, height: null, unit: "cm" }, true],
  ] as const)("decides in each direction: %s (D38)", (_, space, fits) => {
    expect(fitInto(space, 1, televisions(65)).fits).toBe(fits);
  });

  it("lets a screen fit that is exactly as large (D38)", () => {
    // A diagonal of 50 at 4:3 has sides of 40 and 30.
    const display: DisplaySpec = { length: 50, unit: "cm", width: 4, height: 3 };
    const { spare, fits } = fitInto({ width: 42, height: 32, unit: "cm" }, 1, display);
    expect({ spare, fits }).toEqual({ spare: { width: 0, height: 0 }, fits: true });
    expect(fitInto({ width: 42, height: 31.999999, unit: "cm" }, 1, display).fits).toBe(false);
  });

  it("fits a set as a whole, with its gaps and one frame around it (D29, D38)", () => {
    // 2 · 40 + 3 + 2 · 1 = 85
    const set: DisplaySpec = { length: 50, unit: "cm", width: 4, height: 3, count: 2, gap: 3 };
    expect(fitInto({ width: 85, height: 32, unit: "cm" }, 1, set).fits).toBe(true);
    expect(fitInto({ width: 84.9, height: 32, unit: "cm" }, 1, set).fits).toBe(false);
  });

  it("never lets a screen fit no longer because it shrinks (D38)", () => {
    const shrinking = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(spaces, frames, displays, shrinking, (space, frame, display, by) => {
        fc.pre(fitInto(space, frame, display).fits);
        expect(fitInto(space, frame, { ...display, length: display.length * by }).fits).toBe(true);
      }),
    );
  });

  it("decides alike in inches and in centimetres (D38)", () => {
    fc.assert(
      fc.property(spaces, frames, displays, (space, frame, display) => {
        const factor = space.unit === "in" ? 2.54 : 1 / 2.54;
        const other: Space = {
          width: space.width * factor,
          height: space.height === null ? null : space.height * factor,
          unit: space.unit === "in" ? "cm" : "in",
        };
        expect(fitInto(other, frame, display).fits).toBe(fitInto(space, frame, display).fits);
      }),
    );
  });
});

describe("a curved screen in a space (D61)", () => {
  /** 119.812 cm along the curve, 112.773 cm straight. */
  const superwide = { length: 49, unit: "in", width: 5120, height: 1440, radius: 1000 } as const;

  it("counts with its straight width", () => {
    const { outer, fits } = fitInto({ width: 115, height: null, unit: "cm" }, 1, superwide);
    expect(outer.width).toBeCloseTo(114.773, 3);
    expect(fits).toBe(true);
  });

  it("counts upright with its straight height", () => {
    const upright = { ...superwide, width: 1440, height: 5120 };
    expect(fitInto({ width: 100, height: 115, unit: "cm" }, 1, upright).outer.height).toBeCloseTo(114.773, 3);
  });

  it("has a larger largest diagonal than a flat one, which fits while 0.1″ more does not", () => {
    const space: Space = { width: 115, height: null, unit: "cm" };
    const largest = largestDiagonal(space, 1, superwide) ?? 0;
    expect(largest).toBe(49.1);
    expect(fitInto(space, 1, { ...superwide, length: largest }).fits).toBe(true);
    expect(fitInto(space, 1, { ...superwide, length: largest + 0.1 }).fits).toBe(false);
    const { radius: _, ...flat } = superwide;
    expect(largestDiagonal(space, 1, flat)).toBe(46.2);
  });
});

describe("largestDiagonal", () => {
  it("rounds down to a tenth of an inch (D38)", () => {
    // min((150 − 2)/16, (85 − 2)/9) · √337 / 2.54 = 66.65
    expect(largestDiagonal(NICHE, 1, televisions(27))).toBe(66.6);
    // (150 − 2) · √337/16 / 2.54 = 66.85 without a height.
    expect(largestDiagonal({ ...NICHE, height: null }, 1, televisions(27))).toBe(66.8);
  });

  it("is the exact one where that is a tenth of an inch (D38)", () => {
    // A diagonal of 5″ at 4:3 has sides of 4″ and 3″.
    expect(
      largestDiagonal({ width: 4, height: 3, unit: "in" }, 0, { length: 1, unit: "in", width: 4, height: 3 }),
    ).toBe(5);
  });

  it("fits, and 0.1″ more does not (D38)", () => {
    fc.assert(
      fc.property(spaces, frames, displays, (space, frame, display) => {
        const largest = largestDiagonal(space, frame, display);
        const withLength = (length: number): DisplaySpec => ({ ...display, length, unit: "in" });
        if (largest !== null) expect(fitInto(space, frame, withLength(largest)).fits).toBe(true);
        expect(fitInto(space, frame, withLength((largest ?? 0) + 0.1 + 1e-9)).fits).toBe(false);
      }),
    );
  });

  it("is null where the frame alone fills the space", () => {
    expect(largestDiagonal({ width: 2, height: 85, unit: "cm" }, 1, televisions(27))).toBe(null);
  });
});
