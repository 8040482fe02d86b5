import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extremeDisplay, screensOf, usualDisplay } from "../../tests/arbitrary/screens.ts";
import { measuresOf } from "../domain/display/measures.ts";
import type { Screen } from "../domain/display/screen.ts";
import { overhangsOf } from "./overhangs.ts";

const BLUE: Screen = { length: 27, unit: "in", width: 16, height: 9, colour: "blue" };
const GREEN: Screen = { length: 34, unit: "in", width: 43, height: 18, colour: "green" };

describe("overhangsOf", () => {
  it("34″ 43:18 juts out (31.3629… − 23.5325…) / 2 = 3.9152…″ on each side of 27″ 16:9, which is 0.1083… taller", () => {
    expect(overhangsOf([BLUE, GREEN])).toEqual({
      unit: "in",
      width: { index: 1, length: expect.closeTo(3.9152, 4), figure: "+3.9″" },
      height: { index: 0, length: expect.closeTo(0.0542, 4), figure: "+0.1″" },
    });
    expect(overhangsOf([GREEN, BLUE])?.width?.index).toBe(0);
  });

  it("is in centimetres where both screens are: 3.9152… · 2.54 = 9.9446…", () => {
    const metric = [
      { ...BLUE, length: 68.58, unit: "cm" as const },
      { ...GREEN, length: 86.36, unit: "cm" as const },
    ];
    expect(overhangsOf(metric)?.width?.figure).toBe("+9.9\u202fcm");
  });

  it("is null for a side that differs by nothing worth a figure", () => {
    expect(overhangsOf([BLUE, { ...BLUE, colour: "green" }])).toEqual({ unit: "in", width: null, height: null });
    // 49″ 32:9 is 13.2665…″ tall, 0.0294… more than 27″ 16:9.
    expect(overhangsOf([BLUE, { ...BLUE, length: 49, width: 32 }])?.height).toBeNull();
  });

  it("is for two screens only", () => {
    expect(overhangsOf([])).toBeNull();
    expect(overhangsOf([BLUE])).toBeNull();
    expect(overhangsOf([BLUE, GREEN, { ...BLUE, colour: "pink" }])).toBeNull();
  });

  it("twice the overhang and the shorter side are the longer side, of any two screens", () => {
    const two = screensOf(fc.oneof(usualDisplay, extremeDisplay), { least: 2, most: 2 });
    fc.assert(
      fc.property(two, (screens) => {
        const found = overhangsOf(screens);
        for (const dimension of ["width", "height"] as const) {
          const overhang = found?.[dimension];
          if (found === null || overhang === null || overhang === undefined) continue;
          const sides = screens.map((screen) => measuresOf(screen, found.unit)[dimension]);
          const [longer = 0, shorter = 0] = sides.toSorted((one, other) => other - one);
          expect(sides[overhang.index]).toBe(longer);
          expect((shorter + 2 * overhang.length) / longer).toBeCloseTo(1, 10);
          expect(overhang.figure).toMatch(/^\+\d+(\.\d+)?(″|\u202fcm)$/);
        }
      }),
    );
  });
});
