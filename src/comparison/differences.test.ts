import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMPARED_DIMENSIONS, type ComparedDimension } from "#domain/display/dimension.ts";
import { difference, measuresOf } from "#domain/display/measures.ts";
import { shapeFrom } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { extremeDisplay, usualDisplay } from "#tests/arbitrary/screens.ts";
import { areAlike, differencesFrom, directionOf, type RelativeDifference, relativeDifference } from "./differences.ts";

const inch = (length: number, width = 16, height = 9): DisplaySpec => ({
  length,
  unit: "in",
  ...shapeFrom({ width, height }),
});
const display = fc.oneof(usualDisplay, extremeDisplay);

function relative(one: DisplaySpec, base: DisplaySpec, dimension: ComparedDimension): RelativeDifference {
  return relativeDifference(difference(one, base)[dimension].factor, dimension);
}

describe("relativeDifference (D27)", () => {
  it.each([
    [1.333, { kind: "more", percent: 33.3 }],
    [0.75, { kind: "less", percent: 25 }],
    [1.00049, { kind: "same" }],
    [0.99951, { kind: "same" }],
    [1.0005, { kind: "more", percent: 0.05 }],
    [1.994, { kind: "more", percent: 99.4 }],
    [1.995, { kind: "times", factor: 1.995 }],
  ] as const)("%d times is %o", (factor, fact) => {
    expect(relativeDifference(factor, "width")).toEqual({ dimension: "width", ...fact });
  });

  it("has the sign of the unrounded sizes, whatever is compared", () => {
    fc.assert(
      fc.property(display, display, fc.constantFrom(...COMPARED_DIMENSIONS), (one, base, dimension) => {
        const direction = directionOf(relative(one, base, dimension));
        const by = measuresOf(one, "in")[dimension] - measuresOf(base, "in")[dimension];
        if (direction !== 0) expect(direction).toBe(Math.sign(by));
      }),
    );
  });

  it("the other way round is the opposite", () => {
    fc.assert(
      fc.property(display, display, fc.constantFrom(...COMPARED_DIMENSIONS), (one, other, dimension) => {
        const [there, back] = [relative(one, other, dimension), relative(other, one, dimension)].map(directionOf);
        // Next to 0.05% one direction can round to nothing and the other not: a percentage is one of its base.
        if (there !== 0 && back !== 0) expect(back).toBe(-(there ?? 0));
        else expect(Math.abs(difference(one, other)[dimension].factor - 1)).toBeLessThan(0.0006);
      }),
    );
  });
});

describe("differencesFrom (D35)", () => {
  const kinds = (one: DisplaySpec, base: DisplaySpec) =>
    COMPARED_DIMENSIONS.map((dimension) => differencesFrom(base, one)[dimension].kind);

  it("is alike where a length differs by less than 1% and 0.1″, and the same where it rounds to nothing", () => {
    expect(kinds(inch(27.05), inch(27))).toEqual(["alike", "alike", "alike"]);
    expect(kinds(inch(27), inch(27))).toEqual(["same", "same", "same"]);
    // 100.3″ is 0.3% wider, which is 0.26″; 2.03″ is 1.5% wider, which is 0.03″.
    expect(kinds(inch(100.3), inch(100))).toEqual(["more", "more", "more"]);
    expect(kinds(inch(2.03), inch(2))).toEqual(["more", "more", "more"]);
    expect(kinds(inch(49, 32, 9), inch(27))).toEqual(["times", "alike", "times"]);
  });

  it("agrees in width and height of one ratio", () => {
    fc.assert(
      fc.property(usualDisplay, fc.double({ min: 0.5, max: 2, noNaN: true }), (base, factor) => {
        const { width, height } = differencesFrom(base, { ...base, length: base.length * factor });
        expect(directionOf(width) === 0).toBe(directionOf(height) === 0);
      }),
    );
  });

  it("is alike as a whole where no dimension differs", () => {
    expect(areAlike(differencesFrom(inch(27), inch(27.05)))).toBe(true);
    expect(areAlike(differencesFrom(inch(27), inch(49, 32, 9)))).toBe(false);
  });

  it("is nothing in pixels without a resolution", () => {
    const base = inch(27, 3840, 2160);
    expect(differencesFrom(base, inch(29, 21, 9), "px")).toBeNull();
    expect(differencesFrom(base, { ...base, scaling: 200 }, "px")?.area).toEqual({
      dimension: "area",
      kind: "less",
      percent: 75,
    });
  });
});
