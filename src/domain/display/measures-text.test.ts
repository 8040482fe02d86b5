import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extremeDisplay } from "../../../tests/arbitrary/screens.ts";
import { DIMENSIONS, type Dimension, difference } from "./measures.ts";
import { differenceText, differenceWords, measureText, ratioNumberText } from "./measures-text.ts";
import type { DisplaySpec } from "./screen.ts";

const inch = (length: number, width = 16, height = 9): DisplaySpec => ({ length, unit: "in", width, height });

function words(display: DisplaySpec, base: DisplaySpec, dimension: Dimension): string {
  return differenceWords(difference(display, base)[dimension], dimension);
}

describe("measureText", () => {
  it("27″ at 16:9: 23.5325…″ wide, 59.7726… cm, 311.5014… in², 2009.6829… cm²", () => {
    expect(measureText(23.5325395, "width", "in")).toBe("23.53″");
    expect(measureText(59.7726503, "width", "cm")).toBe("59.77\u202fcm");
    expect(measureText(311.5014837, "area", "in")).toBe("311.5\u202fin²");
    expect(measureText(2009.6829721, "area", "cm")).toBe("2009.7\u202fcm²");
  });

  it("keeps trailing zeros, so that columns align, except for a diagonal", () => {
    expect(measureText(40, "width", "in")).toBe("40.00″");
    expect(measureText(27, "diagonal", "in")).toBe("27″");
    expect(measureText(68.58, "diagonal", "cm")).toBe("68.58\u202fcm");
    expect(measureText(6.1, "diagonal", "in")).toBe("6.1″");
    expect(measureText(100.04, "height", "cm")).toBe("100.0\u202fcm");
  });

  it("has three digits below one unit, so that nothing becomes 0.00", () => {
    expect(measureText(0.0123456, "height", "in")).toBe("0.0123″");
    expect(measureText(0.00001, "diagonal", "in")).toBe("0.00001″");
  });
});

it("ratioNumberText: 16:9 is 1.778, 16:10 is 1.600, 9:16 is 0.5625, so 0.563", () => {
  expect(ratioNumberText(16 / 9)).toBe("1.778");
  expect(ratioNumberText(1.6)).toBe("1.600");
  expect(ratioNumberText(9 / 16)).toBe("0.563");
  expect(ratioNumberText(0.001)).toBe("0.001");
});

describe("differenceWords", () => {
  it("'15.0 % taller', and in the other direction 13.0 % shorter: 20/23 = 0.869565…", () => {
    expect(words(inch(23), inch(20), "height")).toBe("15.0 % taller");
    expect(words(inch(20), inch(23), "height")).toBe("13.0 % shorter");
    expect(words(inch(23), inch(20), "width")).toBe("15.0 % wider");
    expect(words(inch(20), inch(23), "width")).toBe("13.0 % narrower");
    expect(words(inch(23), inch(20), "diagonal")).toBe("15.0 % longer");
    expect(words(inch(20), inch(23), "diagonal")).toBe("13.0 % shorter");
  });

  it("27″ is 28.8 % smaller than 32″ (729/1024), 32″ is 40.5 % larger than 27″ (1024/729)", () => {
    expect(words(inch(27), inch(32), "area")).toBe("28.8 % smaller");
    expect(words(inch(32), inch(27), "area")).toBe("40.5 % larger");
  });

  it("says 'as wide', 'as tall', 'as large' or 'as long' for what rounds to 0.0 %", () => {
    // 100.049 over 100 is 0.049 %, its area 0.098 %; 100.051 is 0.051 %.
    expect(words(inch(100.049), inch(100), "width")).toBe("as wide");
    expect(words(inch(100.049), inch(100), "height")).toBe("as tall");
    expect(words(inch(100.049), inch(100), "diagonal")).toBe("as long");
    expect(words(inch(100.049), inch(100), "area")).toBe("0.1 % larger");
    expect(words(inch(100.051), inch(100), "width")).toBe("0.1 % wider");
    expect(words({ ...inch(68.58), unit: "cm" }, inch(27), "area")).toBe("as large");
  });

  it("from ten times upwards says how many times", () => {
    // Sides 9.99, 10, 123.4 and 10 million to 1; areas their squares.
    expect(words(inch(9.99), inch(1), "width")).toBe("899.0 % wider");
    expect(words(inch(10), inch(1), "width")).toBe("10.0 times as wide");
    expect(words(inch(123.4), inch(1), "height")).toBe("123 times as tall");
    expect(words(inch(123.4), inch(1), "area")).toBe("15200 times as large");
    expect(words(inch(1e7), inch(1), "diagonal")).toBe("over a million times as long");
  });

  it("never says 100.0 % smaller, which would be nothing at all", () => {
    // A hundredth in each direction is a ten-thousandth of the area: 99.99 % less.
    expect(words(inch(1), inch(100), "area")).toBe("over 99.9 % smaller");
    expect(words(inch(1), inch(100), "width")).toBe("99.0 % narrower");
  });

  it("is short for any two displays", () => {
    fc.assert(
      fc.property(extremeDisplay, extremeDisplay, fc.constantFrom(...DIMENSIONS), (one, other, dimension) => {
        expect(words(one, other, dimension)).toMatch(
          /^(as [a-z]+|\d{1,3}\.\d % [a-z]+|over 99\.9 % [a-z]+|\d+(\.\d)? times as [a-z]+|over a million times as [a-z]+)$/,
        );
      }),
    );
  });
});

describe("differenceText", () => {
  const text = (display: DisplaySpec, base: DisplaySpec, dimension: Dimension, unit: "in" | "cm") =>
    differenceText(difference(display, base)[dimension], dimension, unit);

  it("29″ 21:9 beside 27″ 16:9: 3.1226… wider, 1.8133… less tall, 7.0014… in² or 45.1707… cm² smaller", () => {
    expect(text(inch(29, 21, 9), inch(27), "width", "in")).toBe("+3.12″");
    expect(text(inch(29, 21, 9), inch(27), "height", "in")).toBe("−1.81″");
    expect(text(inch(29, 21, 9), inch(27), "height", "cm")).toBe("−4.61\u202fcm");
    expect(text(inch(29, 21, 9), inch(27), "area", "in")).toBe("−7.00\u202fin²");
    expect(text(inch(29, 21, 9), inch(27), "area", "cm")).toBe("−45.17\u202fcm²");
    expect(text(inch(29, 21, 9), inch(27), "diagonal", "in")).toBe("+2″");
  });

  it("is zero if the words say 'as wide'", () => {
    expect(text(inch(100.049), inch(100), "width", "in")).toBe("±0″");
    expect(text(inch(27), { ...inch(68.58), unit: "cm" }, "area", "cm")).toBe("±0\u202fcm²");
  });
});
