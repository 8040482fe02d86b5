import { describe, expect, it } from "vitest";
import type { Screen } from "../domain/display/screen.ts";
import { describeComparison, labelText, spokenScreen } from "./screen-text.ts";
import { comparisonWith } from "./state.ts";

const BLUE: Screen = { length: 27, unit: "in", width: 16, height: 9, colour: "blue" };
const GREEN: Screen = { length: 29, unit: "in", width: 21, height: 9, colour: "green" };
const DEFAULT = { length: 27, unit: "in", width: 16, height: 9 } as const;

describe("a label", () => {
  it("is the size, after the name if the screen has one", () => {
    expect(labelText(DEFAULT)).toBe("27″ 16:9");
    expect(labelText({ ...DEFAULT, name: "Desk" })).toBe("Desk · 27″ 16:9");
  });

  it("D29: counts a set and says its gap", () => {
    expect(labelText({ ...DEFAULT, count: 2 })).toBe("2 × 27″ 16:9");
    expect(labelText({ ...DEFAULT, count: 2, gap: 1.5, name: "Desk" })).toBe("Desk · 2 × 27″ 16:9 · 1.5\u202fcm gap");
    expect(labelText({ ...DEFAULT, gap: 1.5 })).toBe("27″ 16:9");
  });

  it("keeps the order of the numbers after a name in Hebrew or Arabic", () => {
    expect(labelText({ ...DEFAULT, name: "מסך" })).toBe("מסך\u200e · 27″ 16:9");
  });
});

it("D11: the text for screen readers is the size without the name, which each sentence places itself", () => {
  expect(spokenScreen({ ...DEFAULT, name: "Desk" })).toBe("27 inch 16:9, 23.5 by 13.2 inches");
});

describe("the drawing's text alternative", () => {
  it("D11: names every screen with its size, in the list's order", () => {
    // 27 at 16:9 is 23.53 by 13.24, 29 at 21:9 is 26.66 by 11.42.
    expect(describeComparison(comparisonWith([BLUE, GREEN]))).toBe(
      "Comparison of blue 27 inch 16:9, 23.5 by 13.2 inches; green 29 inch 21:9, 26.7 by 11.4 inches",
    );
  });

  it("puts a screen's name first", () => {
    expect(describeComparison(comparisonWith([{ ...BLUE, name: "Desk" }]))).toBe(
      "Comparison of Desk: blue 27 inch 16:9, 23.5 by 13.2 inches",
    );
  });

  it("starts with 'Comparison of' without screens too", () => {
    expect(describeComparison(comparisonWith([]))).toMatch(/^Comparison of /);
  });
});
