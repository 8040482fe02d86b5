import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ScreenDescription } from "../display/screen.ts";
import { sizeIn } from "../display/screen.ts";
import { frameOf } from "./fit.ts";
import type { Space } from "./opening.ts";
import { fitRow, LEVELS, rowOf, shorterRow } from "./screen-row.ts";

const screens: fc.Arbitrary<ScreenDescription> = fc
  .record({
    length: fc.double({ min: 1, max: 300, noNaN: true }),
    unit: fc.constantFrom("in" as const, "cm" as const),
    ratio: fc.constantFrom([16, 9], [9, 16], [21, 9], [32, 9], [4, 3]),
    set: fc.constantFrom({}, { count: 2 as const }, { count: 3 as const, gap: 2 }),
    raised: fc.double({ min: -200, max: 200, noNaN: true }),
  })
  .map(({ ratio: [width = 1, height = 1], set, ...rest }) => ({ ...rest, ...set, width, height }));
const rows = fc.array(screens, { minLength: 1, maxLength: 10 });
const frames = fc.double({ min: 0, max: 20, noNaN: true });
const levels = fc.constantFrom(...LEVELS);

const UPRIGHT: ScreenDescription = { length: 27, unit: "in", width: 9, height: 16 };
const ULTRAWIDE: ScreenDescription = { length: 34, unit: "in", width: 3440, height: 1440 };
const SMALL: ScreenDescription = { length: 24, unit: "in", width: 16, height: 10 };
const DESK: Space = { width: 180, height: null, unit: "cm" };

describe("a row (D56)", () => {
  it("is as wide as all pictures and their frames, and as high as the tallest", () => {
    // 33.622 + 79.658 + 51.694 + 3 × 2 and 59.773 + 2 cm
    const { bounds } = rowOf([UPRIGHT, ULTRAWIDE, SMALL], 1, "bottom");
    expect(bounds.width).toBeCloseTo(170.98, 2);
    expect(bounds.height).toBeCloseTo(61.773, 3);
  });

  it("has the sum of the outer widths as its width, whatever the level and the order", () => {
    fc.assert(
      fc.property(rows, frames, levels, (row, frame, level) => {
        const total = row.reduce((sum, screen) => sum + sizeIn(screen, "cm").width + 2 * frame, 0);
        const { bounds } = rowOf(row, frame, level);
        expect(bounds.width).toBeCloseTo(total, 6);
        const turned = rowOf(row.toReversed(), frame, level).bounds;
        expect(turned.width).toBeCloseTo(total, 6);
        expect(turned.height).toBeCloseTo(bounds.height, 6);
      }),
    );
  });

  it("has both frames between two pictures, and touches its bounds with frames on all sides", () => {
    fc.assert(
      fc.property(rows, frames, levels, (row, frame, level) => {
        const { bounds, corners } = rowOf(row, frame, level);
        let right = -frame;
        for (const [index, { x }] of corners.entries()) {
          expect(x - right).toBeCloseTo(2 * frame, 6);
          right = x + sizeIn(row[index] as ScreenDescription, "cm").width;
        }
        const heights = row.map((screen) => sizeIn(screen, "cm").height);
        expect(Math.min(...corners.map(({ y }) => y - frame))).toBeCloseTo(0, 6);
        const lowest = Math.max(...corners.map(({ y }, index) => y + (heights[index] ?? 0) + frame));
        expect(lowest).toBeCloseTo(bounds.height, 6);
      }),
    );
  });

  it("puts bottoms, centres or tops on one line, each raised by what it is raised", () => {
    const part = { bottom: 1, centre: 0.5, top: 0 };
    fc.assert(
      fc.property(rows, frames, levels, (row, frame, level) => {
        const { corners, line } = rowOf(row, frame, level);
        for (const [index, { y }] of corners.entries()) {
          const { height } = sizeIn(row[index] as ScreenDescription, "cm");
          expect(y + part[level] * height).toBeCloseTo(line - (row[index]?.raised ?? 0), 6);
        }
      }),
    );
  });

  it("changes no place sideways when a screen is raised", () => {
    fc.assert(
      fc.property(rows, frames, levels, fc.nat(9), (row, frame, level, at) => {
        const raised = row.with(at % row.length, { ...(row[at % row.length] as ScreenDescription), raised: 12 });
        const [before, after] = [rowOf(row, frame, level), rowOf(raised, frame, level)];
        expect(after.corners.map(({ x }) => x)).toEqual(before.corners.map(({ x }) => x));
        expect(after.bounds.width).toBe(before.bounds.width);
      }),
    );
  });

  it("counts the outer size that a maker publishes, half of the difference on each side (D38)", () => {
    const model: ScreenDescription = { length: 65, unit: "in", width: 16, height: 9, name: "LG C4" };
    const { bounds, corners } = rowOf([model], 20, "bottom");
    expect(bounds).toEqual({ width: expect.closeTo(144.1, 9), height: expect.closeTo(82.6, 9) });
    expect(corners[0]?.x).toBeCloseTo(frameOf(model, 20).width, 9);
  });
});

describe("fitRow (D56)", () => {
  it("says what is to spare", () => {
    const { spare, fits } = fitRow(DESK, rowOf([UPRIGHT, ULTRAWIDE, SMALL], 1, "bottom"));
    expect(fits).toBe(true);
    expect(spare.width).toBeCloseTo(9.02, 2);
    expect(spare.height).toBe(null);
  });

  it("never lets a row fit no longer because a screen shrinks", () => {
    fc.assert(
      fc.property(rows, frames, fc.nat(9), fc.double({ min: 0.1, max: 1, noNaN: true }), (row, frame, at, by) => {
        // Level with the others, since a raised one can stand out of a row that shrinks.
        const level = row.map(({ raised: _, ...screen }) => screen);
        const { bounds } = rowOf(level, frame, "bottom");
        const space: Space = { width: bounds.width, height: bounds.height, unit: "cm" };
        const one = level[at % level.length] as ScreenDescription;
        const smaller = level.with(at % level.length, { ...one, length: one.length * by });
        expect(fitRow(space, rowOf(smaller, frame, "bottom")).fits).toBe(true);
      }),
    );
  });

  it("decides alike in inches and in centimetres", () => {
    fc.assert(
      fc.property(rows, frames, levels, fc.double({ min: 10, max: 2000, noNaN: true }), (row, frame, level, width) => {
        const placed = rowOf(row, frame, level);
        fc.pre(Math.abs(placed.bounds.width - width) > 1e-6);
        const inInches = fitRow({ width: width / 2.54, height: null, unit: "in" }, placed);
        expect(inInches.fits).toBe(fitRow({ width, height: null, unit: "cm" }, placed).fits);
      }),
    );
  });
});

describe("shorterRow (D56)", () => {
  it("names the narrowest single screen without which the row fits", () => {
    // 170.98 − 35.62 = 135.36
    const shorter = shorterRow([UPRIGHT, ULTRAWIDE, SMALL], { ...DESK, width: 140 }, 1, "bottom");
    expect(shorter).toEqual({ without: 0, spare: expect.closeTo(4.64, 2) });
  });

  it("is null where no single one suffices", () => {
    expect(shorterRow([ULTRAWIDE, ULTRAWIDE, ULTRAWIDE], { ...DESK, width: 120 }, 1, "bottom")).toBe(null);
  });
});
