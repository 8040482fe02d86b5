import { describe, expect, it } from "vitest";
import { asNominal, likelyPanel } from "./nominal-ratio.ts";
import type { DisplaySpec } from "./screen.ts";

const wide = (length: number, width = 21, height = 9): DisplaySpec => ({ length, unit: "in", width, height });

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
    [45, "5120×2160"],
  ])("a %s″ sold as 21:9 is %s", (length, resolution) => {
    const panel = likelyPanel(wide(length));
    expect(`${panel?.width}×${panel?.height}`).toBe(resolution);
    expect(panel).toMatchObject({ length, unit: "in" });
  });

  it("is upright where 9:21 is entered, and knows centimetres", () => {
    expect(likelyPanel(wide(34, 9, 21))).toMatchObject({ width: 1440, height: 3440 });
    expect(likelyPanel({ ...wide(86.36), unit: "cm" })).toMatchObject({ length: 86.36, unit: "cm", width: 3440 });
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
