import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import { textAndRoomOf } from "#comparison/text-and-room.ts";
import { unitsOf } from "#comparison/units.ts";
import type { View } from "#comparison/view.ts";
import { partsText } from "../answer-part.ts";
import { letterHeight } from "../shared/text-and-room.ts";
import { textSentence } from "./notes.ts";
import { numbers } from "./numbers.ts";
import { textAndRoom } from "./text-and-room.ts";

function compared(screens: string, view: Partial<View> = {}) {
  return comparisonWith(parseScreens(screens).screens, view);
}

function rows(screens: string, view: Partial<View> = {}) {
  const comparison = compared(screens, view);
  return comparison.screens.map((listed) => {
    const row = textAndRoomOf(listed, comparison);
    const { screen } = listed;
    return (
      row && {
        pixels: plain(textAndRoom.pixels(row, screen)),
        text: plain(partsText(textAndRoom.text(row, unitsOf(comparison).first))),
        room: textAndRoom.room(row),
        windows: plain(partsText(textAndRoom.windows(row, screen))),
        offer: row.offer && [textAndRoom.set(row.offer), textAndRoom.offered(row.offer)],
      }
    );
  });
}

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (text: string) => text.replaceAll("\u202f", " ");

const sentence = (screens: string, view: Partial<View> = {}) => {
  const parts = textSentence(compared(screens, view));
  return parts && plain(partsText(parts));
};

const TWO = "27in-2560x1440~27in-3840x2160";

describe("text and room of a screen", () => {
  it("D45: is the density, the height of 16 px and the room, beside the base", () => {
    // 16 ÷ 108.786 = 0.1471, 24 ÷ 163.179 = 0.1471 and 20 ÷ 137.682 = 0.1453 inches.
    expect(rows(`27in-2560x1440~27in-3840x2160-scale150~32in-3840x2160-scale125`)).toMatchObject([
      { pixels: "2560×1440 · 109 ppi", text: "base · 16 px = 0.147″", room: "2560×1440" },
      { text: "Text the same size · 16 px = 0.147″", room: "2560×1440" },
      {
        pixels: "3840×2160 · 138 ppi",
        text: "Text 1.2% smaller · 16 px = 0.145″",
        room: "3072×1728",
        windows: "2 windows and 512 px",
      },
    ]);
  });

  it("D45: in centimetres has the same figures, with the height in millimetres", () => {
    const [inches, centimetres] = [rows(TWO), rows(TWO, { lengths: "cm" })];
    // 0.14708 in = 3.7358 mm
    expect(centimetres[0]?.text).toBe("base · 16 px = 3.7 mm");
    expect(centimetres.map((row) => row && { ...row, text: "" })).toEqual(
      inches.map((row) => row && { ...row, text: "" }),
    );
  });

  it("D45: offers the step nearest to the base's text while its own was never set", () => {
    expect(rows(TWO)[1]?.offer).toEqual(["Set 150%", "for text the same size"]);
    // 137.68 ÷ 108.79 = 126.6%, so 125%, and 1.2% smaller.
    expect(rows("27in-2560x1440~32in-3840x2160")[1]?.offer).toEqual(["Set 125%", "for text 1.2% smaller"]);
    expect(rows(`${TWO}-scale110`)[1]?.offer).toBeNull();
    // 8% smaller: nothing to do.
    expect(rows("27in-2560x1440~25in-2560x1440")[1]?.offer).toBeNull();
  });

  it("D45: of a screen without a resolution is nothing, and another one is the base of the texts", () => {
    const [none, first, second] = rows(`29in-21x9~${TWO}`);
    expect(none).toBeNull();
    expect(first?.text).toMatch(/^base/);
    expect(second?.text).toMatch(/^Text 33% smaller/);
  });

  it("D45: of a set has the room of all and counts the windows in each display", () => {
    expect(rows("2x27in-1920x1080")[0]).toMatchObject({
      pixels: "2 × 1920×1080 · 82 ppi",
      room: "3840×1080",
      windows: "2 windows and 2 × 640 px",
    });
  });
});

describe("the sentence about text", () => {
  it("D45: compares two screens with resolutions", () => {
    expect(sentence(TWO)).toBe("Text at 100% is 33% smaller, with room for 3840×2160.");
    expect(sentence("27in-3840x2160~32in-3840x2160", { base: 2 })).toBe(
      "Text at 100% is 16% smaller, with room for 3840×2160.",
    );
    expect(sentence(`${TWO}-scale150`)).toBe("Text at 150% is the same size, with room for 2560×1440.");
    expect(sentence("55in-3840x2160-scale100~32in-1920x1080-scale225")).toMatch(/^Text at 225% is 2\.6× as large, /);
  });

  it("D45: names the base's scaling where that is not 100%", () => {
    expect(sentence("27in-3840x2160-scale150~32in-3840x2160-scale125")).toBe(
      "Text at 125% is 1.2% smaller than at 150%, with room for 3072×1728.",
    );
    expect(sentence("27in-3840x2160-scale150~27in-2560x1440")).toBe(
      "Text at 100% is the same size as at 150%, with room for 2560×1440.",
    );
  });

  it("D45: is missing without two resolutions", () => {
    expect(sentence("27in-16x9~32in-3840x2160")).toBeNull();
    expect(sentence(`${TWO}~32in-3840x2160`)).toBeNull();
    expect(sentence("27in-3840x2160")).toBeNull();
  });
});

describe("the height of text", () => {
  it("has at least two digits", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e3, noNaN: true }), (inches) => {
        for (const unit of ["in", "cm"] as const) {
          expect(letterHeight(inches, unit, numbers).replace(/^[0.]+|\D/g, "").length).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });
});
