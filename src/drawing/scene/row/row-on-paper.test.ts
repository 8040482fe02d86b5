import { describe, expect, it } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { drawing } from "#words/en/drawing.ts";
import { composeScene } from "../compose-scene.ts";
import { viewOptions } from "../view-options.ts";
import { roundScale, rowOnPaper } from "./row-on-paper.ts";

describe("a row on paper (D56)", () => {
  it("has the largest round scale that fits between the margins of a sheet", () => {
    const inches = (centimetres: number) => centimetres / 2.54;
    const ratio = (width: number, height: number) =>
      roundScale({ width: inches(width), height: inches(height) })?.ratio ?? null;
    // 180.4 mm at the most across, and 62.4 mm down.
    expect(ratio(18, 6)).toBe(1);
    expect(ratio(18.1, 6)).toBe(2);
    expect(ratio(18, 6.3)).toBe(2);
    expect(ratio(180, 61.8)).toBe(10);
    expect(ratio(245, 62)).toBe(20);
    expect(ratio(1800, 62)).toBe(100);
    expect(ratio(1900, 62)).toBeNull();
  });

  it("says so, and measures the row below", () => {
    const query = "screens=27in-9x16~34in-3440x1440~24in-16x10&align=side&space=180cm&lengths=cm";
    const { comparison } = readComparison(new URLSearchParams(query), "in");
    const { area, placement } = rowOnPaper(comparison);
    const scene = composeScene(comparison.screens, area, {
      texts: drawing,
      ...viewOptions(comparison),
      ...placement,
    });
    expect(scene.pixelsPerInch).toBe(9.6);
    expect(scene.squareSize?.content).toBe("Scale 1 : 10 · 1 square = 5 cm");
    expect(scene.dimensions.map(({ figure }) => figure.content)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^33\.6/), expect.stringMatching(/^171\.0/)]),
    );
  });
});
