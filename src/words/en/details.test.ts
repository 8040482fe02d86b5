import { describe, expect, it } from "vitest";
import { detailsOf } from "#comparison/details.ts";
import { comparisonWith } from "#comparison/state.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import { shapeFrom } from "#domain/display/resolution.ts";
import type { Screen } from "#domain/display/screen.ts";
import { partsText } from "../answer-part.ts";
import { details } from "./details.ts";

const { sizes } = details;

const BLUE = { length: 27, unit: "in", width: 16, height: 9, colour: "blue" } as const satisfies Screen;
const GREEN = {
  length: 34,
  unit: "in",
  ...shapeFrom({ width: 3440, height: 1440 }),
  colour: "green",
} as const satisfies Screen;

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (text: string) => text.replaceAll("\u202f", " ");

/** What the details say of the last screen. The first one is the base. */
function shownOfLast(...screens: readonly Screen[]) {
  const rows = detailsOf(comparisonWith(screens));
  const last = rows.at(-1);
  if (last === undefined) throw new Error("There is no screen.");
  const { screen, units, otherDiagonal, measures, ratio, pixels } = last;
  const { first, second } = units;
  const measure = (dimension: ComparedDimension) => {
    const { difference, ...values } = measures[dimension];
    return [
      plain(sizes.measure(values[first], dimension, first)),
      plain(sizes.measure(values[second], dimension, second)),
      ...(difference === null ? [] : [partsText(sizes.difference(difference.relative))]),
      ...(difference === null || difference.base === null
        ? []
        : [plain(sizes.more(values[first], difference.base[first], dimension, first) ?? "")]),
    ];
  };
  return {
    label: sizes.label(screen, rows, first),
    otherDiagonal: plain(sizes.diagonal(screen, otherDiagonal.length, otherDiagonal.unit)),
    width: measure("width"),
    height: measure("height"),
    area: measure("area"),
    ratio: sizes.ratioFigure(ratio),
    pixels: pixels && [sizes.resolution(screen, pixels.resolution), plain(sizes.density(pixels.density))],
  };
}

describe("the details of a screen", () => {
  it("have each size in the screen's own unit and the other one, rounded once, and no difference for the base", () => {
    // 27·16/√337 = 23.5325… by 13.2370… in, 59.7726… by 33.6221… cm, 311.5014… in², 2009.6829… cm².
    expect(shownOfLast(BLUE)).toEqual({
      label: "27″ 16:9",
      otherDiagonal: "68.6 cm",
      width: ["23.53″", "59.8 cm"],
      height: ["13.24″", "33.6 cm"],
      area: ["311.5 in²", "2010 cm²"],
      ratio: "1.78:1",
      pixels: null,
    });
  });

  it("have the differences from the base in percent and in the screen's own unit", () => {
    // 34·43/√2173 = 31.3629…, 34·18/√2173 = 13.1286…: 7.8304… wider, 0.1083… shorter, 100.2536… in² larger.
    const { width, height, area, pixels } = shownOfLast(BLUE, GREEN);
    expect(width.slice(2)).toEqual(["33% wider", "+7.83″"]);
    expect(height.slice(2)).toEqual(["0.8% shorter", "−0.11″"]);
    expect(area.slice(2)).toEqual(["32% larger", "+100.3 in²"]);
    expect(pixels).toEqual(["3440×1440", "109.7 ppi"]);
  });

  it("have the diagonal in the other unit too, without trailing zeros", () => {
    expect(shownOfLast({ ...GREEN, length: 86.36, unit: "cm" }).otherDiagonal).toBe("34″");
  });

  it("have no difference in units where the words say that both are equal", () => {
    // 0.04% of 87.16″ are 0.03″.
    expect(shownOfLast({ ...BLUE, length: 100 }, { ...BLUE, length: 100.04 }).width.slice(2)).toEqual(["the same"]);
  });

  it("have a narrow ratio with at least two digits", () => {
    expect(shownOfLast({ ...BLUE, width: 9, height: 16 }).ratio).toBe("0.56:1");
    expect(shownOfLast({ ...BLUE, width: 1, height: 1000 }).ratio).toBe("0.0010:1");
  });

  it("D35: call the same what the answer does, with its length", () => {
    const { height } = shownOfLast(BLUE, { ...GREEN, length: 49, width: 32, height: 9 });
    expect(height.slice(2)).toEqual(["about the same", "+0.03″"]);
  });
});
