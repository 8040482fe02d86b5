import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONTENTS } from "#comparison/content.ts";
import { COMPARED_DIMENSIONS } from "#domain/display/dimension.ts";
import { measuresOf } from "#domain/display/measures.ts";
import { shapeFrom } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { extremeDisplay, usualDisplay } from "#tests/arbitrary/screens.ts";
import { nameText } from "../shared/numbers.ts";
import { numbers } from "./numbers.ts";

const inch = (length: number, width = 16, height = 9): DisplaySpec => ({
  length,
  unit: "in",
  ...shapeFrom({ width, height }),
});

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (text: string | null) => text?.replaceAll("\u202f", " ") ?? null;

describe("measureFigure (D27)", () => {
  it("rounds the answer to 0.1″, 0.1 cm and whole areas: 27″ 16:9 is 23.5325… by 13.2370… in, 311.5014… in²", () => {
    expect(numbers.measureFigure(23.5325395, "width", "in", "answer")).toBe("23.5″");
    expect(plain(numbers.measureFigure(59.7726503, "width", "cm", "answer"))).toBe("59.8 cm");
    expect(plain(numbers.measureFigure(311.5014837, "area", "in", "answer"))).toBe("312 in²");
    expect(plain(numbers.measureFigure(2009.6829721, "area", "cm", "answer"))).toBe("2010 cm²");
    expect(numbers.sizeFigure(23.5325395, 13.2370535, "in")).toBe("23.5 × 13.2″");
    expect(plain(numbers.sizeFigure(59.7726503, 33.6221159, "cm"))).toBe("59.8 × 33.6 cm");
  });

  it("rounds the details to 0.01″, 0.1 cm, 0.1 in² and whole cm²", () => {
    expect(numbers.measureFigure(23.5325395, "width", "in", "details")).toBe("23.53″");
    expect(plain(numbers.measureFigure(59.7726503, "width", "cm", "details"))).toBe("59.8 cm");
    expect(plain(numbers.measureFigure(311.5014837, "area", "in", "details"))).toBe("311.5 in²");
    expect(plain(numbers.measureFigure(2009.6829721, "area", "cm", "details"))).toBe("2010 cm²");
  });

  it("keeps the decimals of round sizes, so that columns align", () => {
    expect(numbers.measureFigure(40, "width", "in", "answer")).toBe("40.0″");
    expect(numbers.measureFigure(40, "width", "in", "details")).toBe("40.00″");
  });

  it("writes nothing as zero", () => {
    expect(numbers.measureFigure(0, "width", "in", "answer")).toBe("0.0″");
    expect(plain(numbers.measureFigure(0, "area", "cm", "details"))).toBe("0 cm²");
  });

  it("leaves two digits of small sizes: 0.001″ 16:9 is 0.00087157… by 0.00049026… in", () => {
    expect(numbers.sizeFigure(0.00087157, 0.00049026, "in")).toBe("0.00087 × 0.00049″");
    expect(numbers.measureFigure(0.85, "width", "in", "answer")).toBe("0.85″");
    expect(plain(numbers.measureFigure(5.04, "area", "cm", "answer"))).toBe("5.0 cm²");
  });
});

describe("differenceFigure", () => {
  it("34″ 3440×1440 beside 27″ 16:9 is 7.8304… wider, 0.1083… less tall and 100.25… in² larger", () => {
    const [one, base] = [measuresOf(inch(34, 43, 18), "in"), measuresOf(inch(27), "in")];
    expect(numbers.differenceFigure(one.width, base.width, "width", "in", "details")).toBe("+7.83″");
    expect(numbers.differenceFigure(one.height, base.height, "height", "in", "details")).toBe("−0.11″");
    expect(plain(numbers.differenceFigure(one.area, base.area, "area", "in", "details"))).toBe("+100.3 in²");
  });

  it("never says '+0.0295″': 49″ 32:9 is 13.2665… tall, 0.0294… more than 27″ 16:9", () => {
    const [one, base] = [measuresOf(inch(49, 32, 9), "in"), measuresOf(inch(27), "in")];
    expect(numbers.differenceFigure(one.height, base.height, "height", "in", "details")).toBe("+0.03″");
    expect(numbers.differenceFigure(one.height, base.height, "height", "in", "answer")).toBeNull();
  });

  it("is as exact as the larger size, so that small sizes differ visibly", () => {
    expect(numbers.differenceFigure(0.002, 0.001, "width", "in", "answer")).toBe("+0.0010″");
  });
});

