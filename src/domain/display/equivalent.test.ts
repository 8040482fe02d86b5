import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extremeDisplay, usualDisplay } from "#tests/arbitrary/screens.ts";
import { DIMENSIONS } from "./dimension.ts";
import { equivalentSpec, holds, isOfShape, isSameShape, sameTextSpec } from "./equivalent.ts";
import { difference } from "./measures.ts";
import { exactNumberText, numberText, positiveNumber } from "./number-text.ts";
import { shapeFrom } from "./resolution.ts";
import type { DisplaySpec } from "./screen.ts";

const inch = (length: number, width: number, height: number): DisplaySpec => ({
  length,
  unit: "in",
  ...shapeFrom({ width, height }),
});
const WIDE = { width: 16, height: 9 };

describe("known examples", () => {
  it("34″ 3440×1440 is as tall as 26.78″ 16:9: 34·18/√2173 = 13.12869… high, and that times √337/9 is 26.7789780937", () => {
    expect(equivalentSpec(inch(34, 43, 18), WIDE, "height")).toEqual(inch(26.77897809, 16, 9));
  });

  it("49″ 32:9 is as tall as 27.06″ 16:9: 49·9/√1105 · √337/9 = 27.0601307967", () => {
    expect(equivalentSpec(inch(49, 32, 9), WIDE, "height")).toEqual(inch(27.0601308, 16, 9));
  });

  it("29″ 2560×1080 is as tall as 22.99″ 16:9: 29·27/√4825 · √337/9 = 22.9924655378", () => {
    expect(equivalentSpec(inch(29, 64, 27), WIDE, "height")).toEqual(inch(22.99246554, 16, 9));
  });

  it("32″ 4:3 has the area of 33.92″ 16:9: 1024·12/25 = 491.52 in², and √(491.52·337/144) = 33.9159746039", () => {
    expect(equivalentSpec(inch(32, 4, 3), WIDE, "area")).toEqual(inch(33.9159746, 16, 9));
  });
});

