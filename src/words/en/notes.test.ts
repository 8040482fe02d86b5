import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import type { Content } from "#comparison/content.ts";
import { comparisonWith } from "#comparison/state.ts";
import type { View } from "#comparison/view.ts";
import type { KnownObject } from "#domain/display/known-object.ts";
import { shapeFrom } from "#domain/display/resolution.ts";
import type { Screen } from "#domain/display/screen.ts";
import { answerOf } from "./answer.ts";
import { objectsNote, pictureNote } from "./notes.ts";
import { answerRows } from "./rows.ts";

function screen(length: number, width: number, height: number, colour: Screen["colour"] = "green"): Screen {
  return { length, unit: "in", ...shapeFrom({ width, height }), colour };
}

const BASE = screen(27, 16, 9, "blue");

/** @param base the number of the screen to compare with */
function notes(screens: readonly Screen[], base = 1): string[] {
  return (answerOf(comparisonWith(screens, { base }))?.notes ?? []).map((note) => note.replaceAll("\u202f", " "));
}

describe("a screen entered as 21:9", () => {
  it("is shorter as it is sold: 34″ 21:9 is 1.0118… times as tall as 27″ 16:9, as 3440×1440 0.9918…", () => {
    expect(notes([BASE, screen(34, 21, 9)])).toEqual(["Sold as 21:9: as 3440×1440 it is 0.8% shorter."]);
  });

  it("may be the base", () => {
    expect(notes([BASE, screen(34, 21, 9)], 2)).toEqual(["If 34″ 21:9 is 3440×1440, 27″ 16:9 is 0.8% taller."]);
  });

  it("is as large as the panel that it is", () => {
    expect(notes([screen(34, 3440, 1440), screen(34, 21, 9, "blue")])).toEqual([
      "Sold as 21:9: as 3440×1440 it is the same width, the same height and the same area.",
    ]);
  });

  it("is named where there are more than two screens", () => {
    expect(notes([BASE, screen(34, 21, 9), screen(24, 16, 9, "pink")])).toEqual([
      "As 3440×1440, 34″ 21:9 is 0.8% shorter.",
    ]);
  });

  it("needs no note where its panel is shorter as well: 29″ beside 27″ 16:9", () => {
    expect(notes([BASE, screen(29, 21, 9)])).toEqual([]);
  });

  it("needs no note on a phone", () => {
    expect(notes([screen(5.36, 16, 9, "blue"), screen(6.75, 21, 9)])).toEqual([]);
  });
});

describe("a panel that is sold as 21:9", () => {
  it("would be taller as a true 21:9", () => {
    const note = " is sold as 21:9. As a true 21:9 it would be 1.2% taller, not 0.8% shorter.";
    expect(notes([BASE, screen(34, 43, 18)])).toEqual([`3440×1440${note}`]);
    expect(notes([BASE, screen(34, 3440, 1440)])).toEqual([`3440×1440${note}`]);
  });

  it("may be the base", () => {
    // 1 / 1.0118… is 0.9883….
    expect(notes([screen(34, 43, 18), BASE])).toEqual([
      "3440×1440 is sold as 21:9. Beside a true 21:9, 27″ 16:9 would be 1.2% shorter, not 0.8% taller.",
    ]);
  });

  it("is named where there are more than two screens", () => {
    expect(notes([BASE, screen(34, 43, 18), screen(49, 32, 9, "pink")])).toEqual([
      "34″ 3440×1440 is sold as 21:9. As a true 21:9 it would be 1.2% taller, not 0.8% shorter.",
    ]);
  });

  it("needs no note where the words stay, nor beside another such panel", () => {
    expect(notes([BASE, screen(29, 64, 27)])).toEqual([]);
    expect(notes([screen(34, 64, 27, "blue"), screen(34, 43, 18)])).toEqual([]);
  });
});

it("two screens without 21:9 need no note", () => {
  expect(notes([BASE, screen(32, 16, 9)])).toEqual([]);
});

function besideObjects(address: string, objects: readonly KnownObject[], view: Partial<View> = {}) {
  const comparison = comparisonWith(parseScreens(address).screens, { objects, ...view });
  return objectsNote(answerRows(comparison), comparison);
}

// 65″ 16:9 is 143.90 × 80.94 cm: 170 ÷ 80.94 = 2.10, 200 ÷ 143.90 = 1.39, 143.90 ÷ 8.56 = 16.8.
it("names the objects and compares them with the base (D31)", () => {
  expect(besideObjects("65-16x9", ["person", "sofa"])).toBe(
    "A standing adult is 2.1× as tall as 65″ 16:9, and a sofa for three is 39% wider.",
  );
  // 203 ÷ 80.94 = 2.51.
  expect(besideObjects("65-16x9", ["door"])).toBe("A door is 2.5× as tall as 65″ 16:9.");
  expect(besideObjects("65-16x9~27-16x9", ["card"])).toBe("65″ 16:9 is 16.8× as wide as a bank card.");
  expect(besideObjects("2x27-16x9", ["sofa", "a4"])).toBe(
    "A sofa for three is 67% wider than 2 × 27″ 16:9. 2 × 27″ 16:9 are 5.7× as wide as an A4 sheet.",
  );
});

it("says nothing without objects, and from the seat, where none are drawn (D32)", () => {
  expect(besideObjects("65-16x9", [])).toBeNull();
  expect(besideObjects("65-16x9", ["card"], { scale: "seat" })).toBeNull();
});

/** The note about screens that are called `screen 1` and so on. */
function ofFilm(address: string, content: Content = "16x9"): string | null {
  const comparison = comparisonWith(parseScreens(address).screens, { content });
  return pictureNote(
    answerRows(comparison).map((row) => ({ ...row, title: `screen ${row.number}` })),
    comparison,
  );
}

it("D33: says how large a 16:9 film is on 34″ 3440×1440, as tall as a 26.8″ display, and on the others", () => {
  expect(ofFilm("34-43x18")).toBe("A 16:9 film measures 26.8″ on screen 1.");
  expect(ofFilm("27-16x9~34-43x18~60cm-16x9")).toBe(
    "A 16:9 film measures 27″ on screen 1, 26.8″ on screen 2 and 60\u202fcm on screen 3.",
  );
});

it("says that a set shows it on each of its displays", () => {
  expect(ofFilm("2x27-16x9")).toBe("A 16:9 film measures 27″ on each of screen 1.");
});

it("says nothing without content or screens", () => {
  expect(ofFilm("27-16x9", "none")).toBeNull();
  expect(ofFilm("none")).toBeNull();
});
