import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitText, textWidth, textWidthInDigits } from "./text-width.ts";

describe("textWidth", () => {
  it.each([
    ["0123456789", 76.32],
    ["27″ 16:9", 4 * 7.632 + 4.48 + 3.81 + 7.632 + 4.04],
    ["68.58 cm", 4 * 7.632 + 3.81 + 3.81 + 18.29],
    ["WWWW", 4 * 11.87],
    ["QDM#", 9.45 + 9.24 + 10.35 + 10.05],
    ["bdgpqh", 6 * 7.62],
    ["ÀÖÆ", 8.21 + 9.45 + 11.69],
    ["ЩШЖ", 13.13 + 12.83 + 12.93],
    ["漢字", 24],
    ["😀", 15],
  ])("is at least the width in a wide system font: %s", (text, width) => {
    // Measured in DejaVu Sans, whose characters are among the widest; an ideograph is as wide as the text is high.
    expect(textWidth(text)).toBeGreaterThanOrEqual(width);
  });

  it("grows with every character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ minLength: 1, unit: "grapheme" }), (text, more) => {
        expect(textWidth(text + more)).toBeGreaterThan(textWidth(text));
      }),
    );
  });
});

describe("textWidthInDigits", () => {
  it("counts numbers in the font's digits and estimates the rest", () => {
    expect(textWidthInDigits("27″")).toEqual({ pixels: 0, digits: 2.75 });
    expect(textWidthInDigits("A 16:9")).toEqual({ pixels: textWidth("A"), digits: 3 + 2 * 0.55 });
  });
});

describe("fitText", () => {
  it("leaves text alone that fits", () => {
    expect(fitText("27″ 16:9", 100)).toBe("27″ 16:9");
  });

  it("cuts longer text and ends it with an ellipsis", () => {
    expect(fitText("123456.8″ 123456.8:1", 80)).toMatch(/^123456.*…$/);
  });

  it("never exceeds the width and never splits a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.double({ min: -50, max: 200, noNaN: true }), (text, widest) => {
        const fitting = fitText(text, widest);
        expect(textWidth(fitting) <= widest || fitting === "…" || fitting === "").toBe(true);
        if (fitting !== text) expect(text.startsWith(fitting.slice(0, -1)) && fitting.endsWith("…")).toBe(true);
        expect(fitting.isWellFormed()).toBe(text.isWellFormed());
      }),
    );
  });
});
