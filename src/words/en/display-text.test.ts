import { describe, expect, it } from "vitest";
import { shapeFrom } from "#domain/display/resolution.ts";
import { displayText, lengthText, nameText, ratioText } from "./numbers.ts";

const DEFAULT = { length: 27, unit: "in", width: 16, height: 9 } as const;

describe("the size on a label, with typographic marks", () => {
  it("27″ 16:9", () => {
    expect(displayText(DEFAULT)).toBe("27″ 16:9");
  });

  it("centimetres follow a narrow no-break space", () => {
    expect(lengthText(68.58, "cm")).toBe("68.58\u202fcm");
  });

  it("long numbers are rounded to seven digits", () => {
    expect(lengthText(123_456.789012, "in")).toBe("123456.8″");
    expect(ratioText({ ...DEFAULT, width: 1.777777777778, height: 1 })).toBe("1.777778:1");
  });

  it("has no exponent and no thousands separator", () => {
    expect(lengthText(0.0000001, "in")).toBe("0.0000001″");
    expect(lengthText(999_999_999_999, "in")).toBe("1000000000000″");
  });
});

describe("a name before other text", () => {
  it("ends with a left-to-right mark in Hebrew or Arabic, so that the numbers after it keep their order", () => {
    expect(nameText("מסך")).toBe("מסך\u200e");
    expect(nameText("TV الشاشة")).toBe("TV الشاشة\u200e");
    expect(nameText("画面")).toBe("画面");
  });
});

describe("the ratio on a label", () => {
  it.each([
    [21, 9, "21:9"],
    [16, 10, "16:10"],
    [2.39, 1, "2.39:1"],
    [19.5, 9, "19.5:9"],
    [160, 90, "160:90"],
  ])("is as it was typed: %d:%d", (width, height, text) => {
    expect(ratioText({ width, height })).toBe(text);
  });

  it("of a resolution is one that people know, and otherwise the resolution itself (D35)", () => {
    expect(ratioText(shapeFrom({ width: 3440, height: 1440 }))).toBe("3440×1440");
    expect(ratioText(shapeFrom({ width: 2560, height: 1600 }))).toBe("16:10");
    expect(ratioText(shapeFrom({ width: 1080, height: 1920 }))).toBe("9:16");
    expect(ratioText(shapeFrom({ width: 5120, height: 1440 }))).toBe("32:9");
    expect(ratioText(shapeFrom({ width: 2560, height: 1080 }))).toBe("2560×1080");
    expect(displayText({ ...DEFAULT, ...shapeFrom({ width: 1920, height: 1080 }) })).toBe("27″ 16:9");
    expect(displayText({ ...DEFAULT, length: 6.1, ...shapeFrom({ width: 1170, height: 2532 }) })).toBe(
      "6.1″ 1170×2532",
    );
  });
});

describe("a ratio that no buyer knows is called like what is sold in it (D35)", () => {
  it.each([
    [34, 43, 18, "34″ 3440×1440"],
    [34, 18, 43, "34″ 1440×3440"],
    [29, 64, 27, "29″ 2560×1080"],
    [40, 64, 27, "40″ 5120×2160"],
    [45, 27, 64, "45″ 2160×5120"],
    [34, 21, 9, "34″ 21:9"],
    [37.5, 12, 5, "37.5″ 12:5"],
  ])("%d inches of %d:%d", (length, width, height, text) => {
    expect(displayText({ length, unit: "in", width, height })).toBe(text);
  });

  it("without a diagonal 64:27 is the usual one", () => {
    expect(ratioText(shapeFrom({ width: 64, height: 27 }))).toBe("2560×1080");
  });
});
