import { describe, expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { comparisonSummary, comparisonTitle } from "./summary.ts";

const comparison = (text: string) => parseScreens(text);

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
    expect(comparisonTitle({ screens: [] })).toBe("No screens to compare");
  });
});

describe("comparisonSummary", () => {
  it("'the 27″ has 2.3 % more area' than a 29″ 21:9", () => {
    // 27² · 144/337 = 311.5015, 29² · 21/58 = 304.5; 311.5015 / 304.5 = 1.02299.
    expect(comparisonSummary(comparison("27-16x9~29-21x9"))).toBe(
      "27″ 16:9 and 29″ 21:9 compared: the 27″ has 2.3 % more area.",
    );
  });

  it("distinguishes two of one diagonal by their ratios, two of one ratio by their diagonals", () => {
    // At one diagonal d the area is d² · w·h/(w² + h²): 12/25 = 0.48 and 144/337 = 0.42730; 1.12333 of it.
    expect(comparisonSummary(comparison("27-16x9~27-4x3"))).toMatch(/: the 4:3 has 12\.3 % more area\.$/);
    // (32/27)² = 1.40466
    expect(comparisonSummary(comparison("27-16x9~32-16x9"))).toMatch(/: the 32″ has 40\.5 % more area\.$/);
  });

  it("says that both have the same area", () => {
    expect(comparisonSummary(comparison("27-16x9~27-9x16"))).toMatch(/: they have the same area\.$/);
  });

  it("says how many times from ten times upwards, up to 'over a million'", () => {
    // (55/5)² = 121; (100/31)² = 10.406; (99999/0.01)² is some 10¹⁴.
    expect(comparisonSummary(comparison("5-16x9~55-16x9"))).toMatch(/: the 55″ has 121 times the area\.$/);
    expect(comparisonSummary(comparison("31-16x9~100-16x9"))).toMatch(/: the 100″ has 10\.4 times the area\.$/);
    expect(comparisonSummary(comparison("0.01-1x1~99999-1x1"))).toMatch(
      /: the 99999″ has over a million times the area\.$/,
    );
    expect(comparisonSummary(comparison("5-16x9~55-16x9~27-16x9"))).toMatch(
      /, has 121 times the area of the smallest, 5″ 16:9\.$/,
    );
  });

  it("compares the largest with the smallest of three and more", () => {
    // (32/24)² = 16/9 = 1.7778
    expect(comparisonSummary(comparison("27-16x9~32-16x9~24-16x9"))).toMatch(
      /: the largest, 32″ 16:9, has 77\.8 % more area than the smallest, 24″ 16:9\.$/,
    );
  });
});
