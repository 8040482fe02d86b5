import fc from "fast-check";
import { expect, it } from "vitest";
import { isWithin, overlap } from "../box.ts";
import { LabelSheet, MOST_PLAIN_TRIES, MOST_TRIES } from "./label-sheet.ts";
import { type LabelLayout, type LabelledOutline, placeOnLines } from "./place-on-lines.ts";

const area = { width: 358, height: 282 };
const height = 18;

/** Five labels have up to four forms each, ten have one. */
const MOST_FORMS = 20;

function triesOf(layout: LabelLayout): number {
  const sheet = new LabelSheet(layout);
  placeOnLines(layout, sheet);
  return sheet.tries;
}

/** Outlines one pixel inside each other, each of four displays with a film: no leader is clear, no line has room. */
function nested(count: number, widths: readonly number[]): LabelLayout {
  const outlines = Array.from({ length: count }, (_, index): LabelledOutline => {
    const box = { x: 20 + index, y: 40 + index, width: 318 - 2 * index, height: 200 - 2 * index };
    return { ...box, number: index + 1, widths };
  });
  const displays = outlines.flatMap((outline) =>
    [0, 1, 2, 3].map((index) => {
      const width = outline.width / 4;
      return {
        number: outline.number,
        x: outline.x + index * width,
        y: outline.y + 9,
        width,
        height: outline.height - 18,
      };
    }),
  );
  const obstacles = [0, 1, 2, 3, 4, 5].map((index) => ({ x: 60 * index, y: 60, width: 40, height: 170 }));
  return { area, outlines, bare: displays, obstacles, height };
}

it("ends the search among lines that leave no clear place, and follows a plain rule then (D64)", () => {
  const layout = nested(5, [200, 150, 90, 50]);
  expect(triesOf(layout)).toBeGreaterThan(MOST_TRIES);
  expect(triesOf(layout)).toBeLessThanOrEqual(MOST_TRIES + MOST_PLAIN_TRIES * MOST_FORMS);
  const places = placeOnLines(layout);
  expect(places).not.toEqual([]);
  for (const [index, place] of places.entries()) {
    expect(isWithin(place, area)).toBe(true);
    const others = [...(layout.obstacles ?? []), ...places.slice(index + 1)];
    expect(others.filter((other) => overlap(place, other))).toEqual([]);
  }
});

const coordinate = fc.double({ min: -100, max: 400, noNaN: true });
const length = fc.double({ min: 0, max: 500, noNaN: true });
const box = fc.record({ x: coordinate, y: coordinate, width: length, height: length });
const widths = fc.array(fc.double({ min: 18, max: 300, noNaN: true }), { minLength: 1, maxLength: 2 });
const layouts = fc.record({
  outlines: fc.array(fc.record({ outline: box, widths }), { minLength: 1, maxLength: 10 }),
  bare: fc.array(box, { maxLength: 40 }),
  obstacles: fc.array(box, { maxLength: 10 }),
});

it("looks at no more places than it says, whatever is drawn (D64)", () => {
  fc.assert(
    fc.property(layouts, ({ outlines, bare, obstacles }) => {
      const labelled = outlines.map(({ outline, widths }, index) => ({ ...outline, number: index + 1, widths }));
      const tries = triesOf({ area, outlines: labelled, bare, obstacles, height });
      expect(tries).toBeLessThanOrEqual(MOST_TRIES + MOST_PLAIN_TRIES * MOST_FORMS);
    }),
    { numRuns: 60 },
  );
});

it("takes the lines of a screen's displays and film for one where they lie on each other", () => {
  const outline = { x: 60, y: 60, width: 240, height: 160, number: 1, widths: [80] };
  const film = { x: 80, y: 60, width: 200, height: 160, number: 1 };
  const [place] = placeOnLines({ area, outlines: [outline], bare: [film], height });
  expect(place).toMatchObject({ edge: "top", leader: null, x: 92 });
});

it("puts a name at an upright line inside its outline, and joins it by a leader where it has no room there (V15)", () => {
  const wide = { x: 20, y: 60, width: 318, height: 160, number: 1, widths: [80] };
  // Level lines that coincide with those of the larger one leave the upright ones.
  const inner = { x: 100, y: 60, width: 160, height: 160, number: 2, widths: [80] };
  const [, inside] = placeOnLines({ area, outlines: [wide, inner], bare: [], height });
  expect(inside).toMatchObject({ edge: "left", leader: null, x: 100 - height / 2 });

  const narrow = { x: 150, y: 110, width: 40, height: 70, number: 2, widths: [80] };
  const [, outside] = placeOnLines({ area, outlines: [wide, narrow], bare: [], height });
  expect(outside?.leader).not.toBeNull();
  expect(outside).toMatchObject({ edge: "top", form: 0 });
});
