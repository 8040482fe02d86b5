import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ARRANGEMENTS } from "#comparison/arrangement.ts";
import { CONTENTS } from "#comparison/content.ts";
import { shapeOfPixels } from "#domain/display/resolution.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import {
  alikeScreens,
  extremeDisplay,
  having,
  inSets,
  named,
  screensOf,
  usualDisplay,
} from "#tests/arbitrary/screens.ts";
import { composeScene } from "#tests/setup/scene.ts";
import { type Box, grown, intersection, isWithin, overlap } from "./box.ts";
import type { SceneOptions } from "./compose-scene.ts";
import { dimensionBoxes } from "./dimension-place.ts";
import { type Highlight, highlightScene } from "./highlighted-scene.ts";
import type { Scene } from "./marks.ts";
import { reservedBoxes } from "./page-options.ts";
import { squareSizeBox } from "./scale-bar.ts";
import { type Sizing, TO_SCALE } from "./sizing.ts";

/** Lengths and ratios of every size that the site accepts (F8.2). */
const anyScreens: fc.Arbitrary<Screen[]> = fc.oneof(
  screensOf(extremeDisplay),
  screensOf(fc.oneof(usualDisplay, extremeDisplay)),
  screensOf(usualDisplay),
  alikeScreens,
  named(alikeScreens),
  named(screensOf(fc.oneof(usualDisplay, extremeDisplay))),
);

const pixels = fc.integer({ min: 600, max: 7680 });
const resolvedDisplay = fc
  .tuple(usualDisplay, fc.record({ width: pixels, height: pixels }))
  .map(([display, resolution]) => ({ ...display, ...shapeOfPixels(resolution) }));

/** Sets, at their own distances, and with resolutions. */
const variousScreens = fc.oneof(
  anyScreens,
  inSets(anyScreens),
  having(screensOf(fc.oneof(usualDisplay, resolvedDisplay)), "count", "gap", "distance", "scaling"),
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

/** To scale, as large as screens look from the seat (D32), and by their pixels (D46). */
const anySizing = fc.constantFrom<Sizing>(
  TO_SCALE,
  { by: "angle", distance: null },
  { by: "angle", distance: 60 },
  { by: "pixels" },
);

/** The browser's own text size, and text at 200% (F9.3). */
const anyTextScale = fc.constantFrom(1, 2);

const toScale = fc.record({ arrangement: anyAlignment, textScale: anyTextScale });
const anyView = fc.record({
  arrangement: anyAlignment,
  textScale: anyTextScale,
  content: fc.constantFrom(...CONTENTS),
  sizing: anySizing,
});

/** Rounding of doubles in a sum of a few thousand pixels. */
const ROUNDING = 1e-6;

/** The boxes of all marks that must not lie over each other: each mark with its own. */
function annotationsOf({ dimensions, labels, scaleBar, squareSize }: Scene): Box[] {
  return [
    ...dimensions.flatMap(dimensionBoxes),
    ...labels,
    ...(scaleBar === null ? [] : [scaleBar.box]),
    ...(squareSize === null ? [] : [squareSizeBox(squareSize)]),
  ];
}

function forEachScene(
  screens: fc.Arbitrary<Screen[]>,
  areas: fc.Arbitrary<Size>,
  views: fc.Arbitrary<Partial<SceneOptions>>,
  check: (scene: Scene) => void,
) {
  fc.assert(
    fc.property(screens, areas, views, (some, area, view) => check(composeScene(some, area, view))),
    { numRuns: 150 },
  );
}

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
          expect(isWithin(grown(outline, 46), area)).toBe(true);
          expect(outline.x + outline.width / 2).toBeCloseTo(area.width / 2, 6);
          expect(outline.y + outline.height / 2).toBeCloseTo(area.height / 2, 6);
        }
      }),
      { numRuns: 150 },
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
      { numRuns: 150 },
    );
  });

  it("S4.10: are painted from the largest area to the smallest", () => {
    forEachScene(variousScreens, anyArea, anyView, ({ outlines }) => {
      for (const [index, { width, height }] of outlines.entries()) {
        const next = outlines[index + 1];
        if (next !== undefined) expect(next.width * next.height).toBeLessThanOrEqual(width * height * (1 + 1e-11));
      }
      expect(new Set(outlines.map(({ colour }) => colour)).size).toBe(outlines.length);
    });
  });
});

it("S9.2, D29: sets keep the margin, and their seams lie in order within their outline", () => {
  forEachScene(variousScreens, anyArea, anyView, ({ outlines, seams, area }) => {
    expect(outlines.filter((outline) => !isWithin(grown(outline, 46), area))).toEqual([]);
    for (const { number, ...outline } of outlines) {
      let last = outline.x;
      for (const seam of seams.filter((each) => each.number === number)) {
        expect(intersection(seam, outline)).toMatchObject(closeTo(seam));
        expect(seam.x).toBeGreaterThanOrEqual(last - ROUNDING);
        last = seam.x + seam.width;
      }
    }
  });
});

