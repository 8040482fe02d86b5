import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { ASKED_COMPARISONS } from "#comparison/asked-comparisons.ts";
import { readShortAddress } from "#comparison/short-address.ts";
import { comparisonWith } from "#comparison/state.ts";
import { comparisonSummary, comparisonTitle, questionTitle } from "./titles.ts";

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

const titleOf = (screens: string) => questionTitle(comparisonWith(parseScreens(screens).screens));

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
    // The figures are the second one's: 23.532 / 31.252 = 0.753, 13.237 / 13.394 = 0.988 and 31.252 / 47.171 = 0.663
    ["34-21x9~27-16x9", "34″ ultrawide or 27″: 25% narrower, 1.2% shorter"],
    ["49-32x9~34-21x9", "49″ or 34″ ultrawide: 34% narrower, 1.0% taller"],
    // Sets: 2 · 23.532 = 47.064 beside 47.171, and 13.237 beside 13.267; 31.252 / 47.064 = 0.664
    ["2x27-16x9~49-32x9", "Two 27″ monitors or one 49″ ultrawide: about the same size"],
    ["2x27-16x9~34-21x9", "Two 27″ monitors or one 34″ ultrawide: 34% narrower, 1.2% taller"],
    // 47.064 / 31.252 = 1.506 and 13.237 / 13.394 = 0.988
    ["34-21x9~2x27-16x9", "One 34″ ultrawide or two 27″ monitors: 51% wider, 1.2% shorter"],
    // 2 · 27 = 54; 43 / 54 = 0.796 and 43 / 27 = 1.593
    ["2x27-16x9~43-16x9", "Two 27″ monitors or one 43″ screen: 20% narrower, 59% taller"],
    ["2x24-16x9~2x27-16x9", "Two 24″ monitors or two 27″ monitors: 27% more area"],
    // 3 · 24 / (2 · 32) = 1.125 and 24 / 32 = 0.75
    ["2x32-16x9~3x24-16x9", "Two 32″ monitors or three 24″ monitors: 13% wider, 25% shorter"],
    // Several: (32 / 24)² = 1.778; 32″ has 446, 34″ 418.6 and 27″ 311.5 in².
    ["24-16x9~27-16x9~32-16x9", "24″, 27″ or 32″ monitor: up to 78% more area"],
    ["43-16x9~55-16x9~98-16x9", "43″, 55″ or 98″ TV: up to 5.2× the area"],
    ["27-16x9~32-16x9~34-21x9", "27″, 32″ or 34″ ultrawide: the 32″ has the most area"],
    ["34-21x9~27-16x9~32-16x9", "34″ ultrawide, 27″ or 32″: the 32″ has the most area"],
    ["24-16x9~27-16x10~32-16x9", null],
    ["24-16x9~27-16x9~2x32-16x9", null],
    ["24-16x9~24-16x9~24-16x9", null],
    ["27-2560x1440~27-3840x2160", null],
    ["27-2560x1440~27-16x9", null],
    // Laptops and phones: (16 / 14)² = 1.306, (6.7 / 6.1)² = 1.206
    ["14-16x10~16-16x10", "14″ or 16″ laptop: 31% more area"],
    ["6.1-9x19.5~6.7-9x19.5", "6.1″ or 6.7″ phone: 21% more area"],
    ["68.58cm-16x9~32-16x9", "68.58\u202fcm or 32″ monitor: 40% more area"],
    ["27-9x16~34-21x9", null],
    ["27-16x9~24-16x10", null],
    ["27-16x9~27-16x9", null],
    ["27-16x9_Desk~32-16x9", null],
    ["20-1x1~21-1x1~22-1x1~23-1x1~24-1x1", null],
    ["27-16x9", null],
  ])("%s", (screens, title) => {
    expect(titleOf(screens)).toBe(title);
  });

  it("answers for each comparison of the site map, and for each with other words", () => {
    const titles = ASKED_COMPARISONS.map((asked) => {
      const comparison = readShortAddress(`/${asked}`);
      return comparison && questionTitle(comparison);
    });
    expect(titles).not.toContain(null);
    expect(new Set(titles).size).toBe(100);
  });

  it.each([
    ["/27-vs-34", "34″ 3440×1440"],
    ["/two-27-vs-34", "34″ 3440×1440"],
    ["/27-vs-38-ultrawide", "38″ 3840×1600"],
    ["/27-vs-45-ultrawide", "45″ 3440×1440"],
    ["/24-vs-29-ultrawide", "29″ 2560×1080"],
    // 5120×1440 is exactly 32:9.
    ["/34-vs-49", "49″ 32:9"],
  ])("speaks at %s of what is sold, in the description and in its figures", (path, name) => {
    const comparison = readShortAddress(path);
    const summary = comparison === null ? "" : comparisonSummary(comparison);
    expect(summary).toContain(`${name} compared`);
    expect(summary).toContain(`${name} is `);
  });
});
