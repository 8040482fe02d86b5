import { describe, expect, it } from "vitest";
import {
  ASPECT_RATIO_PRESETS,
  DEFAULT_SPEC,
  diagonalInches,
  MAX_SCREENS,
  SECOND_DEFAULT_SPEC,
  sizeIn,
  sizeInInches,
} from "./screen.ts";

it("S9: maximum screens: 10", () => {
  expect(MAX_SCREENS).toBe(10);
});

it("S3: 27 diagonal at 16:9, and 29 diagonal at 21:9, in inches", () => {
  expect(DEFAULT_SPEC).toEqual({ length: 27, unit: "in", width: 16, height: 9 });
  expect(SECOND_DEFAULT_SPEC).toEqual({ length: 29, unit: "in", width: 21, height: 9 });
});

it("D8: the presets are 4:3, 16:10, 16:9, 21:9, in this order", () => {
  expect(ASPECT_RATIO_PRESETS.map(({ width, height }) => `${width}:${height}`)).toEqual([
    "4:3",
    "16:10",
    "16:9",
    "21:9",
  ]);
});

it("S4: values are converted to inches (centimetres divided by 2.54)", () => {
  // 12.7 cm / 2.54 = 5 in, and 5 in at 4:3 are 4 by 3.
  const display = { length: 12.7, unit: "cm", width: 4, height: 3 } as const;
  expect(diagonalInches(display)).toBeCloseTo(5, 14);
  expect(sizeInInches(display).width).toBeCloseTo(4, 14);
  expect(sizeInInches(display).height).toBeCloseTo(3, 14);
});

it("only the ratio of width to height counts: 32:18 and 1.6:0.9 are 16:9", () => {
  const size = sizeInInches(DEFAULT_SPEC);
  for (const [width, height] of [
    [32, 18],
    [1.6, 0.9],
  ] as const) {
    expect(sizeInInches({ ...DEFAULT_SPEC, width, height }).width).toBeCloseTo(size.width, 13);
  }
});

describe("a set of equal displays side by side (D29)", () => {
  /** 40 by 30 inches. */
  const single = { length: 50, unit: "in", width: 4, height: 3 } as const;

  it.each([
    [{ count: 2 }, 80],
    // A gap of 2.54 cm is an inch.
    [{ count: 2, gap: 2.54 }, 81],
    [{ count: 4, gap: 5.08 }, 166],
  ] as const)("is as wide as its displays and the gaps between them: %o", (set, width) => {
    const size = sizeInInches({ ...single, ...set });
    expect(size.width).toBeCloseTo(width, 12);
    expect(size.height).toBeCloseTo(30, 12);
  });

  it("of two 27″ 16:9 is 119.5 cm wide", () => {
    // 2 · 27 · 16/√337 · 2.54 = 119.5453
    expect(sizeIn({ ...DEFAULT_SPEC, count: 2 }, "cm").width).toBeCloseTo(119.5453, 4);
  });

  it("has no gap without a count", () => {
    expect(sizeInInches({ ...single, gap: 10 })).toEqual(sizeInInches(single));
  });
});