describe("labels", () => {
  it("stay in the area and never overlap each other or the scale bar", () => {
    forEachScene(variousScreens, anyArea, anyView, ({ labels, scaleBar, area }) => {
      for (const [index, label] of labels.entries()) {
        expect(isWithin(label, area)).toBe(true);
        expect(labels.slice(index + 1).some((other) => overlap(label, other))).toBe(false);
        if (scaleBar !== null) expect(overlap(label, scaleBar.box)).toBe(false);
      }
      expect(labels.length).toBeLessThanOrEqual(10);
    });
  });

  it("are clear of the buttons over the drawing, in both layouts", () => {
    fc.assert(
      fc.property(anyScreens, phoneOrLarger, anyAlignment, fc.boolean(), (screens, area, arrangement, narrow) => {
        const reserved = reservedBoxes(area, narrow, "fit");
        const { labels } = composeScene(screens, area, { arrangement, reserved });
        expect(labels.filter((label) => reserved.some((box) => overlap(label, box)))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("D10: have the colour and number of their outlines", () => {
    forEachScene(anyScreens, phoneOrLarger, toScale, ({ labels, outlines }) => {
      for (const { id, number, colour } of labels) {
        expect(outlines.find((outline) => outline.id === id)).toMatchObject({ number, colour });
      }
    });
  });

  it("have a name of which a letter is left, or none (V15)", () => {
    const named = fc.tuple(anyScreens, fc.stringMatching(/^[MW][a-z]{0,19}$/));
    const screens = named.map(([described, name]) => described.map((screen) => ({ ...screen, name })));
    forEachScene(screens, anyArea, toScale, ({ labels }) => {
      expect(labels.filter(({ text }) => text.content.startsWith("… "))).toEqual([]);
    });
  });

  it("are never cut for usual screens", () => {
    const usualText = fc.record({ arrangement: anyAlignment });
    forEachScene(screensOf(usualDisplay), phoneOrLarger, usualText, ({ labels }) => {
      expect(labels.filter(({ text }) => text.content.includes("…"))).toEqual([]);
    });
  });
});

describe("a drawing that is moved at a fixed scale (D30)", () => {
  const offset = fc.integer({ min: -4000, max: 4000 });

  it("keeps labels, dimensions and the scale bar in the area and apart", () => {
    fc.assert(
      fc.property(
        screensOf(usualDisplay),
        phoneOrLarger,
        fc.record({ x: offset, y: offset }),
        fc.integer({ min: 10, max: 300 }),
        (screens, area, moved, pixelsPerInch) => {
          const scene = composeScene(screens, area, { scale: { pixelsPerInch }, offset: moved });
          const boxes = annotationsOf(scene);
          for (const box of boxes) expect(isWithin(box, area)).toBe(true);
          for (const label of scene.labels) {
            expect(boxes.filter((box) => box !== label && overlap(label, box))).toEqual([]);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("graph paper and scale bar", () => {
  it("the bar is one square long, or shorter in a narrow area, stays in the area and covers no outline", () => {
    forEachScene(anyScreens, anyArea, toScale, ({ grid, scaleBar, area, outlines }) => {
      expect(grid === null).toBe(outlines.length === 0);
      if (grid === null || scaleBar === null) return;
      const isLong = grid.pitch > area.width / 4;
      expect(isLong ? [2 / 5, 1 / 2] : [1]).toContainEqual(expect.closeTo(scaleBar.length / grid.pitch, 12));
      expect(isWithin(scaleBar.box, area)).toBe(true);
      expect(outlines.some((outline) => overlap(outline, scaleBar.box))).toBe(false);
    });
  });

  it("are both drawn from 320 × 400 px up", () => {
    forEachScene(anyScreens, phoneOrLarger, toScale, ({ grid, scaleBar }) => {
      expect(grid).not.toBeNull();
      expect(scaleBar).not.toBeNull();
    });
  });
});

const anyHighlight = fc.constantFrom<Highlight["by"]>("pointer", "focus");

describe("dimensions", () => {
  it("stay in the area and never overlap labels, scale bar, reserved boxes, outlines or each other", () => {
    const pairs = fc.oneof(screensOf(usualDisplay, { most: 2 }), screensOf(usualDisplay), anyScreens);
    fc.assert(
      fc.property(
        pairs,
        anyArea,
        anyAlignment,
        fc.boolean(),
        anyHighlight,
        fc.nat(9),
        anyTextScale,
        (screens, area, arrangement, narrow, by, index, textScale) => {
          const options = { reserved: reservedBoxes(area, narrow, "fit"), textScale };
          const number = (index % screens.length) + 1;
          const scene = highlightScene(composeScene(screens, area, { arrangement, ...options }), { id: number, by });
          const lines = scene.dimensions.flatMap(dimensionBoxes);
          expect(lines.filter((box) => !isWithin(box, area))).toEqual([]);
          const all = annotationsOf(scene);
          for (const [place, box] of lines.entries()) {
            const others = all.filter((_, other) => other > place && !(place % 2 === 0 && other === place + 1));
            // The height of a highlighted screen in a row lies inside it (D56).
            const outlines = scene.outlines.filter(({ id }) => !scene.isRow || id !== number);
            expect([...others, ...options.reserved, ...outlines].filter((other) => overlap(box, other))).toEqual([]);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("of a highlighted screen in a row leave the row's own ones free", () => {
    const screens = (["blue", "orange", "green", "sky"] as const).map(
      (colour): Screen => ({ length: 99_999, unit: "in", width: 1, height: 1, colour }),
    );
    const area = { width: 320, height: 400 };
    const options = { arrangement: "side", reserved: reservedBoxes(area, false, "fit"), textScale: 2 } as const;
    const { dimensions } = highlightScene(composeScene(screens, area, options), {
      id: 4,
      by: "pointer",
    });
    const boxes = dimensions.map(dimensionBoxes);
    expect(boxes.length).toBeGreaterThan(1);
    for (const [place, own] of boxes.entries())
      for (const other of boxes.slice(place + 1).flat()) expect(own.filter((box) => overlap(box, other))).toEqual([]);
  });

  it("show the true length, rounded, in the unit of the graph paper", () => {
    fc.assert(
      fc.property(
        screensOf(usualDisplay),
        phoneOrLarger,
        anyAlignment,
        fc.nat(9),
        (screens, area, arrangement, index) => {
          const number = (index % screens.length) + 1;
          const scene = highlightScene(composeScene(screens, area, { arrangement }), { id: number, by: "focus" });
          const perUnit = scene.grid?.unit === "cm" ? scene.pixelsPerInch / 2.54 : scene.pixelsPerInch;
          for (const { from, to, figure } of scene.dimensions) {
            expect(Math.abs(Number.parseFloat(figure.content) - (to - from) / perUnit)).toBeLessThanOrEqual(
              0.05 + 1e-9,
            );
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("hatchings and shared edges", () => {
  it("lie within the outline they belong to and outside the other", () => {
    fc.assert(
      fc.property(
        screensOf(usualDisplay, { least: 2, most: 2 }),
        phoneOrLarger,
        anyAlignment,
        (screens, area, arrangement) => {
          const { hatchings, outlines } = composeScene(screens, area, { arrangement });
          for (const hatching of hatchings) {
            for (const outline of outlines) {
              const inside = intersection(hatching, outline);
              if (outline.number === hatching.number) expect(inside).toMatchObject(closeTo(hatching));
              else expect(overlap(hatching, outline)).toBe(false);
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("two or more outlines have an edge within 2 px of each shared one", () => {
    forEachScene(variousScreens, anyArea, anyView, ({ sharedEdges, outlines }) => {
      for (const { axis, from, to, across, colours } of sharedEdges) {
        expect(new Set(colours).size).toBeGreaterThanOrEqual(2);
        for (const colour of colours) {
          const { x, y, width, height } = outlines.find((outline) => outline.colour === colour) as Box;
          const [start, length, sides] = axis === "x" ? [x, width, [y, y + height]] : [y, height, [x, x + width]];
          expect(Math.min(...sides.map((side) => Math.abs(side - across)))).toBeLessThan(2);
          expect(start <= from && to <= start + length).toBe(true);
        }
      }
    });
  });
});

function closeTo({ x, y, width, height }: Box) {
  return {
    x: expect.closeTo(x, 6),
    y: expect.closeTo(y, 6),
    width: expect.closeTo(width, 6),
    height: expect.closeTo(height, 6),
  };
}

it("a scene holds finite numbers and positive sizes only", () => {
  const numbersOf = (value: unknown): number[] =>
    typeof value === "number"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(numbersOf)
        : [];
  const positive = fc.double({ min: 1e-20, max: 1e20, noNaN: true });
  const beyond = fc.record({ length: positive, unit: fc.constant("in" as const), width: positive, height: positive });
  forEachScene(fc.oneof(variousScreens, screensOf(beyond)), anyArea, anyView, (scene) => {
    expect(numbersOf(scene).filter((number) => !Number.isFinite(number))).toEqual([]);
    for (const box of [...scene.outlines, ...scene.labels]) {
      expect(box.width).toBeGreaterThan(0);
      expect(box.height).toBeGreaterThan(0);
    }
  });
});
