import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shapeFrom } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { blendDistances, seatRanges } from "#domain/viewing/seat-ranges.ts";
import { extremeDisplay } from "#tests/arbitrary/screens.ts";
import { blendTexts, rangeTexts, viewingDistanceText } from "./distances.ts";

const inch = (length: number, width = 16, height = 9): DisplaySpec => ({
  length,
  unit: "in",
  ...shapeFrom({ width, height }),
});

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (text: string | undefined | null) => text?.replaceAll("\u202f", " ") ?? null;

const range = (display: DisplaySpec, unit: Unit, wanted: "desk" | "films") => {
  const ranges = seatRanges(display);
  return plain(rangeTexts(ranges, unit)[ranges.findIndex(({ use }) => use === wanted)]);
};
const sit = (display: DisplaySpec, unit: Unit) => range(display, unit, "films");
const blend = (display: DisplaySpec, unit: Unit) => {
  const distances = blendDistances(display);
  if (distances === null) return null;
  const { normal, young } = blendTexts(distances, unit);
  return [plain(normal), plain(young)];
};

describe("rangeTexts (D42)", () => {
  it("has desk work first up to 45″ and films first for larger screens", () => {
    const uses = (length: number) => seatRanges(inch(length)).map(({ use }) => use);
    expect([uses(27), uses(45)]).toEqual([
      ["desk", "films"],
      ["desk", "films"],
    ]);
    expect(uses(46)).toEqual(["films", "desk"]);
  });

  it("has desk work from where 60° are filled to where 40° are, never nearer than 50 cm", () => {
    // 27″ 16:9 is 59.77 cm wide: 51.8 and 82.1 cm. 24″ 53.13: 46.0 and 73.0 cm. 14″ 16:10 30.15: 26 and 41 cm.
    expect(range(inch(27), "cm", "desk")).toBe("52–82 cm");
    expect(range(inch(24), "cm", "desk")).toBe("50–73 cm");
    expect(range(inch(14, 16, 10), "cm", "desk")).toBe("50 cm");
  });

  it("shows typed distances in metres from 2 m on, and in feet", () => {
    expect(plain(viewingDistanceText(60, "cm"))).toBe("60 cm");
    expect(plain(viewingDistanceText(244, "in"))).toBe("2.44 m");
    expect(plain(viewingDistanceText(60, "in"))).toBe("60 cm");
    expect(plain(viewingDistanceText(243.84, "cm"))).toBe("8′ 0″");
  });

  it("rounds half an inch up, which centimetres hold as a little less", () => {
    // 27.5″ and 94.5″
    expect(plain(viewingDistanceText(69.85, "in"))).toBe("28″");
    expect(plain(viewingDistanceText(240.03, "in"))).toBe("7′ 11″");
  });

  it("a 65″ 16:9, 56.6523…″ wide, fills 40° from 77.8256…″ or 197.6… cm and 30° from 105.7148…″ or 268.5… cm", () => {
    expect(sit(inch(65), "cm")).toBe("2.0–2.7 m");
    expect(sit(inch(65), "in")).toBe("6′ 6″–8′ 10″");
  });

  it("is in centimetres or inches at a desk: 27″ 16:9 from 82.1… to 111.5… cm, 32.3… to 43.9…″", () => {
    expect(sit(inch(27), "cm")).toBe("82–112 cm");
    expect(sit(inch(27), "in")).toBe("32–44″");
    expect(sit({ ...inch(68.58), unit: "cm" }, "cm")).toBe("82–112 cm");
  });

  it("has one unit for both ranges of a screen: desk work at a 65″ is from 124.6… to 197.6… cm, 49.0… to 77.8…″", () => {
    expect(range(inch(65), "cm", "desk")).toBe("1.2–2.0 m");
    expect(range(inch(65), "in", "desk")).toBe("4′ 1″–6′ 6″");
  });

  it("never says 12 inches: 119.6″ are 10 feet", () => {
    // 119.6 · 2 · tan 15° is 64.0932… wide; of 4:3 that is 4/5 of the diagonal. 40° are filled from 88.04…″.
    expect(sit(inch((119.6 * 2 * Math.tan(Math.PI / 12) * 5) / 4, 4, 3), "in")).toBe("7′ 4″–10′ 0″");
  });

  it("is null for a phone, upright and across, but not for a laptop", () => {
    expect(seatRanges(inch(6.1, 9, 19.5))).toEqual([]);
    expect(seatRanges(inch(6.1, 19.5, 9))).toEqual([]);
    expect(sit(inch(14, 16, 10), "cm")).toBe("41–56 cm");
  });

  it("is short and has no digit too many for any display", () => {
    fc.assert(
      fc.property(extremeDisplay, fc.constantFrom<Unit>("in", "cm"), (display, unit) => {
        expect(sit(display, unit) ?? "1–1″").toMatch(
          /^(\d+–\d+( cm|″)|\d+\.\d–\d+\.\d m|\d+′ \d{1,2}″–\d+′ \d{1,2}″)$/,
        );
      }),
    );
  });
});

describe("blendTexts", () => {
  it("27″ of 2560×1440 has 60 pixels to a degree from 80.2… cm or 31.6…″, 94 from 125.7… cm or 49.5…″", () => {
    expect(blend(inch(27, 2560, 1440), "cm")).toEqual(["80 cm", "126 cm"]);
    expect(blend(inch(27, 2560, 1440), "in")).toEqual(["32″", "50″"]);
  });

  it("65″ of 3840×2160 from 128.8… and 201.8… cm, 50.7… and 79.4…″", () => {
    expect(blend(inch(65, 3840, 2160), "cm")).toEqual(["1.3 m", "2.0 m"]);
    expect(blend(inch(65, 3840, 2160), "in")).toEqual(["4′ 3″", "6′ 7″"]);
  });

  it("is known of phones too: 6.1″ of 1170×2532 from 19.0… and 29.9… cm", () => {
    expect(blend(inch(6.1, 1170, 2532), "cm")).toEqual(["19 cm", "30 cm"]);
  });

  it("is null without a resolution", () => {
    expect(blendDistances(inch(27))).toBeNull();
  });
});
