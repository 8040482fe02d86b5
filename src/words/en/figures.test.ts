import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONTENTS } from "#comparison/content.ts";
import { COMPARED_DIMENSIONS } from "#domain/display/dimension.ts";
import { measuresOf } from "#domain/display/measures.ts";
import { shapeFrom } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { extremeDisplay, usualDisplay } from "#tests/arbitrary/screens.ts";
import { contentText, differenceFigure, measureFigure, sizeFigure } from "./numbers.ts";

const inch = (length: number, width = 16, height = 9): DisplaySpec => ({
  length,
  unit: "in",
  ...shapeFrom({ width, height }),
});

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (text: string | null) => text?.replaceAll("\u202f", " ") ?? null;

describe("measureFigure (D27)", () => {
  it("rounds the answer to 0.1″, 0.1 cm and whole areas: 27″ 16:9 is 23.5325… by 13.2370… in, 311.5014… in²", () => {
    expect(measureFigure(23.5325395, "width", "in", "answer")).toBe("23.5″");
    expect(plain(measureFigure(59.7726503, "width", "cm", "answer"))).toBe("59.8 cm");
    expect(plain(measureFigure(311.5014837, "area", "in", "answer"))).toBe("312 in²");
    expect(plain(measureFigure(2009.6829721, "area", "cm", "answer"))).toBe("2010 cm²");
    expect(sizeFigure(23.5325395, 13.2370535, "in")).toBe("23.5 × 13.2″");
    expect(plain(sizeFigure(59.7726503, 33.6221159, "cm"))).toBe("59.8 × 33.6 cm");
  });

  it("rounds the details to 0.01″, 0.1 cm, 0.1 in² and whole cm²", () => {
    expect(measureFigure(23.5325395, "width", "in", "details")).toBe("23.53″");
    expect(plain(measureFigure(59.7726503, "width", "cm", "details"))).toBe("59.8 cm");
    expect(plain(measureFigure(311.5014837, "area", "in", "details"))).toBe("311.5 in²");
    expect(plain(measureFigure(2009.6829721, "area", "cm", "details"))).toBe("2010 cm²");
  });

  it("keeps the decimals of round sizes, so that columns align", () => {
    expect(measureFigure(40, "width", "in", "answer")).toBe("40.0″");
    expect(measureFigure(40, "width", "in", "details")).toBe("40.00″");
  });

  it("writes nothing as zero", () => {
    expect(measureFigure(0, "width", "in", "answer")).toBe("0.0″");
    expect(plain(measureFigure(0, "area", "cm", "details"))).toBe("0 cm²");
  });

  it("leaves two digits of small sizes: 0.001″ 16:9 is 0.00087157… by 0.00049026… in", () => {
    expect(sizeFigure(0.00087157, 0.00049026, "in")).toBe("0.00087 × 0.00049″");
    expect(measureFigure(0.85, "width", "in", "answer")).toBe("0.85″");
    expect(plain(measureFigure(5.04, "area", "cm", "answer"))).toBe("5.0 cm²");
  });
});

describe("differenceFigure", () => {
  it("34″ 3440×1440 beside 27″ 16:9 is 7.8304… wider, 0.1083… less tall and 100.25… in² larger", () => {
    const [one, base] = [measuresOf(inch(34, 43, 18), "in"), measuresOf(inch(27), "in")];
    expect(differenceFigure(one.width, base.width, "width", "in", "details")).toBe("+7.83″");
    expect(differenceFigure(one.height, base.height, "height", "in", "details")).toBe("−0.11″");
    expect(plain(differenceFigure(one.area, base.area, "area", "in", "details"))).toBe("+100.3 in²");
  });

  it("never says '+0.0295″': 49″ 32:9 is 13.2665… tall, 0.0294… more than 27″ 16:9", () => {
    const [one, base] = [measuresOf(inch(49, 32, 9), "in"), measuresOf(inch(27), "in")];
    expect(differenceFigure(one.height, base.height, "height", "in", "details")).toBe("+0.03″");
    expect(differenceFigure(one.height, base.height, "height", "in", "answer")).toBeNull();
  });

  it("is as exact as the larger size, so that small sizes differ visibly", () => {
    expect(differenceFigure(0.002, 0.001, "width", "in", "answer")).toBe("+0.0010″");
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
        const figure = plain(measureFigure(value, dimension, unit, precision)) ?? "";
        expect(figure).toMatch(/^\d+(\.\d+)?(″| cm| in²| cm²)$/);
        expect(Math.abs(Number.parseFloat(figure) / value - 1)).toBeLessThanOrEqual(0.05 + 1e-9);
      },
    ),
  );
});

it("D33: writes the ratios of films", () => {
  expect(CONTENTS.slice(1).map(contentText)).toEqual(["16:9", "2.39:1", "4:3"]);
});
