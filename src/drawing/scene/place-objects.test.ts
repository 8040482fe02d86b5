import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { ARRANGEMENTS } from "#comparison/arrangement.ts";
import { KNOWN_OBJECTS, type KnownObject } from "#domain/display/known-object.ts";
import { extremeDisplay, screensOf, usualDisplay } from "#tests/arbitrary/screens.ts";
import { composeScene } from "#tests/setup/scene.ts";
import { grown, intersection, isWithin, overlap } from "./box.ts";
import { DRAWING_MARGIN } from "./compose-scene.ts";
import { dimensionBoxes } from "./dimension-place.ts";
import { labelBoxes } from "./labels/compose-labels.ts";
import type { Floor } from "./marks.ts";
import { floorBox } from "./place-objects.ts";

/** 101.6 × 76.2 cm. */
const TELEVISION = parseScreens("50in-4x3").screens;
const AREA = { width: 400 + 92, height: 300 + 92 };

function sizesIn(names: readonly KnownObject[]) {
  const { objects, pixelsPerInch } = composeScene(TELEVISION, AREA, { objects: names });
  return objects.map(({ width, height }) => [width, height].map((side) => (side / pixelsPerInch) * 2.54));
}

describe("objects for scale (D31)", () => {
  it("have their true size at the scale of the screens", () => {
    for (const [name, width, height] of [
      ["card", 8.56, 5.398],
      ["a4", 21, 29.7],
      ["letter", 21.59, 27.94],
      ["person", 49, 170],
      ["sofa", 200, 85],
      ["door", 82, 203],
    ] as const) {
      expect(sizesIn([name])).toEqual([[expect.closeTo(width, 9), expect.closeTo(height, 9)]]);
    }
  });

  it("stand on one floor beside the screens, an adult at the left and a sofa at the right, all whole", () => {
    for (const arrangement of ARRANGEMENTS) {
      const scene = composeScene(TELEVISION, AREA, { objects: ["person", "sofa"], arrangement });
      const [person, sofa] = scene.objects;
      const [outline] = scene.outlines;
      if (person === undefined || sofa === undefined || outline === undefined) throw new Error("not drawn");
      expect(person.x + person.width).toBeLessThan(outline.x);
      expect(sofa.x).toBeGreaterThan(outline.x + outline.width);
      expect(person.y + person.height).toBeCloseTo(scene.floor?.y ?? 0, 9);
      expect(sofa.y + sofa.height).toBeCloseTo(scene.floor?.y ?? 0, 9);
      for (const box of [person, sofa, outline]) expect(isWithin(grown(box, 45.9), scene.area)).toBe(true);
    }
  });

  it("stand a door left of the adult, with a measured height that crosses nobody", () => {
    for (const area of [AREA, { width: 390, height: 484 }, { width: 832, height: 668 }]) {
      const { objects, floor } = composeScene(TELEVISION, area, { objects: ["person", "sofa", "door"] });
      const [person, sofa, door] = objects;
      if (person === undefined || sofa === undefined || door === undefined) throw new Error("not drawn");
      expect(door.beside).toBe(true);
      expect(door.y + door.height).toBeCloseTo(floor?.y ?? 0, 9);
      expect(door.x + door.width).toBeLessThan(person.x);
      expect([person, sofa].filter(({ caption }) => caption !== null && overlap(caption.box, door))).toEqual([]);
    }
  });

  it("have captions that no label of a row and no line to it crosses (D56)", () => {
    const { screens } = parseScreens(
      "24-16x9~27-16x9~34-43x18~32-16x9~38-12x5~40-64x27~49-32x9~43-16x9~55-16x9~65-16x9",
    );
    for (const area of [
      { width: 390, height: 295 },
      { width: 390, height: 484 },
      { width: 832, height: 504 },
    ]) {
      for (const some of [screens, screens.slice(0, 3)]) {
        const options = { arrangement: "side", objects: ["card", "a4", "sofa", "person"] } as const;
        const { objects, labels } = composeScene(some, area, options);
        const captions = objects.flatMap(({ caption }) => (caption === null ? [] : [caption.box]));
        expect(captions.filter((box) => labels.flatMap(labelBoxes).some((other) => overlap(other, box)))).toEqual([]);
      }
    }
  });

  it("leave a row its total, which touches neither the floor nor a caption (D56)", () => {
    const ten = Array.from({ length: 10 }, (_, index) => `${20 + 5 * index}in-16x9`).join("~");
    for (const address of [ten, "65-16x9~55-16x9", "27-9x16~34-43x18~24-16x10"]) {
      for (const area of [
        { width: 832, height: 404 },
        { width: 390, height: 484 },
      ]) {
        const options = { arrangement: "side", objects: KNOWN_OBJECTS } as const;
        const { objects, dimensions, floor } = composeScene(parseScreens(address).screens, area, options);
        const captions = objects.flatMap(({ caption }) => (caption === null ? [] : [caption.box]));
        const across = dimensions.filter(({ axis }) => axis === "x");
        expect(across.some(({ id }) => id === null)).toBe(true);
        for (const [line, figure] of across.map(dimensionBoxes)) {
          expect(overlap(line, floorBox(floor as Floor))).toBe(false);
          expect(captions.some((caption) => overlap(caption, figure) || overlap(caption, line))).toBe(false);
        }
        const words = objects.flatMap(({ caption }) =>
          caption === null || caption.line !== null ? [] : [caption.box],
        );
        expect(words.some((box) => overlap(box, floorBox(floor as Floor)))).toBe(false);
      }
    }
  });

  it("hang the screens with their middle 107 cm above the floor, and stand larger ones on it", () => {
    const above = (address: string) => {
      const scene = composeScene(parseScreens(address).screens, AREA, { objects: ["person"] });
      const [outline] = scene.outlines;
      const middle = (outline?.y ?? 0) + (outline?.height ?? 0) / 2;
      return (((scene.floor?.y ?? 0) - middle) / scene.pixelsPerInch) * 2.54;
    };
    expect(above("65-16x9")).toBeCloseTo(107, 9);
    // 300″ 4:3 is 457.2 cm high.
    expect(above("300-4x3")).toBeCloseTo(457.2 / 2, 9);
  });

  it("hang a row with its middle at eye height and change no level (D56)", () => {
    const { outlines, frames, floor, pixelsPerInch } = composeScene(parseScreens("65-16x9~43-16x9").screens, AREA, {
      objects: ["sofa"],
      arrangement: "side",
    });
    const bottoms = outlines.map(({ y, height }) => y + height);
    expect(bottoms[0]).toBeCloseTo(bottoms[1] ?? 0, 9);
    const top = Math.min(...frames.map(({ y }) => y));
    const bottom = Math.max(...frames.map(({ y, height }) => y + height));
    expect((floor?.y ?? 0) - (top + bottom) / 2).toBeCloseTo((107 / 2.54) * pixelsPerInch, 6);
  });

  it("lie in a corner of the smallest screen that they fit on, and stand beside screens that are all smaller", () => {
    const scene = composeScene(parseScreens("65-16x9~27-16x9~6.1-9x19.5").screens, AREA, { objects: ["card", "a4"] });
    const monitor = scene.outlines.find(({ number }) => number === 2);
    for (const object of scene.objects) {
      expect(object.beside).toBe(false);
      expect(monitor && intersection(object, monitor)).toMatchObject({
        width: expect.closeTo(object.width, 9),
        height: expect.closeTo(object.height, 9),
      });
    }
    const [sheet] = composeScene(parseScreens("6.1-9x19.5").screens, AREA, { objects: ["a4"] }).objects;
    expect(sheet?.beside).toBe(true);
  });

  it("have captions clear of the line that says how high the screens hang", () => {
    const screens = parseScreens("65-16x9~75-16x9").screens;
    const { objects: drawn, floor } = composeScene(screens, { width: 832, height: 592 }, { objects: KNOWN_OBJECTS });
    const line = floor?.hanging;
    if (!line) throw new Error("There is no line.");
    const boxes = drawn.flatMap(({ caption }) => (caption === null ? [] : [caption.box]));
    expect(boxes.length).toBeGreaterThan(3);
    for (const { x, y, width, height } of boxes) {
      expect(x < line.x && line.x < x + width && y < line.to && line.from < y + height).toBe(false);
    }
  });

  it("say their size beside them, and no caption covers an object or another caption", () => {
    const { objects: drawn } = composeScene(TELEVISION, { width: 832, height: 632 }, { objects: KNOWN_OBJECTS });
    expect(drawn.map(({ caption }) => caption?.text.content)).toEqual([
      "3.37 × 2.13″",
      "8.27 × 11.69″",
      "8.5 × 11″",
      "66.9″",
      "78.7″",
      "79.9″",
    ]);
    const boxes = [...drawn, ...drawn.flatMap(({ caption }) => caption?.box ?? [])];
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    }
  });

  it("keep everything whole within the margin, in any combination and arrangement", () => {
    const screens = screensOf(fc.oneof(usualDisplay, extremeDisplay));
    const chosen = fc.subarray([...KNOWN_OBJECTS]);
    fc.assert(
      fc.property(screens, chosen, fc.constantFrom(...ARRANGEMENTS), (some, names, arrangement) => {
        const area = { width: 390, height: 430 };
        const scene = composeScene(some, area, { objects: names, arrangement });
        expect(scene.objects.map(({ object }) => object)).toEqual(names);
        for (const box of [...scene.objects, ...scene.outlines]) {
          expect(isWithin(grown(box, DRAWING_MARGIN - 1e-3), area)).toBe(true);
        }
        for (const { beside, ...box } of scene.objects) {
          if (beside) expect(scene.outlines.filter((outline) => overlap(grown(outline, -1e-3), box))).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });
});
