import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitText, textWidth } from "./text-width.ts";

describe("textWidth", () => {
  it.each([
    // Measured in Chromium: Inter at weight 600 with tabular figures, 1000 px high.
    ["27″ 16:9", 4284.2],
    ["34″ 43:18", 4931.2],
    ["Living room · 65″ 16:9", 10_815],
  ])("is the width in Inter, apart from kerning: %s", (text, width) => {
    expect(Math.abs(textWidth(text, 1000) - width)).toBeLessThan(25);
  });

  it.each([
    // Measured in DejaVu Sans, a common fallback whose characters are among the widest; an ideograph is as wide as the text is high.
    ["ЩШЖ", 13.13 + 12.83 + 12.93],
    ["漢字", 24],
    ["😀", 15],
  ])("is at least the width in another font for other scripts: %s", (text, width) => {
    expect(textWidth(text, 12)).toBeGreaterThanOrEqual(width);
  });

  it("grows with the font size", () => {
    expect(textWidth("27″ 16:9", 26)).toBeCloseTo(2 * textWidth("27″ 16:9", 13), 10);
  });
});

describe("fitText", () => {
  it("leaves text alone that fits", () => {
    expect(fitText("27″ 16:9", 100, 12)).toBe("27″ 16:9");
  });

  it("cuts longer text and ends it with an ellipsis", () => {
    expect(fitText("123456.8″ 123456.8:1", 80, 12)).toMatch(/^123456.*…$/);
  });

  it("never exceeds the width and never splits a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.double({ min: -50, max: 200, noNaN: true }), (text, widest) => {
        const fitting = fitText(text, widest, 12);
        expect(textWidth(fitting, 12) <= widest || fitting === "…" || fitting === "").toBe(true);
        if (fitting !== text) expect(text.startsWith(fitting.slice(0, -1)) && fitting.endsWith("…")).toBe(true);
        expect(fitting.isWellFormed()).toBe(text.isWellFormed());
      }),
    );
  });
});
