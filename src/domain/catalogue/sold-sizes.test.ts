import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usualDisplay } from "#tests/arbitrary/screens.ts";
import { numbers } from "#words/en/numbers.ts";
import type { ComparedDimension } from "../display/dimension.ts";
import { shapeFrom } from "../display/resolution.ts";
import type { DisplaySpec } from "../display/screen.ts";
import { ultrawideAt } from "../display/ultrawide.ts";
import { soldSizes } from "./sold-sizes.ts";

const ULTRAWIDE: DisplaySpec = { length: 34, unit: "in", ...shapeFrom({ width: 3440, height: 1440 }) };

/** The first lengths of each ratio with their percents. */
function found(screen: DisplaySpec, by: ComparedDimension) {
  return soldSizes(screen, by).map(({ ratio, exact, sold }) => [
    numbers.ratioText(ratio),
    exact?.length.toFixed(1),
    ...sold.map(({ display, percent }) => `${display.length} ${percent.toFixed(1)}`),
  ]);
}

describe("soldSizes (F6.5)", () => {
  it("as tall as 34″ 3440×1440, which is 13.129″ tall, are 27″ 16:9 (0.8% more), 49″ 32:9 and 24″ 16:10", () => {
    expect(found(ULTRAWIDE, "height")).toEqual([
      ["16:9", "26.8", "27 0.8", "26.5 -1.0"],
      ["32:9", "48.5", "49 1.0"],
      ["16:10", "24.8", "24 -3.1"],
      ["4:3", "21.9"],
    ]);
  });

  it("as large are 31.5″ 16:9, 3.0% more, and 30″ 16:10, 1.8% less", () => {
    const rows = found(ULTRAWIDE, "area");
    expect(rows[0]?.slice(0, 3)).toEqual(["16:9", "31.0", "31.5 3.0"]);
    expect(rows.find(([ratio]) => ratio === "16:10")).toEqual(["16:10", "30.3", "30 -1.8"]);
  });

  it("compares upright screens with upright ones, and lists televisions from 40″ on", () => {
    const upright = soldSizes({ length: 27, unit: "in", width: 9, height: 16 }, "width");
    for (const { sold } of upright)
      for (const { display } of sold) expect(display.height).toBeGreaterThan(display.width);
    const wide = soldSizes({ length: 100, unit: "in", width: 64, height: 27 }, "height");
    expect(wide.flatMap(({ sold }) => sold.map(({ display }) => display.length))).toContain(83);
  });

  it("offers an ultrawide at the resolution that most of its size have", () => {
    const [row] = found({ length: 27, unit: "in", width: 16, height: 9 }, "height");
    expect(row).toEqual(["3440×1440", "34.3", "34 -0.8", "37.5 9.0"]);
    for (let length = 20; length < 40; length += 0.25) {
      const rows = soldSizes({ length, unit: "in", width: 16, height: 9 }, "height");
      const ultrawide =
        rows.find(({ ratio }) => ratio.resolution?.width === 3440)?.sold.map(({ display }) => display) ?? [];
      for (const display of ultrawide) expect(ultrawideAt(display.length).width).toBe(display.resolution?.width);
    }
  });

  it("offers televisions for televisions, but not their own size", () => {
    const row = (length: number) =>
      found({ length, unit: "in", ...shapeFrom({ width: 3840, height: 2160 }) }, "height")[0];
    expect(row(65)).toEqual(["16:9", undefined, "70 7.7"]);
    expect(row(75)).toEqual(["16:9", undefined, "77 2.7", "70 -6.7"]);
    expect(
      found({ length: 32, unit: "in", ...shapeFrom({ width: 3840, height: 2160 }) }, "height").map(([ratio]) => ratio),
    ).not.toContain("16:9");
  });

  it("offers nothing farther than 10%, the nearer first, and one on each side", () => {
    fc.assert(
      fc.property(usualDisplay, fc.constantFrom<ComparedDimension>("width", "height", "area"), (display, by) => {
        for (const { sold } of soldSizes(display, by)) {
          const percents = sold.map(({ percent }) => percent);
          expect(percents.length).toBeLessThanOrEqual(2);
          for (const percent of percents) expect(Math.abs(percent)).toBeLessThanOrEqual(10);
          const [near, far] = percents;
          if (near === undefined || far === undefined) continue;
          expect(Math.abs(near)).toBeLessThanOrEqual(Math.abs(far));
          expect(near >= 0).not.toBe(far >= 0);
        }
      }),
    );
  });
});
