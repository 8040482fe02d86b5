import { describe, expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { answerOf } from "./answer.ts";
import { partsText } from "./answer-part.ts";
import { comparisonTitle } from "./comparison-title.ts";
import { questionTitle } from "./question-title.ts";
import { comparisonWith } from "./state.ts";
import { comparisonSummary, resultText, rowFigures } from "./summary.ts";
import type { View } from "./view.ts";

const inPixels = (address: string, view: Partial<View> = {}) =>
  comparisonWith(parseScreens(address).screens, { scale: "pixels", ...view });
const answer = (address: string, view: Partial<View> = {}) => {
  const found = answerOf(inPixels(address, view));
  if (found === null) throw new Error("no answer");
  return found;
};
const sentence = (address: string, view: Partial<View> = {}) => partsText(answer(address, view).sentence ?? []);

const TWO = "27in-3840x2160-scale125~34in-3440x1440";

describe("the answer in pixels (D46)", () => {
  it("speaks of what is drawn", () => {
    // 3440 ÷ 3072, 1440 ÷ 1728 and 4,953,600 ÷ 5,308,416.
    const words = "34″ 3440×1440 is 12% wider, 17% shorter and 6.7% smaller than 27″ 16:9.";
    expect(sentence(TWO)).toBe(`In pixels, ${words}`);
    expect(sentence(TWO, { lengths: "cm" })).toBe(`In pixels, ${words}`);
    expect(sentence("27in-3840x2160-scale150~24in-2560x1440")).toMatch(/^In pixels, .* are the same size\.$/);
    expect(answer(TWO).text).toBeNull();
  });

  it("keeps the true sizes in the rows, with resolution, scaling and room", () => {
    const { pixels, rows } = answer(TWO);
    expect(pixels?.map((row) => row.pixels)).toEqual([
      { resolution: "3840×2160", scaling: 125, room: "3072×1728" },
      { resolution: "3440×1440", scaling: 100, room: "3440×1440" },
    ]);
    expect(rows.map(({ size }) => size.in)).toEqual(["23.5 × 13.2″", "31.4 × 13.1″"]);
    expect(pixels?.map(({ size }) => size.cm)).toEqual(["59.8 × 33.6\u202fcm", "79.7 × 33.3\u202fcm"]);
    expect(answer("2x27in-2560x1440-gap2").pixels?.[0]?.pixels).toEqual({
      resolution: "2 × 2560×1440",
      scaling: 100,
      room: "5120×1440",
    });
  });

  it("names a screen without a resolution", () => {
    expect(sentence("27in-3840x2160-scale125~29in-21x9")).toBe(
      "In pixels, 27″ 16:9 shows 3072×1728. 29″ 21:9 has no resolution.",
    );
    expect(sentence("27in-16x9~29in-21x9")).toBe("In pixels, nothing is drawn: no screen has a resolution.");
    expect(sentence("27in-16x9~29in-21x9~34in-21x9")).toBe("In pixels, nothing is drawn: no screen has a resolution.");
    expect(sentence("2x27in-2560x1440")).toBe("In pixels, 2 × 27″ 16:9 show 5120×1440.");
  });

  it("compares three and more with the base, or with the first drawn one where the base has no resolution", () => {
    const three = answer(`${TWO}~29in-21x9`);
    expect(three.sentence).toBeNull();
    expect(three.pixels?.map(({ differences }) => differences?.width.signed)).toEqual([undefined, "+12%", undefined]);
    const other = answer(`29in-21x9~${TWO}`);
    expect(other.pixels?.map(({ isBase }) => isBase)).toEqual([true, false, false]);
    expect(other.pixels?.map(({ differences }) => differences?.height.signed)).toEqual([undefined, undefined, "−17%"]);
    expect(answer(`29in-21x9~${TWO}`, { base: 3 }).pixels?.[1]?.differences?.width.signed).toBe("−11%");
  });

  it("lists rows as the outlines lie, and last what is not drawn", () => {
    const { largestFirst } = answer(
      "65in-16x9~34in-3440x1440~27in-3840x2160-scale300~27in-3840x2160~15in-1366x768~9in-16x9",
    );
    expect(largestFirst.map(({ number }) => number)).toEqual([4, 2, 5, 3, 1, 6]);
  });

  it("gives titles and pictures what is drawn", () => {
    expect(comparisonTitle(inPixels(TWO))).toBe("27″ 16:9 and 34″ 3440×1440 compared in pixels");
    expect(comparisonTitle(inPixels("27in-3840x2160"))).toBe("27″ 16:9 in pixels");
    expect(comparisonSummary(inPixels(TWO))).toMatch(/in pixels\. In pixels, 34″ 3440×1440 is 12% wider/);
    expect(questionTitle(inPixels("27in-3840x2160~32in-3840x2160"))).toBeNull();
    expect(resultText(answer(`${TWO}~29in-21x9`))).toBe(
      "In pixels, the largest, 27″ 16:9, is 7.2% larger than the smallest, 34″ 3440×1440. 1 of 3 has no resolution.",
    );
    expect(resultText(answer("27in-3840x2160~29in-21x9~34in-21x9"))).toBe(
      "In pixels, only 27″ 16:9 is drawn. 2 of 3 have no resolution.",
    );
    const both = answer("27in-3840x2160-scale125~29in-21x9");
    expect(both.rows.map((row) => rowFigures(row, both))).toEqual([
      ["3072×1728", "23.5 × 13.2″"],
      ["not drawn", "26.7 × 11.4″"],
    ]);
  });
});
