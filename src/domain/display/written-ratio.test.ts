import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../../tests/arbitrary/any-text.ts";
import { exactNumberText } from "./number-text.ts";
import { parseWrittenRatio } from "./written-ratio.ts";

describe("reads ratios as people write them", () => {
  it.each([
    ["16:9", "16", "9"],
    ["16x9", "16", "9"],
    ["16X9", "16", "9"],
    ["16×9", "16", "9"],
    ["16/9", "16", "9"],
    ["16 : 9", "16", "9"],
    ["  16:9\n", "16", "9"],
    ["16\u202f:\u00a09", "16", "9"],
    ["16 by 9", "16", "9"],
    ["16∶9", "16", "9"],
    ["2.39:1", "2.39", "1"],
    ["2,39:1", "2.39", "1"],
    ["1:.5", "1", ".5"],
    ["19.5 x 9", "19.5", "9"],
    ["0016:9.", "0016", "9."],
  ])("the ratio '%s'", (text, width, height) => {
    expect(parseWrittenRatio(text)).toEqual({ width, height });
  });

  it.each([
    "3440x1440",
    "3440 x 1440",
    "3440×1440 px",
    "3440 × 1440 pixels",
    "3440px × 1440px",
    "3440*1440",
    "3,440 x 1,440",
    "3 440 × 1 440",
    "3.440 × 1.440",
    "3’440 × 1'440",
    "3440 × 1,440",
  ])("the resolution '%s'", (text) => {
    expect(parseWrittenRatio(text)).toEqual({ width: "3440", height: "1440" });
  });

  it("a mark before three digits groups thousands only if both parts are then pixel counts", () => {
    expect(parseWrittenRatio("1,280 x 800")).toEqual({ width: "1280", height: "800" });
    expect(parseWrittenRatio("2,390:1")).toEqual({ width: "2.390", height: "1" });
    expect(parseWrittenRatio("1,778:1,00")).toEqual({ width: "1.778", height: "1.00" });
  });

  it.each([
    "",
    "16",
    "2.39",
    ":",
    "16:",
    ":9",
    "0:9",
    "16:0.0",
    "-16:9",
    "16:9:4",
    "1.2.3:9",
    "1 6:9",
    "1e3:9",
    "16 9",
    "١٦:٩",
    "a 16:9 screen",
    "1234567890123:9",
    `${"9".repeat(21)}:9`,
    `16:9${" ".repeat(100)}:`,
  ])("nothing where there are not two positive numbers that the inputs can hold: '%s'", (text) => {
    expect(parseWrittenRatio(text)).toBeNull();
  });

  it("reads any two numbers of at most 12 characters with any sign between them", () => {
    const part = fc
      .double({ min: 0.001, max: 199, noNaN: true })
      .map((value) => exactNumberText(Number(value.toPrecision(6))));
    fc.assert(
      fc.property(part, part, fc.constantFrom(":", "x", " × ", "/", " by "), (width, height, sign) => {
        // 3.440 × 1.440 is a resolution, as it is written where a point divides thousands.
        fc.pre(![width, height].every((part) => /^\d{1,2}\.\d{3}$/.test(part)));
        expect(parseWrittenRatio(`${width}${sign}${height}`)).toEqual({ width, height });
      }),
    );
  });

  it("any text gives a ratio that the inputs accept, or null", () => {
    const nearly = fc.string({ unit: fc.constantFrom(..."0123456789.,'x:/× ptoby"), maxLength: 30 });
    fc.assert(
      fc.property(fc.oneof(nearly, anyText(80)), (text) => {
        const ratio = parseWrittenRatio(text);
        for (const part of ratio === null ? [] : [ratio.width, ratio.height]) {
          expect(part).toMatch(/^(?=.{1,12}$)\d*\.?\d*$/);
          expect(Number(part)).toBeGreaterThan(0);
        }
        expect(ratio).toEqual(parseWrittenRatio(` ${text} `));
      }),
      { numRuns: 1000 },
    );
  });
});