it("no size of any display is empty or shows no digit but 0", () => {
  fc.assert(
    fc.property(
      fc.oneof(usualDisplay, extremeDisplay),
      fc.constantFrom(...COMPARED_DIMENSIONS),
      fc.constantFrom("in" as const, "cm" as const),
      fc.constantFrom("answer" as const, "details" as const),
      (display, dimension, unit, precision) => {
        const value = measuresOf(display, unit)[dimension];
        const figure = plain(numbers.measureFigure(value, dimension, unit, precision)) ?? "";
        expect(figure).toMatch(/^\d+(\.\d+)?(″| cm| in²| cm²)$/);
        expect(Math.abs(Number.parseFloat(figure) / value - 1)).toBeLessThanOrEqual(0.05 + 1e-9);
      },
    ),
  );
});

it("D33: writes the ratios of films", () => {
  expect(CONTENTS.slice(1).map(numbers.contentText)).toEqual(["16:9", "2.39:1", "4:3"]);
});

const DEFAULT = { length: 27, unit: "in", width: 16, height: 9 } as const;

describe("the size on a label, with typographic marks", () => {
  it("27″ 16:9", () => {
    expect(numbers.displayText(DEFAULT)).toBe("27″ 16:9");
  });

  it("centimetres follow a narrow no-break space", () => {
    expect(numbers.lengthText(68.58, "cm")).toBe("68.58\u202fcm");
  });

  it("long numbers are rounded to seven digits", () => {
    expect(numbers.lengthText(123_456.789012, "in")).toBe("123456.8″");
    expect(numbers.ratioText({ ...DEFAULT, width: 1.777777777778, height: 1 })).toBe("1.777778:1");
  });

  it("has no exponent and no thousands separator", () => {
    expect(numbers.lengthText(0.0000001, "in")).toBe("0.0000001″");
    expect(numbers.lengthText(999_999_999_999, "in")).toBe("1000000000000″");
  });
});

describe("a name before other text", () => {
  it("ends with a left-to-right mark in Hebrew or Arabic, so that the numbers after it keep their order", () => {
    expect(nameText("מסך")).toBe("מסך\u200e");
    expect(nameText("TV الشاشة")).toBe("TV الشاشة\u200e");
    expect(nameText("画面")).toBe("画面");
  });
});

describe("the ratio on a label", () => {
  it.each([
    [21, 9, "21:9"],
    [16, 10, "16:10"],
    [2.39, 1, "2.39:1"],
    [19.5, 9, "19.5:9"],
    [160, 90, "160:90"],
  ])("is as it was typed: %d:%d", (width, height, text) => {
    expect(numbers.ratioText({ width, height })).toBe(text);
  });

  it("of a resolution is one that people know, and otherwise the resolution itself (D35)", () => {
    expect(numbers.ratioText(shapeFrom({ width: 3440, height: 1440 }))).toBe("3440×1440");
    expect(numbers.ratioText(shapeFrom({ width: 2560, height: 1600 }))).toBe("16:10");
    expect(numbers.ratioText(shapeFrom({ width: 1080, height: 1920 }))).toBe("9:16");
    expect(numbers.ratioText(shapeFrom({ width: 5120, height: 1440 }))).toBe("32:9");
    expect(numbers.ratioText(shapeFrom({ width: 2560, height: 1080 }))).toBe("2560×1080");
    expect(numbers.displayText({ ...DEFAULT, ...shapeFrom({ width: 1920, height: 1080 }) })).toBe("27″ 16:9");
    expect(numbers.displayText({ ...DEFAULT, length: 6.1, ...shapeFrom({ width: 1170, height: 2532 }) })).toBe(
      "6.1″ 1170×2532",
    );
  });
});

describe("a ratio that no buyer knows is called like what is sold in it (D35)", () => {
  it.each([
    [34, 43, 18, "34″ 3440×1440"],
    [34, 18, 43, "34″ 1440×3440"],
    [29, 64, 27, "29″ 2560×1080"],
    [40, 64, 27, "40″ 5120×2160"],
    [45, 27, 64, "45″ 2160×5120"],
    [34, 21, 9, "34″ 21:9"],
    [37.5, 12, 5, "37.5″ 12:5"],
  ])("%d inches of %d:%d", (length, width, height, text) => {
    expect(numbers.displayText({ length, unit: "in", width, height })).toBe(text);
  });

  it("without a diagonal 64:27 is the usual one", () => {
    expect(numbers.ratioText(shapeFrom({ width: 64, height: 27 }))).toBe("2560×1080");
  });
});

it("shows a pixel density with one decimal", () => {
  expect(numbers.densityText(108.785539)).toBe("108.8\u202fppi");
});

it("shows angles and pixels per degree as whole numbers, and with two digits below ten", () => {
  expect(numbers.angleText(52.956288)).toBe("53°");
  expect(numbers.angleText(9.96)).toBe("10°");
  expect(numbers.angleText(9.46)).toBe("9.5°");
  expect(numbers.angleText(0.0123)).toBe("0.012°");
  expect(numbers.degreeDensityText(44.851512)).toBe("45");
});
