import { describe, expect, it } from "vitest";
import { pictureSizeIn } from "./picture.ts";

/** 40 by 30 inches. */
const DISPLAY = { length: 50, unit: "in", width: 4, height: 3 } as const;

describe("the picture of a film (D33)", () => {
  it("is as wide as the display and has bars above and below where the film is wider", () => {
    expect(pictureSizeIn(DISPLAY, 16 / 9, "in")).toEqual({
      width: expect.closeTo(40, 12),
      height: expect.closeTo(22.5, 12),
    });
  });

  it("is as high as the display and has bars at its sides where the film is narrower", () => {
    expect(pictureSizeIn(DISPLAY, 1, "in")).toEqual({ width: expect.closeTo(30, 12), height: expect.closeTo(30, 12) });
  });

  it("of 16:9 on 34″ 3440×1440 has a diagonal of 26.8″", () => {
    // 34 · 18/√2173 = 13.129 in high; times √(16² + 9²)/9.
    const { width, height } = pictureSizeIn({ length: 34, unit: "in", width: 43, height: 18 }, 16 / 9, "in");
    expect(Math.hypot(width, height)).toBeCloseTo(26.779, 3);
  });

  it("is that of each display of a set", () => {
    expect(pictureSizeIn({ ...DISPLAY, count: 2, gap: 5 }, 4 / 3, "cm")).toEqual({
      width: expect.closeTo(101.6, 10),
      height: expect.closeTo(76.2, 10),
    });
  });
});
