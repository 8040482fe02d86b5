import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import { comparisonSummary, comparisonTitle } from "./titles.ts";

const comparison = (text: string) => comparisonWith(parseScreens(text).screens);

describe("comparisonTitle", () => {
  it("'27″ 16:9 and 29″ 21:9 compared'", () => {
    expect(comparisonTitle(comparison("27-16x9~29-21x9"))).toBe("27″ 16:9 and 29″ 21:9 compared");
  });

  it("joins three and more with commas, and has a text for one and for none", () => {
    expect(comparisonTitle(comparison("24-16x9~27-16x9_Desk~32-16x9"))).toBe("24″ 16:9, Desk and 32″ 16:9 compared");
    expect(comparisonTitle(comparison("24-16x9_מסך~27-16x9~32-16x9"))).toBe(
      "מסך\u200e, 27″ 16:9 and 32″ 16:9 compared",
    );
    expect(comparisonTitle(comparison("27-16x9"))).toBe("27″ 16:9 drawn to scale");
    expect(comparisonTitle(comparisonWith([]))).toBe("No screens to compare");
  });
});

describe("comparisonSummary", () => {
  it("says the answer for two screens, seen from the base", () => {
    // 27² · 144/337 = 311.5015 and 29² · 21/58 = 304.5: 97.75% and 102.3% of the other.
    expect(comparisonSummary(comparison("27-16x9~29-21x9"))).toMatch(
      /^27″ 16:9 and 29″ 21:9 compared\. 29″ 21:9 is .* and 2\.2% smaller than 27″ 16:9\.$/,
    );
    expect(comparisonSummary({ ...comparison("27-16x9~29-21x9"), base: 2 })).toMatch(
      /compared\. 27″ 16:9 is .* and 2\.3% larger than 29″ 21:9\.$/,
    );
  });

  it("says how large text is where both have a resolution, which is the whole answer for one size", () => {
    // 2560 / 3840 = 0.667
    expect(comparisonSummary(comparison("27-2560x1440~27-3840x2160"))).toMatch(
      / is the same size as .*\. Text at 100% is 33% smaller, with room for 3840×2160\.$/,
    );
  });

  it("says the size of one screen, and nothing without screens", () => {
    expect(comparisonSummary(comparison("27-16x9"))).toMatch(/^27″ 16:9 drawn to scale\. 27″ 16:9 is 23\.5″ wide/);
    expect(comparisonSummary(comparisonWith([]))).toBe("No screens to compare.");
  });

  it("says which of three and more is the widest, the tallest and the largest", () => {
    expect(comparisonSummary(comparison("27-16x9~32-16x9~24-16x9"))).toMatch(
      /\. 32″ 16:9 is the widest, tallest and largest\.$/,
    );
  });
});
