import { describe, expect, it } from "vitest";
import { pixelsPerInch } from "./pixel-density.ts";
import { shapeFrom } from "./resolution.ts";

describe("pixelsPerInch", () => {
  it("27″ at 2560×1440: √(2560² + 1440²) = 160·√337, over 27 is 108.7855392633", () => {
    expect(pixelsPerInch({ length: 27, unit: "in", ...shapeFrom({ width: 2560, height: 1440 }) })).toBeCloseTo(
      108.785539263323,
      11,
    );
  });

  it("10″ at 800×600 are exactly 100, in centimetres and upright too", () => {
    expect(pixelsPerInch({ length: 10, unit: "in", ...shapeFrom({ width: 800, height: 600 }) })).toBe(100);
    expect(pixelsPerInch({ length: 25.4, unit: "cm", ...shapeFrom({ width: 600, height: 800 }) })).toBeCloseTo(100, 12);
  });

  it("is null without a resolution", () => {
    expect(pixelsPerInch({ length: 27, unit: "in", width: 16, height: 9 })).toBeNull();
  });
});
