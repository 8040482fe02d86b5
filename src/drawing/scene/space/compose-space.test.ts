import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { ARRANGEMENTS } from "#comparison/arrangement.ts";
import { listScreens } from "#comparison/listed-screen.ts";
import { inSets, screensOf, usualDisplay } from "#tests/arbitrary/screens.ts";
import { drawing } from "#words/en/drawing.ts";
import { composeScene, DRAWING_MARGIN } from "../compose-scene.ts";
import { viewOptions } from "../view-options.ts";

const AREA = { width: 832, height: 590 };

function sceneOf(query: string, area = AREA) {
  const { comparison } = readComparison(new URLSearchParams(query), "in");
  return composeScene(comparison.screens, area, { texts: drawing, ...viewOptions(comparison) });
}

describe("a space in the drawing", () => {
  it("fits the larger of the space and the screens with their frames into the area (D38.3)", () => {
    // 150 cm are wider than 55″ with its frame; 168.03 cm of 75″ with its frame are wider than 150 cm.
    const loose = sceneOf("screens=55in-16x9&space=150x60cm");
    expect(loose.space?.opening?.width).toBeCloseTo(AREA.width - 2 * DRAWING_MARGIN, 6);
    const tight = sceneOf("screens=75in-16x9&space=150x85cm");
    expect(tight.frames[0]?.width).toBeCloseTo(AREA.width - 2 * DRAWING_MARGIN, 6);
  });

  it("stands screens on its lower edge by default, and in its middle by choice (D38.3)", () => {
    const level = sceneOf("screens=55in-16x9&space=150x85cm");
    const bottom = (box?: { y: number; height: number }) => (box === undefined ? 0 : box.y + box.height);
    expect(bottom(level.frames[0])).toBeCloseTo(bottom(level.space?.opening), 6);
    const centred = sceneOf("screens=55in-16x9&space=150x85cm&align=centre");
    const middle = (box?: { y: number; height: number }) => (box === undefined ? 0 : box.y + box.height / 2);
    expect(middle(centred.outlines[0])).toBeCloseTo(middle(centred.space?.opening), 6);
  });

  it("draws the published size of a model instead of the frame (D38.1)", () => {
    // 144.1 × 82.6 cm in an opening of 150 × 85 cm, whatever the frame is.
    const { space, frames, labels } = sceneOf("screens=65in-3840x2160_LG%20C4&space=150x85cm&frame=5");
    const [frame, opening] = [frames[0], space?.opening];
    expect((frame?.width ?? 0) / (opening?.width ?? 1)).toBeCloseTo(144.1 / 150, 9);
    expect((frame?.height ?? 0) / (opening?.height ?? 1)).toBeCloseTo(82.6 / 85, 9);
    expect(labels.map((label) => label.fits)).toEqual([true]);
  });

  it("measures itself and what sticks out of it (D38.3)", () => {
    const figures = (query: string) => sceneOf(query).dimensions.map(({ axis, figure }) => [axis, figure.content]);
    expect(figures("screens=65in-16x9~75in-16x9&space=150x85cm&lengths=cm")).toEqual([
      ["x", "+9.0\u202fcm"],
      ["x", "150\u202fcm"],
      ["x", "+9.0\u202fcm"],
      ["y", "+10.4\u202fcm"],
      ["y", "85\u202fcm"],
    ]);
    expect(figures("screens=55in-16x9&space=120cm&lengths=cm")).toEqual([
      ["x", "+1.9\u202fcm"],
      ["x", "+1.9\u202fcm"],
    ]);
  });

  it("measures the room to spare from the frame to the opening (D38.3)", () => {
    const { space } = sceneOf("screens=65in-16x9~75in-16x9&space=150x85cm&lengths=cm");
    expect(space?.spares.map(({ axis, text }) => [axis, text.content])).toEqual([
      ["x", "2.1\u202fcm"],
      ["x", "2.1\u202fcm"],
      ["y", "2.1\u202fcm"],
    ]);
  });

  it("draws a width alone as a desk: its surface under the screens, and its width on it (D56)", () => {
    for (const arrangement of ARRANGEMENTS) {
      const { space, frames } = sceneOf(`screens=27in-16x9~24in-16x9&space=140cm&lengths=cm&align=${arrangement}`);
      const lowest = Math.max(...frames.map(({ y, height }) => y + height));
      expect(space?.desk?.y).toBeCloseTo(lowest, 6);
      expect(space?.desk?.text?.content).toBe("140\u202fcm");
      expect(space?.edges).toHaveLength(1);
      expect(space?.edges[0]).toMatchObject({ axis: "x", hidden: false });
    }
  });

  it("dashes the edges that a screen hides (D38.3)", () => {
    const { space } = sceneOf("screens=75in-16x9&space=150x85cm");
    // Left, right, top and bottom; 75″ covers all but the lower one.
    expect(space?.edges.map(({ hidden }) => hidden)).toEqual([true, true, true, false]);
    expect(sceneOf("screens=55in-16x9&space=150x85cm").space?.edges.some(({ hidden }) => hidden)).toBe(false);
  });

  it("hatches only what sticks out (D38.3)", () => {
    expect(sceneOf("screens=55in-16x9~65in-16x9&space=150x85cm").hatchings).toEqual([]);
    const { hatchings } = sceneOf("screens=65in-16x9~75in-16x9&space=150x85cm");
    expect(hatchings.map(({ number }) => number)).toEqual([2, 2, 2]);
  });

  it("marks the names of screens that fit and of those that do not (D38.3)", () => {
    const fits = (query: string) => sceneOf(query).labels.map((label) => label.fits);
    expect(fits("screens=65in-16x9~75in-16x9&space=150x85cm")).toEqual([true, false]);
    expect(fits("screens=65in-16x9~75in-16x9")).toEqual([null, null]);
  });

  it("is there without screens, and not from the seat (D38.3)", () => {
    expect(sceneOf("screens=none&space=150x85cm").space?.opening.width).toBeGreaterThan(0);
    expect(sceneOf("screens=65in-16x9&space=150x85cm&scale=seat").space).toBe(null);
  });

  it("draws any space around any screens within the margins (D38.3)", () => {
    const sides = fc.double({ min: 1e-3, max: 1e5, noNaN: true });
    const spaces = fc.record({
      width: sides,
      height: fc.option(sides),
      unit: fc.constantFrom("in" as const, "cm" as const),
    });
    fc.assert(
      fc.property(
        inSets(screensOf(usualDisplay)),
        spaces,
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.constantFrom(...ARRANGEMENTS),
        (screens, space, frame, arrangement) => {
          const options = { texts: drawing, arrangement, space: { space, frame } };
          const { frames, outlines } = composeScene(listScreens(screens), AREA, options);
          for (const { x, y, width, height } of [...outlines, ...frames]) {
            for (const value of [x, y, width, height]) expect(Number.isFinite(value)).toBe(true);
            expect(Math.min(x, y)).toBeGreaterThan(DRAWING_MARGIN - 1e-6);
            expect(x + width).toBeLessThan(AREA.width - DRAWING_MARGIN + 1e-6);
            expect(y + height).toBeLessThan(AREA.height - DRAWING_MARGIN + 1e-6);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
