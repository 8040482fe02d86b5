import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extremeDisplay } from "#tests/arbitrary/screens.ts";
import { DIMENSIONS } from "./dimension.ts";
import { difference, drawnMeasures, measuresOf, percentMore, ratioOf } from "./measures.ts";
import { shapeFrom } from "./resolution.ts";
import type { DisplaySpec } from "./screen.ts";

const inch = (length: number, width = 16, height = 9): DisplaySpec => ({
  length,
  unit: "in",
  ...shapeFrom({ width, height }),
});

describe("measuresOf", () => {
  it("50″ at 4:3 are 40″ by 30″ and 1200 in², in centimetres 101.6 by 76.2 and 7741.92 cm²", () => {
    // 3, 4 and 5 times ten; 40 · 2.54, 30 · 2.54, 127 the diagonal; 1200 · 2.54² = 1200 · 6.4516.
    const inches = measuresOf(inch(50, 4, 3), "in");
    expect(inches.diagonal).toBe(50);
    expect(inches.width).toBeCloseTo(40, 12);
    expect(inches.height).toBeCloseTo(30, 12);
    expect(inches.area).toBeCloseTo(1200, 10);
    const centimetres = measuresOf(inch(50, 4, 3), "cm");
    expect(centimetres.diagonal).toBe(127);
    expect(centimetres.width).toBeCloseTo(101.6, 12);
    expect(centimetres.height).toBeCloseTo(76.2, 12);
    expect(centimetres.area).toBeCloseTo(7741.92, 9);
  });

  it("27″ at 16:9 have 432/√337 · 243/√337 = 104976/337 = 311.5014836795… in², 2009.6829721068… cm²", () => {
    expect(measuresOf(inch(27), "in").area).toBeCloseTo(311.5014836795225, 11);
    expect(measuresOf(inch(27), "cm").area).toBeCloseTo(2009.682972106825, 10);
  });

  it("D29: a set has the area of its displays, without the gaps, and the diagonal of each", () => {
    const { area, width, diagonal } = measuresOf({ ...inch(50, 4, 3), count: 3, gap: 2.54 }, "in");
    expect(area).toBeCloseTo(3600, 9);
    expect(width).toBeCloseTo(122, 12);
    expect(diagonal).toBe(50);
  });

  it("a diagonal in its own unit is exactly the typed one", () => {
    expect(measuresOf({ ...inch(68.58), unit: "cm" }, "cm").diagonal).toBe(68.58);
    expect(measuresOf({ ...inch(68.58), unit: "cm" }, "in").diagonal).toBeCloseTo(27, 13);
  });
});

it("ratioOf: 16:9 is 1.777…, upright 9:16 is 0.5625", () => {
  expect(ratioOf(inch(1))).toBeCloseTo(1.7777777777777777, 15);
  expect(ratioOf(inch(1, 9, 16))).toBe(0.5625);
});

describe("difference", () => {
  it("27″ has 28.8% less area than 32″ of the same ratio, and 32″ has 40.5% more than 27″", () => {
    // (27/32)² = 729/1024 = 0.7119140625, and 1024/729 = 1.404663923…; sides and diagonals: 27/32 = 0.84375.
    const smaller = difference(inch(27), inch(32));
    expect(smaller.area.percent).toBeCloseTo(-28.80859375, 10);
    expect(smaller.height.percent).toBeCloseTo(-15.625, 10);
    expect(smaller.width.factor).toBeCloseTo(0.84375, 12);
    expect(smaller.diagonal.percent).toBe(-15.625);
    expect(difference(inch(32), inch(27)).area.percent).toBeCloseTo(40.4663923182442, 10);
  });

  it("29″ 21:9 beside 27″ 16:9: 3.1227″ wider, 1.8134″ less tall, 7.0015 in² smaller", () => {
    // 7/2·√58 − 432/√337 = 3.12266636816…, 3/2·√58 − 243/√337 = −1.81339381128…, 304.5 − 104976/337 = −7.00148367952…
    const { width, height, area, diagonal } = difference(inch(29, 21, 9), inch(27));
    expect(width.by).toBeCloseTo(3.12266636816085, 12);
    expect(width.percent).toBeCloseTo(13.269568156243, 11);
    expect(height.by).toBeCloseTo(-1.81339381128323, 12);
    expect(height.percent).toBeCloseTo(-13.6993766428625, 11);
    expect(area.by).toBeCloseTo(-7.00148367952252, 11);
    expect(area.percent).toBeCloseTo(-2.24765660722451, 11);
    expect(diagonal.by).toBe(2);
  });

  it("compares displays in different units: 68.58 cm are 27″", () => {
    const none = difference({ ...inch(68.58), unit: "cm" }, inch(27));
    for (const dimension of DIMENSIONS) expect(none[dimension].percent).toBeCloseTo(0, 10);
  });

  it("the factors of both directions multiply to one", () => {
    fc.assert(
      fc.property(extremeDisplay, extremeDisplay, (one, other) => {
        const there = difference(one, other);
        const back = difference(other, one);
        for (const dimension of DIMENSIONS) {
          expect(there[dimension].factor * back[dimension].factor).toBeCloseTo(1, 12);
        }
      }),
    );
  });

  it("grows a width and a height alike where only the size differs: 27″ is 12.5% more than 24″, 48″ is 1.5 times 32″", () => {
    for (const dimension of ["width", "height"] as const) {
      expect(difference(inch(27), inch(24))[dimension].percent).toBe(12.5);
      expect(difference(inch(48), inch(32))[dimension].factor).toBe(1.5);
    }
    expect(difference(inch(48), inch(32)).area.factor).toBe(2.25);
    // In floating point (1.0745 − 1) · 100 is 7.4499….
    expect(percentMore(1.0745)).toBe(7.45);
  });

  it("is a finite number for any two displays", () => {
    const largest = { length: 1e20, unit: "cm", width: 1e20, height: 1e-20 } as const;
    const smallest = { length: 1e-20, unit: "cm", width: 1e-20, height: 1e20 } as const;
    for (const dimension of DIMENSIONS) {
      for (const between of [difference(largest, smallest), difference(smallest, largest)]) {
        const { factor, percent, by } = between[dimension];
        for (const number of [factor, percent, by]) expect(Number.isFinite(number)).toBe(true);
      }
    }
  });
});

describe("drawnMeasures", () => {
  it("D46: measures in pixels of the operating system, where the displays of a set touch", () => {
    const set = { ...inch(27, 2560, 1440), count: 2, gap: 2, scaling: 125 } as const;
    expect(drawnMeasures(set, "px")).toEqual({
      diagonal: Math.hypot(2048, 1152),
      width: 4096,
      height: 1152,
      area: 4096 * 1152,
    });
    expect(drawnMeasures(inch(27), "px")).toBeNull();
    expect(drawnMeasures(set, "cm")).toEqual(measuresOf(set, "cm"));
  });
});
