import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Size } from "../geometry/size.ts";
import { givenRatio, shapeFrom, usualRatio } from "./resolution.ts";

describe("shapeFrom: two whole numbers from 200 are a resolution (F6.2)", () => {
  it.each([
    [3440, 1440],
    [200, 200],
    [99_999, 200],
    [1170, 2532],
  ])("%d:%d", (width, height) => {
    expect(shapeFrom({ width, height }).resolution).toEqual({ width, height });
    expect(givenRatio(shapeFrom({ width, height }))).toEqual({ width, height });
  });

  it.each([
    [16, 9],
    [199, 300],
    [3440, 1],
    [1920.5, 1080],
    [100_000, 1080],
    [999_999_999_999, 999_999_999_999],
  ])("%d:%d is none", (width, height) => {
    expect(shapeFrom({ width, height })).toEqual({ width, height });
  });

  it.each([
    [3840, 2160, 16, 9],
    [1600, 2560, 10, 16],
    [3440, 1440, 43, 18],
    [3840, 1600, 12, 5],
    // No ratio of its own looks like pixels.
    [1366, 768, 68.3, 38.4],
  ])("%d×%d has the ratio %d:%d, as people know it or in lowest terms", (width, height, across, down) => {
    expect(shapeFrom({ width, height })).toMatchObject({ width: across, height: down });
  });
});

/** `16:9` */
function ratioOf(resolution: Size): string {
  const { width, height } = usualRatio(resolution);
  return `${width}:${height}`;
}

describe("usualRatio", () => {
  it.each([
    // 80, 120, 80, 320, 40, 160 and 3 times the ratio
    [3440, 1440, "43:18"],
    [1920, 1080, "16:9"],
    [2560, 1080, "64:27"],
    [3840, 1600, "12:5"],
    [5120, 1440, "32:9"],
    [2400, 1080, "20:9"],
    [3000, 2000, "3:2"],
    [1600, 1600, "1:1"],
  ])("%d×%d is %s, in lowest terms", (width, height, text) => {
    expect(ratioOf({ width, height })).toBe(text);
  });

  it.each([
    // 8:5, 8:5, 16:5, 7:3 and 13:6 in lowest terms
    [1920, 1200, "16:10"],
    [2560, 1600, "16:10"],
    [3840, 1200, "32:10"],
    [2520, 1080, "21:9"],
    [2340, 1080, "19.5:9"],
  ])("%d×%d is %s, as everybody writes it", (width, height, text) => {
    expect(ratioOf({ width, height })).toBe(text);
  });

  it.each([
    // 422:195 = 2.1641…, 59:41 = 1.4390…, 756:491 = 1.5397…, 85:48 = 1.7708…, 91:82 = 1.1097…
    [2532, 1170, "2.16:1"],
    [2360, 1640, "1.44:1"],
    [3024, 1964, "1.54:1"],
    [1360, 768, "1.77:1"],
    [2184, 1968, "1.11:1"],
  ])("%d×%d, whose lowest terms are long, is %s", (width, height, text) => {
    expect(ratioOf({ width, height })).toBe(text);
  });

  it.each([
    // 768 · 16/9 = 1365.3, 750 · 16/9 = 1333.3, 480 · 16/9 = 853.3, 2048 · 4/3 = 2730.7
    [1366, 768, "16:9"],
    [1334, 750, "16:9"],
    [854, 480, "16:9"],
    [2732, 2048, "4:3"],
  ])("%d×%d is %s but for the rounding to whole pixels", (width, height, text) => {
    expect(ratioOf({ width, height })).toBe(text);
  });

  it("swaps the two parts of an upright resolution", () => {
    expect(ratioOf({ width: 1080, height: 1920 })).toBe("9:16");
    expect(ratioOf({ width: 1600, height: 2560 })).toBe("10:16");
    expect(ratioOf({ width: 1170, height: 2532 })).toBe("1:2.16");
  });

  it("is short and within 1% of the truth, for every resolution up to 8:1", () => {
    const pixels = fc.integer({ min: 1250, max: 10_000 });
    fc.assert(
      fc.property(pixels, pixels, (width, height) => {
        const text = ratioOf({ width, height });
        expect(text.length).toBeLessThanOrEqual(6);
        const [across = 0, down = 0] = text.split(":").map(Number);
        expect(Math.abs((across / down / width) * height - 1)).toBeLessThan(0.01);
      }),
      { numRuns: 1000 },
    );
  });
});
