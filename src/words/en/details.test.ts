import { describe, expect, it } from "vitest";
import { comparisonWith } from "#comparison/state.ts";
import { shapeFrom } from "#domain/display/resolution.ts";
import type { Screen } from "#domain/display/screen.ts";
import { detailsOf, type ScreenDetails } from "./details.ts";
import { relativeText } from "./difference.ts";

const BLUE = { length: 27, unit: "in", width: 16, height: 9, colour: "blue" } as const satisfies Screen;
const GREEN = {
  length: 34,
  unit: "in",
  ...shapeFrom({ width: 3440, height: 1440 }),
  colour: "green",
} as const satisfies Screen;

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (details: unknown) => JSON.parse(JSON.stringify(details).replaceAll("\u202f", " "));

/** The details of the last screen. The first one is the base. */
function detailsOfLast(...screens: readonly Screen[]): ScreenDetails {
  const last = detailsOf(comparisonWith(screens)).at(-1);
  if (last === undefined) throw new Error("There is no screen.");
  return last;
}

const differences = (measures: ScreenDetails["measures"]) =>
  Object.values(measures).map(({ difference }) => difference && [relativeText(difference.relative), difference.by]);

describe("detailsOf", () => {
  it("has each size in the screen's own unit and the other one, rounded once, and no difference for the base", () => {
    // 27·16/√337 = 23.5325… by 13.2370… in, 59.7726… by 33.6221… cm, 311.5014… in², 2009.6829… cm².
    expect(plain(detailsOfLast(BLUE))).toEqual({
      id: 1,
      number: 1,
      screen: BLUE,
      isBase: true,
      title: "27″ 16:9",
      otherDiagonal: "68.6 cm",
      measures: {
        width: { first: "23.53″", second: "59.8 cm", difference: null },
        height: { first: "13.24″", second: "33.6 cm", difference: null },
        area: { first: "311.5 in²", second: "2010 cm²", difference: null },
      },
      ratio: "1.78:1",
      pixels: null,
      picture: null,
    });
  });

  it("has the differences from the base in percent and in the screen's own unit", () => {
    // 34·43/√2173 = 31.3629…, 34·18/√2173 = 13.1286…: 7.8304… wider, 0.1083… shorter, 100.2536… in² larger.
    const { measures, pixels } = plain(detailsOfLast(BLUE, GREEN));
    expect(differences(measures)).toEqual([
      ["33% wider", "+7.83″"],
      ["0.8% shorter", "−0.11″"],
      ["32% larger", "+100.3 in²"],
    ]);
    expect(pixels).toEqual({ resolution: "3440×1440", density: "109.7 ppi" });
  });

  it("shows centimetres first for a screen in centimetres, and a diagonal without trailing zeros", () => {
    const { otherDiagonal, measures } = detailsOfLast({ ...GREEN, length: 86.36, unit: "cm" });
    expect(otherDiagonal).toBe("34″");
    expect(measures.width.first).toBe("79.7\u202fcm");
  });

  it("shows no difference in units where the words say that both are equal", () => {
    // 0.04% of 87.16″ are 0.03″.
    const { measures } = detailsOfLast({ ...BLUE, length: 100 }, { ...BLUE, length: 100.04 });
    expect(differences(measures)[0]).toEqual(["the same width", null]);
  });

  it("shows a narrow ratio with at least two digits", () => {
    expect(detailsOfLast({ ...BLUE, width: 9, height: 16 }).ratio).toBe("0.56:1");
    expect(detailsOfLast({ ...BLUE, width: 1, height: 1000 }).ratio).toBe("0.0010:1");
  });
});

it("D35: calls the same what the answer does, with its length", () => {
  const { measures } = detailsOfLast(BLUE, { ...GREEN, length: 49, width: 32, height: 9 });
  expect(differences(measures)[1]).toEqual(["about the same height", "+0.03″"]);
});
