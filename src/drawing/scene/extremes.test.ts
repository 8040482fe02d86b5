import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alikeScreens, extremeDisplay, named, screensOf, usualDisplay } from "../../../tests/arbitrary/screens.ts";
import { ARRANGEMENTS } from "../../comparison/arrangement.ts";
import { colourHex } from "../../domain/display/colour.ts";
import type { Screen } from "../../domain/display/screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import type { Box } from "./box.ts";
import { composeScene } from "./compose-scene.ts";
import type { Scene } from "./marks.ts";
import { reservedBoxes } from "./reserved-boxes.ts";

/** Lengths and ratios of every size that the site accepts (F8.2). */
const anyScreens: fc.Arbitrary<Screen[]> = fc.oneof(
  screensOf(extremeDisplay),
  screensOf(fc.oneof(usualDisplay, extremeDisplay)),
  screensOf(usualDisplay),
  alikeScreens,
  named(alikeScreens),
  named(screensOf(fc.oneof(usualDisplay, extremeDisplay))),
);

const side = fc.oneof(fc.double({ min: 0, max: 1500, noNaN: true }), fc.integer({ min: 93, max: 5000 }));
const anyArea: fc.Arbitrary<Size> = fc.oneof(
  fc.constantFrom(
    { width: 60, height: 60 },
    { width: 93, height: 93 },
    { width: 320, height: 400 },
    { width: 390.5, height: 650.25 },
    { width: 5000, height: 3000 },
  ),
  fc.record({ width: side, height: side }),
);

/** From the area of a small phone upwards. */
const phoneOrLarger: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 320, max: 3000 }),
  height: fc.integer({ min: 400, max: 2000 }),
});

const anyAlignment = fc.constantFrom(...ARRANGEMENTS);

/** Rounding of doubles in a sum of a few thousand pixels. */
const ROUNDING = 1e-6;

function forEachScene(screens: fc.Arbitrary<Screen[]>, areas: fc.Arbitrary<Size>, check: (scene: Scene) => void) {
  fc.assert(
    fc.property(screens, areas, anyAlignment, (some, area, arrangement) =>
      check(composeScene(some, area, { arrangement })),
    ),
    { numRuns: 400 },
  );
}

const covers = (one: Box, other: Box) =>
  one.x + ROUNDING < other.x + other.width &&
  other.x + ROUNDING < one.x + one.width &&
  one.y + ROUNDING < other.y + other.height &&
  other.y + ROUNDING < one.y + one.height;

const isWithin = (box: Box, area: Size, margin: number) =>
  box.x >= margin - ROUNDING &&
  box.y >= margin - ROUNDING &&
  box.x + box.width <= area.width - margin + ROUNDING &&
  box.y + box.height <= area.height - margin + ROUNDING;

