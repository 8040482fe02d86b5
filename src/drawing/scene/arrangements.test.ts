import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ARRANGEMENTS, type Arrangement } from "#comparison/arrangement.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import { alikeScreens, extremeDisplay, screensOf, usualDisplay } from "#tests/arbitrary/screens.ts";
import { composeScene } from "#tests/setup/scene.ts";
import type { Outline } from "./marks.ts";

/** 4 by 3 and 3 by 4 inches. */
const ACROSS: Screen = { length: 5, unit: "in", width: 4, height: 3, colour: "blue" };
const UPRIGHT: Screen = { length: 5, unit: "in", width: 3, height: 4, colour: "green" };

const OVERLAID = ARRANGEMENTS.filter((arrangement) => arrangement !== "side");

function boxes(area: Size, arrangement: Arrangement, screens: readonly Screen[] = [ACROSS, UPRIGHT]): number[][] {
  const outlines = composeScene(screens, area, { arrangement }).outlines.toSorted((a, b) => a.number - b.number);
  return outlines.map(({ x, y, width, height }) => [x, y, width, height].map((value) => Number(value.toFixed(9))));
}

describe("4 × 3 and 3 × 4 inches, where 46 px of margin leave 100 px for an inch", () => {
  it("D10: centre: each screen in the middle of 492 × 492", () => {
    expect(boxes({ width: 492, height: 492 }, "centre")).toEqual([
      [46, 96, 400, 300],
      [96, 46, 300, 400],
    ]);
  });

  it("bottom: the lower edges level at 446, horizontally centred", () => {
    expect(boxes({ width: 492, height: 492 }, "bottom")).toEqual([
      [46, 146, 400, 300],
      [96, 46, 300, 400],
    ]);
  });

  it("corner: the top left corners together", () => {
    expect(boxes({ width: 492, height: 492 }, "corner")).toEqual([
      [46, 46, 400, 300],
      [46, 46, 300, 400],
    ]);
  });

  it("side: the pictures beside each other, both frames of 1 cm between them, the lower edges level (D56)", () => {
    // 1 cm is 39.37 px, so all together are 700 + 4 × 39.37 px wide and 400 + 2 × 39.37 px high.
    const frame = 100 / 2.54;
    const area = { width: 92 + 700 + 4 * frame, height: 92 + 400 + 2 * frame };
    const at = (...values: readonly number[]) => values.map((value) => expect.closeTo(value, 6));
    expect(boxes(area, "side")).toEqual([
      at(46 + frame, 146 + frame, 400, 300),
      at(446 + 3 * frame, 46 + frame, 300, 400),
    ]);
    expect(boxes(area, "side", [UPRIGHT, ACROSS])).toEqual([
      at(46 + frame, 46 + frame, 300, 400),
      at(346 + 3 * frame, 146 + frame, 400, 300),
    ]);
  });
});

const anyScreens = fc.oneof(screensOf(extremeDisplay), screensOf(usualDisplay), alikeScreens);
const anyArea = fc.record({
  width: fc.integer({ min: 100, max: 3000 }),
  height: fc.integer({ min: 100, max: 2000 }),
});
/** Rounding of doubles in a sum of a few thousand pixels. */
const ROUNDING = 1e-6;

function forEachScene(arrangement: Arrangement, check: (outlines: readonly Outline[], area: Size) => void) {
  fc.assert(
    fc.property(anyScreens, anyArea, (screens, area) => {
      const { outlines } = composeScene(screens, area, { arrangement });
      expect(outlines).toHaveLength(screens.length);
      check(
        outlines.toSorted((one, other) => one.number - other.number),
        area,
      );
    }),
    { numRuns: 200 },
  );
}

describe("any screens in any area", () => {
  it.each(OVERLAID)("%s: outlines keep the margin of 46 px and fill the rest in one direction", (arrangement) => {
    forEachScene(arrangement, (outlines, area) => {
      const left = Math.min(...outlines.map(({ x }) => x));
      const top = Math.min(...outlines.map(({ y }) => y));
      const right = Math.max(...outlines.map(({ x, width }) => x + width));
      const bottom = Math.max(...outlines.map(({ y, height }) => y + height));
      expect(Math.min(left, top, area.width - right, area.height - bottom)).toBeCloseTo(46, 5);
      expect(Math.abs(left - (area.width - right))).toBeLessThan(ROUNDING);
      expect(Math.abs(top - (area.height - bottom))).toBeLessThan(ROUNDING);
    });
  });

  it("bottom: lower edges are level and outlines are horizontally centred", () => {
    forEachScene("bottom", (outlines, area) => {
      const edges = outlines.map(({ y, height }) => y + height);
      expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(ROUNDING);
      for (const { x, width } of outlines) expect(Math.abs(x + width / 2 - area.width / 2)).toBeLessThan(ROUNDING);
    });
  });

  it("corner: all top left corners are at one point", () => {
    forEachScene("corner", (outlines) => {
      expect(new Set(outlines.map(({ x }) => x)).size).toBe(1);
      expect(new Set(outlines.map(({ y }) => y)).size).toBe(1);
    });
  });

  it("side: outlines keep the list's order and touch with their frames, with level lower edges (D56)", () => {
    fc.assert(
      fc.property(anyScreens, anyArea, (screens, area) => {
        const scene = composeScene(screens, area, { arrangement: "side" });
        // The frames fill the room within the margin in one direction.
        const margins = scene.frames.flatMap(({ x, y }) => [x, y]);
        expect(Math.min(...margins)).toBeCloseTo(46, 5);
        const gap = (2 / 2.54) * scene.pixelsPerInch;
        const outlines = scene.outlines.toSorted((one, other) => one.number - other.number);
        for (const [index, { x, y, height }] of outlines.entries()) {
          const before = outlines[index - 1];
          if (before === undefined) continue;
          expect(Math.abs(x - before.x - before.width - gap)).toBeLessThan(ROUNDING);
          expect(Math.abs(y + height - before.y - before.height)).toBeLessThan(ROUNDING);
        }
      }),
      { numRuns: 200 },
    );
  });
});
