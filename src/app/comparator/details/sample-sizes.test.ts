import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import { type TextAndRoom, textAndRoomOf } from "#comparison/text-and-room.ts";
import { sampleSizes } from "./sample-sizes.ts";

function sizes(screens: string, pixelsPerInch: number | null = null) {
  const comparison = comparisonWith(parseScreens(screens).screens);
  const rows = comparison.screens.map((listed) => textAndRoomOf(listed, comparison));
  return sampleSizes(rows, rows[0] as TextAndRoom, pixelsPerInch).each.map((size) =>
    size === null ? null : [Number.parseFloat(size), size.replace(/^[\d.]+/, "")],
  );
}

describe("the samples", () => {
  it("D45.1: are the base's at 1rem and the others in proportion", () => {
    const [base, same, smaller, none] = sizes(
      "27in-2560x1440~27in-3840x2160-scale150~32in-3840x2160-scale125~29in-21x9",
    );
    expect(base).toEqual([1, "rem"]);
    expect(same).toEqual([expect.closeTo(1, 10), "rem"]);
    // 1.25 ÷ 137.682 ÷ (1 ÷ 108.786) = 0.9877
    expect(smaller).toEqual([expect.closeTo(0.9877, 4), "rem"]);
    expect(none).toBeNull();
  });

  it("D45.1: are never larger than 2.5rem: beyond that all get smaller in proportion", () => {
    // 108 ppi and 34 ppi: 3.2 times as large.
    const [base, large] = sizes("27in-2560x1440~65in-1920x1080");
    expect(large).toEqual([expect.closeTo(2.5, 10), "rem"]);
    expect(Number(base?.[0]) / Number(large?.[0])).toBeCloseTo(33.891 / 108.786, 4);
  });

  it("D45.1: have their true size on a measured display", () => {
    // 0.147078 in × 100 px
    expect(sizes("27in-2560x1440~65in-1920x1080", 100)[0]).toEqual([expect.closeTo(14.7078, 3), "px"]);
    // 16 ÷ 33.891 in × 100 px
    expect(sizes("27in-2560x1440~65in-1920x1080", 100)[1]).toEqual([expect.closeTo(47.21, 2), "px"]);
  });
});