describe("equivalentSpec", () => {
  it("27″ 16:9 is as wide as 29.42″ 4:3: 432/√337 · 5/4 = 29.4156743780", () => {
    expect(equivalentSpec(inch(27, 16, 9), { width: 4, height: 3 }, "width")).toEqual(inch(29.41567438, 4, 3));
  });

  it("keeps the exact diagonal", () => {
    expect(equivalentSpec(inch(34.1234567890123, 43, 18), WIDE, "diagonal")).toEqual(inch(34.1234567890123, 16, 9));
  });

  it("keeps the unit: 68.58 cm at 16:9 is as tall as 56.04 cm at 4:3: 68.58·9/√337 · 5/3 = 56.0368596900", () => {
    const display = { length: 68.58, unit: "cm", ...WIDE } as const;
    expect(equivalentSpec(display, { width: 4, height: 3 }, "height")).toEqual({
      length: 56.03685969,
      unit: "cm",
      width: 4,
      height: 3,
    });
  });

  it("keeps the ratio as it was written, upright or as a resolution", () => {
    // 3440×1440 is 43:18; upright 9:16 of 16 high is √337 long.
    expect(equivalentSpec(inch(34, 16, 9), shapeFrom({ width: 3440, height: 1440 }), "width")).toMatchObject({
      resolution: { width: 3440, height: 1440 },
    });
    const upright = equivalentSpec(inch(20, 3, 4), { width: 9, height: 16 }, "height");
    // 20″ at 3:4 is 16 high; √337 = 18.35755975…
    expect(upright).toEqual(inch(18.35755975, 9, 16));
  });

  it("matches to nine digits, and its diagonal is one that an editor shows and a link carries", () => {
    const ratio = fc.record({
      width: fc.constantFrom(0.001, 4, 9, 16, 21, 43, 3440),
      height: fc.constantFrom(1, 3, 9, 18, 1440),
    });
    fc.assert(
      fc.property(
        fc.oneof(usualDisplay, extremeDisplay),
        ratio,
        fc.constantFrom(...DIMENSIONS),
        (display, other, by) => {
          const spec = equivalentSpec(display, other, by) as DisplaySpec;
          expect(Math.abs(difference(spec, display)[by].factor - 1)).toBeLessThan(2e-9);
          expect(positiveNumber(exactNumberText(spec.length))).toBe(spec.length);
          if (by !== "diagonal") expect(exactNumberText(spec.length)).toBe(numberText(spec.length));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("is null beyond 10^20: 10¹² in, as tall at a ratio of 10²³:1, is 7·10³⁴ in", () => {
    expect(equivalentSpec(inch(999_999_999_999, 1, 1), { width: 999_999_999_999, height: 1e-11 }, "height")).toBeNull();
  });
});

it("isSameShape: 32:18 and 1920:1080 are 16:9; 64:27 is not 21:9", () => {
  expect(isSameShape({ width: 32, height: 18 }, WIDE)).toBe(true);
  expect(isSameShape({ width: 1920, height: 1080 }, WIDE)).toBe(true);
  expect(isSameShape({ width: 64, height: 27 }, { width: 21, height: 9 })).toBe(false);
});

it("D29: a set has single displays as equivalents, also in its own ratio", () => {
  // Twice the area of 27″ is that of 27 · √2.
  const set = { ...inch(27, 16, 9), count: 2 } as const;
  expect(isOfShape(set, WIDE)).toBe(false);
  expect(equivalentSpec(set, WIDE, "area")).toEqual({ length: 38.18376618, unit: "in", width: 16, height: 9 });
});

describe("sameTextSpec (D47)", () => {
  const UHD = { width: 3840, height: 2160 };

  it("40.5″ 3840×2160 has the text of 27″ 2560×1440, which has as many pixels per inch", () => {
    expect(sameTextSpec(inch(27, 2560, 1440), UHD)).toEqual(inch(40.5, 3840, 2160));
    // √(3440² + 1440²) ÷ √(2560² + 1440²) = 1.26964…
    expect(sameTextSpec(inch(27, 2560, 1440), { width: 3440, height: 1440 })?.length).toBeCloseTo(34.28, 2);
  });

  it("keeps the unit and the scaling, and is none without a resolution", () => {
    const display = { length: 68.58, unit: "cm", ...shapeFrom(UHD), scaling: 150 } as const;
    expect(sameTextSpec(display, { width: 1920, height: 1080 })).toEqual({
      length: 34.29,
      unit: "cm",
      ...shapeFrom({ width: 1920, height: 1080 }),
      scaling: 150,
    });
    expect(sameTextSpec(inch(27, 16, 9), UHD)).toBeNull();
  });

  it("holds until the diagonal, the resolution or the scaling changes, and has an inverse", () => {
    const resolution = fc.record({
      width: fc.integer({ min: 200, max: 20_000 }),
      height: fc.integer({ min: 200, max: 20_000 }),
    });
    const display = fc.record({
      length: fc.double({ min: 1, max: 200, noNaN: true }).map((length) => Number(length.toFixed(2))),
      unit: fc.constantFrom("in" as const, "cm" as const),
      scaling: fc.integer({ min: 101, max: 300 }),
    });
    fc.assert(
      fc.property(display, resolution, resolution, (some, own, other) => {
        const to = { ...some, ...shapeFrom(own) };
        const spec = sameTextSpec(to, other);
        if (spec === null) throw new Error("both have resolutions");
        expect(holds(spec, { by: "text", to })).toBe(true);
        expect(holds({ ...spec, length: spec.length * 1.001 }, { by: "text", to })).toBe(false);
        expect(holds({ ...spec, scaling: 100 }, { by: "text", to })).toBe(false);
        const { resolution: _, ...unknown } = spec;
        expect(holds(unknown, { by: "text", to })).toBe(false);
        expect(sameTextSpec(spec, own)?.length).toBeCloseTo(to.length, 6);
      }),
    );
  });
});
