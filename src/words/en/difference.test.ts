import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differencesFrom, type RelativeDifference, relativeDifference } from "#comparison/differences.ts";
import { COMPARED_DIMENSIONS, type ComparedDimension } from "#domain/display/dimension.ts";
import { difference } from "#domain/display/measures.ts";
import { shapeFrom } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { extremeDisplay, usualDisplay } from "#tests/arbitrary/screens.ts";
import { figurePart, partsText, textPart } from "../answer-part.ts";
import { relationParts, relativeText, signedText, underHeading } from "./difference.ts";

const inch = (length: number, width = 16, height = 9): DisplaySpec => ({
  length,
  unit: "in",
  ...shapeFrom({ width, height }),
});

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (text: string | null) => text?.replaceAll("\u202f", " ") ?? null;

function relative(display: DisplaySpec, base: DisplaySpec, dimension: ComparedDimension): RelativeDifference {
  return relativeDifference(difference(display, base)[dimension].factor, dimension);
}

function words(display: DisplaySpec, base: DisplaySpec, dimension: ComparedDimension) {
  return plain(relativeText(relative(display, base, dimension)));
}

describe("a difference (D27)", () => {
  it("34″ 3440×1440 is 33% wider, 0.8% shorter and 32% larger than 27″ 16:9 (1.3327…, 0.9918…, 1.3218…)", () => {
    const [one, base] = [inch(34, 43, 18), inch(27)];
    expect(COMPARED_DIMENSIONS.map((each) => words(one, base, each))).toEqual([
      "33% wider",
      "0.8% shorter",
      "32% larger",
    ]);
    expect(COMPARED_DIMENSIONS.map((each) => plain(signedText(relative(one, base, each))))).toEqual([
      "+33%",
      "−0.8%",
      "+32%",
    ]);
  });

  it("says '5.8×' instead of '479.6%': 65″ is (65/27)² = 5.7956… times 27″, and 2.4074… times as wide", () => {
    expect(words(inch(65), inch(27), "area")).toBe("5.8× the area");
    expect(words(inch(65), inch(27), "width")).toBe("2.4× as wide");
    expect(words(inch(65), inch(27), "height")).toBe("2.4× as tall");
    expect(signedText(relative(inch(65), inch(27), "area"))).toBe("5.8×");
  });

  it("says so from what rounds to 100%: 199.4 of 100 is 99% wider, 199.6 is 2.0× as wide", () => {
    expect(words(inch(199.4), inch(100), "width")).toBe("99% wider");
    expect(words(inch(199.6), inch(100), "width")).toBe("2.0× as wide");
  });

  it("has one decimal below 10%: 109.94 of 100 is 9.9%, 109.96 is 10%", () => {
    expect(words(inch(109.94), inch(100), "width")).toBe("9.9% wider");
    expect(words(inch(109.96), inch(100), "width")).toBe("10% wider");
  });

  it("says same of what rounds to 0.0%: 100.049 of 100 is 0.049%", () => {
    expect(words(inch(100.049), inch(100), "width")).toBe("the same width");
    expect(words(inch(100.049), inch(100), "height")).toBe("the same height");
    expect(words(inch(68.58), { ...inch(174.1932), unit: "cm" }, "area")).toBe("the same area");
    expect(words(inch(100.051), inch(100), "width")).toBe("0.1% wider");
  });

  it("never says 100% smaller: 5″ beside 100″ has a 400th of the area, 1″ a ten-thousandth", () => {
    expect(words(inch(5), inch(100), "width")).toBe("95% narrower");
    expect(words(inch(5), inch(100), "area")).toBe("99.8% smaller");
    expect(words(inch(1), inch(100), "area")).toBe("over 99.9% smaller");
    expect(plain(signedText(relative(inch(1), inch(100), "area")))).toBe("−99.9%");
    expect(words(inch(100), inch(5), "area")).toBe("400× the area");
  });

  it("stays short for a million times and more", () => {
    expect(words(inch(123.4), inch(1), "area")).toBe("15200× the area");
    expect(words(inch(2e6), inch(1), "width")).toBe("over 1 million× as wide");
  });

  it("has a figure that is short and positive, whatever is compared", () => {
    const display = fc.oneof(usualDisplay, extremeDisplay);
    fc.assert(
      fc.property(display, display, fc.constantFrom(...COMPARED_DIMENSIONS), (one, base, dimension) => {
        const found = relative(one, base, dimension);
        expect(plain(relativeText(found))).toMatch(
          /^(the same [a-z]+|(over )?\d{1,2}(\.\d)?% [a-z]+|(over 1 million|\d+(\.\d)?)× (as [a-z]+|the area))$/,
        );
        expect(plain(relativeText(found))).not.toMatch(/^0\.0 /);
        expect(plain(signedText(found))).toMatch(/^(same|[+−]\d{1,2}(\.\d)?%|(over 1 million|\d+(\.\d)?)×)$/);
      }),
    );
  });
});

