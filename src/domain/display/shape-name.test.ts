import { expect, it } from "vitest";
import { shapeFrom } from "./resolution.ts";
import { isCalledAlike, shapeName } from "./shape-name.ts";

const of = (width: number, height: number) => shapeFrom({ width, height });

it.each([
  [21, 9, "ratio", 21, 9],
  [3840, 2160, "ratio", 16, 9],
  [1366, 768, "ratio", 16, 9],
  [1440, 2560, "ratio", 9, 16],
  [3440, 1440, "resolution", 3440, 1440],
  [43, 18, "resolution", 3440, 1440],
] as const)("%d:%d is called by the %s %d and %d (D35)", (width, height, is, across, down) => {
  expect(shapeName(of(width, height))).toEqual({ is, width: across, height: down });
});

it("shapes are called alike by what people read", () => {
  expect(isCalledAlike(of(3840, 2160), of(16, 9))).toBe(true);
  expect(isCalledAlike(of(1366, 768), of(16, 9))).toBe(true);
  expect(isCalledAlike(of(3440, 1440), of(2560, 1080))).toBe(false);
});
