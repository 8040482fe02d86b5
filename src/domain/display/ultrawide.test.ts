import { describe, expect, it } from "vitest";
import { shapeFrom } from "./resolution.ts";
import type { DisplaySpec } from "./screen.ts";
import { asNominal, isSoldAs21By9, likelyPanel, panelsOf, ultrawideOnly } from "./ultrawide.ts";

const wide = (length: number, width = 21, height = 9): DisplaySpec => ({
  length,
  unit: "in",
  ...shapeFrom({ width, height }),
});

describe("the resolutions of panels sold as 21:9", () => {
  const texts = (display: DisplaySpec) => panelsOf(display).map(({ width, height }) => `${width}×${height}`);

  it("are offered for 21:9, and upright for 9:21", () => {
    expect(texts(wide(34))).toEqual(["2560×1080", "3440×1440", "3840×1600", "5120×2160"]);
    expect(texts(wide(34, 9, 21))).toEqual(["1080×2560", "1440×3440", "1600×3840", "2160×5120"]);
  });

  it.each([
    [16, 9],
    [43, 18],
    [7, 3],
    [3440, 1440],
  ])("are not offered for %s:%s", (width, height) => {
    expect(panelsOf(wide(34, width, height))).toEqual([]);
  });

  it("are not offered for a phone, which may be exactly 21:9, in either unit", () => {
    expect(panelsOf(wide(19.99))).toEqual([]);
    expect(panelsOf(wide(20))).toHaveLength(4);
    expect(panelsOf({ ...wide(30), unit: "cm" })).toEqual([]);
    expect(panelsOf({ ...wide(73.66), unit: "cm" })).toHaveLength(4);
  });
});

it.each([
  [29, "2560×1080"],
  [34, "3440×1440"],
  [35, "3440×1440"],
  [38, "3840×1600"],
  [45, "3440×1440"],
  [49, "5120×1440"],
  [57, "7680×2160"],
  [27, null],
  [40, null],
])("a bare %s″ means %s (D59)", (inches, expected) => {
  const only = ultrawideOnly(inches);
  expect(only && `${only.width}×${only.height}`).toBe(expected);
});

it("counts 21:9 and what is sold as that as one shape, and no 32:9", () => {
  const shapes = [wide(34), wide(34, 2560, 1080), wide(38, 3840, 1600), wide(49, 32, 9), wide(27, 16, 9)];
  expect(shapes.map(isSoldAs21By9)).toEqual([true, true, true, false, false]);
});

describe("likelyPanel", () => {
  it.each([
    [25, "2560×1080"],
    [29, "2560×1080"],
    [30, "2560×1080"],
    [34, "3440×1440"],
    [35, "3440×1440"],
    [37.5, "3840×1600"],
    [38, "3840×1600"],
    [39.7, "5120×2160"],
    [45, "3440×1440"],
  ])("a %s″ sold as 21:9 is %s", (length, resolution) => {
    const panel = likelyPanel(wide(length));
    expect(`${panel?.resolution?.width}×${panel?.resolution?.height}`).toBe(resolution);
    expect(panel).toMatchObject({ length, unit: "in" });
  });

  it("is upright where 9:21 is entered, and knows centimetres", () => {
    expect(likelyPanel(wide(34, 9, 21))).toMatchObject({ resolution: { width: 1440, height: 3440 } });
    expect(likelyPanel({ ...wide(86.36), unit: "cm" })).toMatchObject({
      length: 86.36,
      unit: "cm",
      resolution: { width: 3440 },
    });
  });

  it("is null for phones and for ratios that say what they are", () => {
    expect(likelyPanel(wide(6.5))).toBeNull();
    expect(likelyPanel(wide(34, 43, 18))).toBeNull();
    expect(likelyPanel(wide(27, 16, 9))).toBeNull();
  });
});

describe("asNominal", () => {
  it("turns 43:18, 64:27, 12:5 and their resolutions into 21:9", () => {
    expect(asNominal(wide(34, 43, 18))).toEqual(wide(34));
    expect(asNominal(wide(34, 3440, 1440))).toEqual(wide(34));
    expect(asNominal(wide(40, 5120, 2160))).toEqual(wide(40));
    expect(asNominal(wide(38, 12, 5))).toEqual(wide(38));
    expect(asNominal(wide(34, 18, 43))).toEqual(wide(34, 9, 21));
  });

  it("is null for a true 21:9, other ratios and phones", () => {
    expect(asNominal(wide(34))).toBeNull();
    expect(asNominal(wide(34, 7, 3))).toBeNull();
    expect(asNominal(wide(27, 16, 9))).toBeNull();
    expect(asNominal(wide(6.5, 64, 27))).toBeNull();
  });
});