describe("differences (D35)", () => {
  const of = (display: DisplaySpec, base: DisplaySpec) =>
    COMPARED_DIMENSIONS.map((dimension) => relativeText(differencesFrom(base, display)[dimension]));
  const shown = (length: number, base: number) => of(inch(length), inch(base));

  it("says about the same where a length differs by less than 1% and 0.1″: of 27.05″ the width by 0.04″", () => {
    expect(shown(27.05, 27)).toEqual(["about the same width", "about the same height", "about the same area"]);
  });

  it("keeps the figure from 0.1″ on, and from 1% on", () => {
    // 100.3″ is 0.3% wider, which is 0.26″; 2.03″ is 1.5% wider, which is 0.03″.
    expect(shown(100.3, 100).slice(0, 2)).toEqual(["0.3% wider", "0.3% taller"]);
    expect(shown(2.03, 2).slice(0, 2)).toEqual(["1.5% wider", "1.5% taller"]);
  });

  it("agrees in width and height of one ratio: two 27″ are 0.11″ narrower than 49″ 32:9 and 0.03″ shorter", () => {
    const pair = { ...inch(27), count: 2 } as const;
    const same = ["about the same width", "about the same height", "about the same area"];
    expect(of(pair, inch(49, 32, 9))).toEqual(same);
    expect(of(inch(49, 32, 9), pair)).toEqual(same);
    // Upright the height is the longer side.
    expect(of(inch(49, 9, 32), { ...inch(48.89), width: 9, height: 32 })).toEqual(same);
  });

  it("keeps the figures of another ratio: 49″ 32:9 is as tall as 27″ 16:9", () => {
    expect(of(inch(49, 32, 9), inch(27))).toEqual(["2.0× as wide", "about the same height", "2.0× the area"]);
  });

  it("measures in pixels, where each one counts, and not without a resolution", () => {
    const [wide, base] = [inch(34, 3440, 1440), inch(27, 3840, 2160)];
    const differences = differencesFrom({ ...base, scaling: 125 }, wide, "px");
    expect(COMPARED_DIMENSIONS.map((dimension) => differences && relativeText(differences[dimension]))).toEqual([
      "12% wider",
      "17% shorter",
      "6.7% smaller",
    ]);
  });

  it("says the same of equal lengths", () => {
    expect(shown(27, 27)).toEqual(["the same width", "the same height", "the same area"]);
  });
});

it("the base follows in the words that the difference needs", () => {
  const than = (one: DisplaySpec, dimension: ComparedDimension) =>
    partsText(relationParts(relative(one, inch(27), dimension), textPart("it")));
  expect([than(inch(34), "width"), than(inch(65), "width"), than(inch(65), "area"), than(inch(27), "height")]).toEqual([
    "26% wider than it",
    "2.4× as wide as it",
    "5.8× the area of it",
    "the same height as it",
  ]);
});

it("a heading has the dimension, and the figure is bold", () => {
  expect(underHeading(relative(inch(34), inch(27), "width"))).toEqual([figurePart("26%"), textPart(" wider")]);
  expect(underHeading(relative(inch(27), inch(27), "area"))).toEqual([textPart("the same")]);
  expect(underHeading({ dimension: "area", kind: "alike" })).toEqual([textPart("about the same")]);
});