describe("outlines", () => {
  it("S9.2, D10: keep the margin of 46 px, are centred, and none is missing", () => {
    fc.assert(
      fc.property(anyScreens, anyArea, (screens, area) => {
        const { outlines } = composeScene(screens, area);
        const hasRoom = area.width > 92 && area.height > 92;
        expect(outlines.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
          hasRoom ? screens.map((_, index) => index + 1) : [],
        );
        for (const outline of outlines) {
          expect(isWithin(outline, area, 46)).toBe(true);
          expect(outline.x + outline.width / 2).toBeCloseTo(area.width / 2, 6);
          expect(outline.y + outline.height / 2).toBeCloseTo(area.height / 2, 6);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("D10: have one scale for both directions, as large as the margins allow", () => {
    fc.assert(
      fc.property(anyScreens, phoneOrLarger, (screens, area) => {
        const { outlines, pixelsPerInch } = composeScene(screens, area);
        for (const { number, width, height } of outlines) {
          const screen = screens[number - 1] as Screen;
          const inches = screen.unit === "cm" ? screen.length / 2.54 : screen.length;
          expect(Math.hypot(width, height) / pixelsPerInch / inches).toBeCloseTo(1, 10);
          expect(width / height / (screen.width / screen.height)).toBeCloseTo(1, 10);
        }
        const widest = Math.max(...outlines.map(({ width }) => width));
        const highest = Math.max(...outlines.map(({ height }) => height));
        expect(Math.max(widest / (area.width - 92), highest / (area.height - 92))).toBeCloseTo(1, 10);
      }),
      { numRuns: 400 },
    );
  });

  it("S4.10: are painted from the largest area to the smallest", () => {
    forEachScene(anyScreens, anyArea, ({ outlines }) => {
      for (const [index, { width, height }] of outlines.entries()) {
        const next = outlines[index + 1];
        if (next !== undefined) expect(next.width * next.height).toBeLessThanOrEqual(width * height * (1 + 1e-11));
      }
      expect(new Set(outlines.map(({ stroke }) => stroke.colour)).size).toBe(outlines.length);
    });
  });
});

describe("labels", () => {
  it("stay in the area and never overlap each other or the scale bar", () => {
    forEachScene(anyScreens, anyArea, ({ labels, scaleBar, area }) => {
      for (const [index, label] of labels.entries()) {
        expect(isWithin(label, area, 0)).toBe(true);
        expect(labels.slice(index + 1).some((other) => covers(label, other))).toBe(false);
        if (scaleBar !== null) expect(covers(label, scaleBar.box)).toBe(false);
      }
      expect(labels.length).toBeLessThanOrEqual(10);
    });
  });

  it("never cover their own outline unless it has room for them and a gap of 4 px", () => {
    forEachScene(anyScreens, anyArea, ({ labels, outlines }) => {
      for (const label of labels) {
        const outline = outlines.find(({ number }) => number === label.number) as Box;
        const isLarge = outline.width >= label.width + 8 && outline.height >= label.height + 8;
        expect(!isLarge && covers(label, outline)).toBe(false);
      }
      expect(labels.length).toBeLessThanOrEqual(outlines.length);
    });
  });

  it("are all there and clear of the buttons over the drawing, in both layouts", () => {
    fc.assert(
      fc.property(anyScreens, phoneOrLarger, anyAlignment, fc.boolean(), (screens, area, arrangement, narrow) => {
        const reserved = reservedBoxes(area, narrow);
        const { labels } = composeScene(screens, area, { arrangement, reserved });
        expect(labels).toHaveLength(screens.length);
        expect(labels.filter((label) => reserved.some((box) => covers(label, box)))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it("D10: name every outline from 320 × 400 px up, so that none differs by colour alone", () => {
    fc.assert(
      fc.property(anyScreens, phoneOrLarger, anyAlignment, (screens, area, arrangement) => {
        const { labels } = composeScene(screens, area, { arrangement });
        expect(labels.map(({ number, swatch }) => [number, swatch.colour])).toEqual(
          screens.map(({ colour }, index) => [index + 1, colourHex(colour)]),
        );
      }),
      { numRuns: 400 },
    );
  });

  it("are never cut for usual screens", () => {
    forEachScene(screensOf(usualDisplay), phoneOrLarger, ({ labels }) => {
      expect(labels.filter(({ text }) => text.content.includes("…"))).toEqual([]);
    });
  });
});

describe("graph paper and scale bar", () => {
  it("the bar is one square long, or shorter in a narrow area, stays in the area and covers no outline", () => {
    forEachScene(anyScreens, anyArea, ({ grid, scaleBar, area, outlines }) => {
      expect(grid === null).toBe(outlines.length === 0);
      if (grid === null || scaleBar === null) return;
      const isLong = grid.pitch > area.width / 4;
      expect(isLong ? [2 / 5, 1 / 2] : [1]).toContainEqual(expect.closeTo(scaleBar.length / grid.pitch, 12));
      expect(isWithin(scaleBar.box, area, 0)).toBe(true);
      expect(outlines.some((outline) => covers(outline, scaleBar.box))).toBe(false);
    });
  });

  it("are both drawn from 320 × 400 px up", () => {
    forEachScene(anyScreens, phoneOrLarger, ({ grid, scaleBar }) => {
      expect(grid).not.toBeNull();
      expect(scaleBar).not.toBeNull();
    });
  });
});

it("a scene holds finite numbers and positive sizes only", () => {
  const numbersOf = (value: unknown): number[] =>
    typeof value === "number"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(numbersOf)
        : [];
  const positive = fc.double({ min: 1e-20, max: 1e20, noNaN: true });
  const beyond = fc.record({ length: positive, unit: fc.constant("in" as const), width: positive, height: positive });
  forEachScene(fc.oneof(anyScreens, screensOf(beyond)), anyArea, (scene) => {
    expect(numbersOf(scene).filter((number) => !Number.isFinite(number))).toEqual([]);
    for (const box of [...scene.outlines, ...scene.labels]) {
      expect(box.width).toBeGreaterThan(0);
      expect(box.height).toBeGreaterThan(0);
    }
  });
});
