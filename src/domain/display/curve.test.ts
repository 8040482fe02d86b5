import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CurvedDisplay,
  depthIn,
  isPossibleCurve,
  LARGEST_RADIUS,
  lengthAlong,
  smallestRadius,
  standingSizeIn,
} from "./curve.ts";
import { type DisplaySpec, sizeIn } from "./screen.ts";

/** 49 · 32/√1105 · 2.54 = 119.812 cm along the curve. */
const SUPERWIDE: DisplaySpec = { length: 49, unit: "in", width: 5120, height: 1440 };
const UPRIGHT: DisplaySpec = { ...SUPERWIDE, width: 1440, height: 5120 };

const displays: fc.Arbitrary<DisplaySpec> = fc
  .record({
    length: fc.double({ min: 5, max: 200, noNaN: true }),
    unit: fc.constantFrom("in" as const, "cm" as const),
    ratio: fc.constantFrom([16, 9], [9, 16], [21, 9], [32, 9], [4, 3], [1, 1]),
    set: fc.constantFrom({}, { count: 2 as const }, { count: 3 as const, gap: 2 }),
  })
  .map(({ ratio: [width = 1, height = 1], set, ...length }) => ({ ...length, ...set, width, height }));
const curved: fc.Arbitrary<CurvedDisplay> = fc
  .tuple(displays, fc.double({ min: 0, max: 1, noNaN: true }))
  .filter(([display]) => smallestRadius(display) <= LARGEST_RADIUS)
  .map(([display, share]) => {
    const least = smallestRadius(display);
    return { ...display, radius: Math.round(least + share * (LARGEST_RADIUS - least)) };
  });

describe("a curved display (D61)", () => {
  it.each([
    // 200 · sin(119.812 ÷ 200) and 100 · (1 − cos(119.812 ÷ 200))
    [1000, 112.77, 17.41],
    // 360 · sin(119.812 ÷ 360) and 180 · (1 − cos(119.812 ÷ 360))
    [1800, 117.61, 9.88],
  ])("of 49″ 32:9 and %iR stands %f cm wide and %f cm deep", (radius, straight, depth) => {
    const display = { ...SUPERWIDE, radius };
    expect(standingSizeIn(display, "cm").width).toBeCloseTo(straight, 2);
    expect(standingSizeIn(display, "cm").height).toBe(sizeIn(display, "cm").height);
    expect(depthIn(display, "cm")).toBeCloseTo(depth, 2);
  });

  it("curves along its longer side when it stands upright, as deep as before", () => {
    const display = { ...UPRIGHT, radius: 1000 };
    expect(standingSizeIn(display, "cm").height).toBeCloseTo(112.77, 2);
    expect(standingSizeIn(display, "cm").width).toBe(sizeIn(display, "cm").width);
    expect(depthIn(display, "cm")).toBeCloseTo(depthIn({ ...SUPERWIDE, radius: 1000 }, "cm"), 9);
  });

  it("curves along its width if it is a square", () => {
    const square: CurvedDisplay = { length: 40, unit: "in", width: 1, height: 1, radius: 1000 };
    expect(standingSizeIn(square, "cm").width).toBeLessThan(standingSizeIn(square, "cm").height);
  });

  it("counts straight widths and gaps of a set, and the depth of one", () => {
    const set: CurvedDisplay = { ...SUPERWIDE, radius: 1000, count: 2, gap: 1.5 };
    // 2 · 112.773 + 1.5
    expect(standingSizeIn(set, "cm").width).toBeCloseTo(227.046, 3);
    expect(depthIn(set, "cm")).toBeCloseTo(17.41, 2);
  });

  it("is less than half a circle and at most 5 m", () => {
    // 77 · 16/√337 · 2.54 = 170.462 cm, and 1704.62 ÷ π = 542.6 mm
    const large: DisplaySpec = { length: 77, unit: "in", width: 16, height: 9 };
    expect(smallestRadius(large)).toBe(543);
    expect(smallestRadius({ ...large, width: 9, height: 16 })).toBe(543);
    expect(smallestRadius({ ...large, count: 4 })).toBe(543);
    expect(smallestRadius(SUPERWIDE)).toBe(500);
    for (const [radius, isPossible] of [
      [542, false],
      [543, true],
      [5000, true],
      [5001, false],
    ] as const)
      expect(isPossibleCurve({ ...large, radius })).toBe(isPossible);
    expect(isPossibleCurve({ ...SUPERWIDE, radius: 499 })).toBe(false);
    expect(isPossibleCurve(large)).toBe(true);
  });

  it("is nearly flat with a huge radius", () => {
    fc.assert(
      fc.property(displays, (display) => {
        const nearly = { ...display, radius: 1e9 };
        expect(Math.abs(standingSizeIn(nearly, "cm").width / sizeIn(display, "cm").width - 1)).toBeLessThan(1e-6);
        expect(depthIn(nearly, "cm") / sizeIn(display, "cm").width).toBeLessThan(1e-3);
      }),
    );
  });

  it("stands narrower and deeper the tighter it is", () => {
    fc.assert(
      fc.property(curved, fc.integer({ min: 1, max: 1000 }), ({ radius = 0, ...display }, more) => {
        const [tight, wide] = [
          { ...display, radius },
          { ...display, radius: radius + more },
        ];
        const [one, other, flat] = [tight, wide, display].map((each) => {
          const { width, height } = standingSizeIn(each, "cm");
          return width + height;
        }) as [number, number, number];
        expect(one).toBeLessThan(other);
        expect(other).toBeLessThan(flat);
        expect(depthIn(tight, "cm")).toBeGreaterThan(depthIn(wide, "cm"));
      }),
    );
  });

  it("lies on its circle: its middle, its edges and the centre have one distance", () => {
    fc.assert(
      fc.property(curved, ({ count: _, gap: __, ...display }) => {
        const { width, height } = standingSizeIn(display, "cm");
        const straight = display.height > display.width ? height : width;
        const radius = (display.radius ?? 0) / 10;
        expect(Math.hypot(straight / 2, radius - depthIn(display, "cm"))).toBeCloseTo(radius, 6);
        const along = sizeIn(display, "cm")[display.height > display.width ? "height" : "width"];
        expect(lengthAlong(straight, radius) / along).toBeCloseTo(1, 6);
      }),
    );
  });
});
