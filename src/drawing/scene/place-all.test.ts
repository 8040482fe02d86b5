import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { listScreens } from "#comparison/listed-screen.ts";
import { composeScene } from "#tests/setup/scene.ts";
import { placeAll } from "./place-all.ts";

/** 101.6 × 76.2 cm. */
const TELEVISION = parseScreens("50in-4x3").screens;
const NICHE = { space: { width: 300, height: 200, unit: "cm" }, frame: 1 } as const;
const AREA = { width: 800, height: 600 };

describe("the size of everything that is drawn", () => {
  it("has the objects and the space beside the screens (D31, D38)", () => {
    const { width, height } = placeAll(listScreens(TELEVISION), { objects: ["person"] }).room.bounds;
    expect(width * 2.54).toBeGreaterThan(101.6 + 49);
    expect(height * 2.54).toBeCloseTo(170, 9);
    const niche = placeAll(listScreens(TELEVISION), { space: NICHE }).room.bounds;
    expect([niche.width * 2.54, niche.height * 2.54]).toEqual([expect.closeTo(300, 9), expect.closeTo(200, 9)]);
  });

  it("is what a drawing at a fixed scale moves by (D30.5)", () => {
    for (const options of [{}, { objects: ["person", "sofa"] }, { space: NICHE }] as const) {
      const { bounds } = placeAll(listScreens(TELEVISION), options).room;
      const scene = composeScene(TELEVISION, AREA, { ...options, scale: { pixelsPerInch: 91 } });
      expect(scene.bounds).toEqual({ width: bounds.width * 91, height: bounds.height * 91 });
    }
  });

  it("is nothing where nothing is compared, since objects are drawn beside screens only", () => {
    expect(placeAll([], { objects: ["sofa"] }).room.bounds).toEqual({ width: 0, height: 0 });
  });
});
