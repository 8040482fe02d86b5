import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import type { View } from "#comparison/view.ts";
import { partsText } from "../answer-part.ts";
import { answerOf } from "./answer.ts";
import { signedText } from "./difference.ts";
import { comparisonSummary, comparisonTitle, questionTitle } from "./titles.ts";

const inPixels = (address: string, view: Partial<View> = {}) =>
  comparisonWith(parseScreens(address).screens, { scale: "pixels", ...view });
const answer = (address: string, view: Partial<View> = {}) => {
  const found = answerOf(inPixels(address, view));
  if (found === null) throw new Error("no answer");
  return found;
};
const sentence = (address: string, view: Partial<View> = {}) =>
  partsText(answer(address, view).sentence).replaceAll("\u202f", " ");

const TWO = "27in-3840x2160-scale125~34in-3440x1440";

describe("the answer in pixels (D46)", () => {
  it("speaks of what is drawn", () => {
    // 3440 ÷ 3072, 1440 ÷ 1728 and 4,953,600 ÷ 5,308,416.
    const words = "34″ 3440×1440 is 12% wider, 17% shorter and 6.7% smaller than 27″ 16:9.";
    expect(sentence(TWO)).toBe(`In pixels, ${words}`);
    expect(sentence(TWO, { lengths: "cm" })).toBe(`In pixels, ${words}`);
    expect(sentence("27in-3840x2160-scale150~24in-2560x1440")).toMatch(/^In pixels, .* is the same size as /);
    expect(answer(TWO).text).toBeNull();
  });

  it("has pixels in the rows, and lengths beside them", () => {
    const { units, rows } = answer(TWO);
    expect(units).toEqual({ first: "px", second: "in" });
    expect(rows.map(({ size }) => size.px)).toEqual(["3072×1728", "3440×1440"]);
    expect(rows.map(({ measures }) => [measures.width.px, measures.height.px, measures.area.px])).toEqual([
      ["3072\u202fpx", "1728\u202fpx", "5.3\u202fMP"],
      ["3440\u202fpx", "1440\u202fpx", "5.0\u202fMP"],
    ]);
    expect(rows.map(({ size }) => size.in)).toEqual(["23.5 × 13.2″", "31.4 × 13.1″"]);
    expect(answer(TWO, { lengths: "cm" }).units.second).toBe("cm");
    expect(answer("2x27in-2560x1440-gap2").rows[0]?.size.px).toBe("5120×1440");
  });

  it("names a screen without a resolution", () => {
    expect(sentence("27in-3840x2160-scale125~29in-21x9")).toBe(
      "In pixels, 27″ 16:9 is 3072 px wide and 1728 px tall. 29″ 21:9 has no resolution.",
    );
    expect(sentence("27in-16x9~29in-21x9")).toBe("In pixels, nothing is drawn: no screen has a resolution.");
    expect(sentence("27in-16x9~29in-21x9~34in-21x9")).toBe("In pixels, nothing is drawn: no screen has a resolution.");
    expect(sentence("27in-3840x2160~29in-21x9~34in-21x9")).toMatch(/ 2 of 3 have no resolution\.$/);
    expect(sentence(`${TWO}~29in-21x9`)).toMatch(
      /^In pixels, 34″ 3440×1440 is 12% wider, .* 29″ 21:9 has no resolution\.$/,
    );
  });

  it("compares three and more with the base, or with the first drawn one where the base has no resolution", () => {
    const three = answer(`${TWO}~29in-21x9`);
    expect(three.rows.map(({ differences }) => differences && signedText(differences.width))).toEqual([
      null,
      "+12%",
      null,
    ]);
    const other = answer(`29in-21x9~${TWO}`);
    expect(other.rows.map(({ isBase, isDrawn }) => [isBase, isDrawn])).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ]);
    expect(other.rows.map(({ differences }) => differences && signedText(differences.height))).toEqual([
      null,
      null,
      "−17%",
    ]);
    const { differences } = answer(`29in-21x9~${TWO}`, { base: 3 }).rows[1] ?? {};
    expect(differences && signedText(differences.width)).toBe("−11%");
  });

  it("lists rows as the outlines lie, and last what is not drawn", () => {
    const { rows } = answer("65in-16x9~34in-3440x1440~27in-3840x2160-scale300~27in-3840x2160~15in-1366x768~9in-16x9");
    expect(rows.map(({ number }) => number)).toEqual([4, 2, 5, 3, 1, 6]);
  });

  it("gives titles and pictures what is drawn", () => {
    expect(comparisonTitle(inPixels(TWO))).toBe("27″ 16:9 and 34″ 3440×1440 compared in pixels");
    expect(comparisonTitle(inPixels("27in-3840x2160"))).toBe("27″ 16:9 in pixels");
    expect(comparisonSummary(inPixels(TWO))).toMatch(/in pixels\. In pixels, 34″ 3440×1440 is 12% wider/);
    expect(questionTitle(inPixels("27in-3840x2160~32in-3840x2160"))).toBeNull();
  });
});
