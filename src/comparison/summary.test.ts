import { describe, expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { comparisonTitle } from "./comparison-title.ts";
import { comparisonWith } from "./state.ts";
import { comparisonSummary, questionTitle } from "./summary.ts";

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

  it("says the size of one screen, and nothing without screens", () => {
    expect(comparisonSummary(comparison("27-16x9"))).toMatch(/^27″ 16:9 drawn to scale\. 27″ 16:9 is 23\.5 × 13\.2″/);
    expect(comparisonSummary(comparisonWith([]))).toBe("No screens to compare.");
  });

  it("compares the largest with the smallest of three and more", () => {
    // (32/24)² = 1.7778; (55/5)² = 121.
    expect(comparisonSummary(comparison("27-16x9~32-16x9~24-16x9"))).toMatch(
      /\. The largest, 32″ 16:9, is 78% larger than the smallest, 24″ 16:9\.$/,
    );
    expect(comparisonSummary(comparison("5-16x9~55-16x9~27-16x9"))).toMatch(
      /, is 121× the area of the smallest, 5″ 16:9\.$/,
    );
    expect(comparisonSummary(comparison("27-16x9~27-9x16~27-16x9"))).toMatch(/\. All have the same area\.$/);
  });
});

describe("questionTitle (D41)", () => {
  it.each([
    // (32 / 27)² = 1.405, (75 / 65)² = 1.331, (98 / 43)² = 5.19
    ["27-16x9~32-16x9", "27″ or 32″ monitor: 40% more area"],
    ["75-16x9~65-16x9", "75″ or 65″ TV: 33% more area"],
    ["43-16x9~98-16x9", "43″ or 98″ TV: 5.2× the area"],
    ["32-16x9~43-16x9", "32″ or 43″: 81% more area"],
    // Sold only as ultrawides: (38 / 34)² = 1.249, (57 / 49)² = 1.353
    ["34-21x9~38-21x9", "34″ or 38″ ultrawide: 25% more area"],
    ["49-32x9~57-32x9", "49″ or 57″ ultrawide: 35% more area"],
    // Widths 31.252 / 23.532 = 1.328 and heights 13.394 / 13.237 = 1.012
    ["27-16x9~34-21x9", "27″ or 34″ ultrawide: 33% wider, 1.2% taller"],
    // 26.656 / 23.532 = 1.133 and 11.424 / 13.237 = 0.863
    ["27-16x9~29-21x9", "27″ or 29″ ultrawide: 13% wider, 14% shorter"],
    // 47.171 / 31.252 = 1.509 and 13.267 / 13.394 = 0.9905
    ["34-21x9~49-32x9", "34″ or 49″ ultrawide: 51% wider, 0.9% shorter"],
    // Of which would it speak?
    ["34-21x9~27-16x9", null],
    ["27-9x16~34-21x9", null],
    ["27-16x9~24-16x10", null],
    ["27-16x9~27-16x9", null],
    ["27-16x9_Desk~32-16x9", null],
    ["2x27-16x9~32-16x9", null],
    ["24-16x9~27-16x9~32-16x9", null],
    ["27-16x9", null],
  ])("%s", (screens, title) => {
    expect(questionTitle(comparison(screens))).toBe(title);
  });
});
