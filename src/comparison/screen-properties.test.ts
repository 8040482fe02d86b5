import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rotated } from "#domain/display/resolution.ts";
import type { ScreenDescription } from "#domain/display/screen.ts";
import { extremeDisplay, having, screensOf, usualDisplay } from "#tests/arbitrary/screens.ts";
import { typedText } from "#tests/arbitrary/typed-text.ts";
import { formatScreens, parseScreens } from "./address.ts";
import { type EditorValues, shownLength, withLength, withOtherUnit } from "./editor-values.ts";
import { editorOf, isSameDescription, readEditor } from "./screen-properties.ts";
import { isEdited as isEntryEdited, withEditor } from "./state.ts";

const DEFAULT = { length: 27, unit: "in", width: 16, height: 9 } as const;

function read(values: EditorValues, drawn: ScreenDescription = DEFAULT) {
  return readEditor(values, { ...drawn, colour: "blue" });
}

/** Without its colour. */
function editedSpec(values: EditorValues, drawn?: ScreenDescription): ScreenDescription | null {
  const { value } = read(values, drawn);
  if (value === null) return null;
  const { colour: _, ...spec } = value;
  return spec;
}

function isEdited(values: EditorValues, drawn: ScreenDescription): boolean {
  return isEntryEdited(withEditor({ id: 1, number: 1, screen: { ...drawn, colour: "blue" } }, values));
}

describe("the properties of a screen", () => {
  it("D2: are committed as typed, and taken away when they are emptied", () => {
    const screens = fc.oneof(usualDisplay, extremeDisplay);
    fc.assert(
      fc.property(having(screensOf(screens, { most: 1 })), ([screen]) => {
        if (screen === undefined) throw new Error("There is no screen.");
        const { name: _, gap: __, distance: ___, raised: ____, radius: _____, ...bare } = screen;
        expect(readEditor(editorOf(screen), bare).value).toEqual(screen);
        expect(readEditor(editorOf(bare), screen).value).toEqual(bare);
      }),
    );
  });
});

describe("a new editor", () => {
  it("D1: shows its screen's own values, in the screen's own unit", () => {
    expect(editorOf(DEFAULT)).toMatchObject({ unit: "in", width: "16", height: "9" });
    expect(shownLength(editorOf(DEFAULT))).toBe("27");
    expect(shownLength(editorOf({ ...DEFAULT, length: 68.58, unit: "cm" }))).toBe("68.58");
  });

  it("D7: can show its screen's values in another unit", () => {
    // 27 · 2.54 = 68.58
    expect(shownLength({ ...editorOf(DEFAULT), unit: "cm" })).toBe("68.58");
  });

  it("shows every digit that was committed, not only ten of them", () => {
    const screen = { length: 12345.678901, unit: "in", width: 1.7777777777, height: 123456789012 } as const;
    const editor = editorOf(screen);
    expect(shownLength(editor)).toBe("12345.678901");
    expect(editor.width).toBe("1.7777777777");
    expect(editor.height).toBe("123456789012");
    expect(isEdited(editor, screen)).toBe(false);
  });
});

describe("what an editor describes", () => {
  it("is its shown length in its own unit, and its ratio", () => {
    expect(editedSpec(withOtherUnit(editorOf(DEFAULT)))).toEqual({ length: 68.58, unit: "cm", width: 16, height: 9 });
  });

  it("S5: is no screen while length, width or height is empty or zero", () => {
    const editor = editorOf(DEFAULT);
    expect(editedSpec(withLength(editor, ""))).toBeNull();
    expect(editedSpec(withLength(editor, "0.0"))).toBeNull();
    expect(editedSpec({ ...editor, width: "." })).toBeNull();
    expect(editedSpec({ ...editor, height: "" })).toBeNull();
  });

  it("S5: names each wrong part, in either unit", () => {
    fc.assert(
      fc.property(typedText, typedText, typedText, fc.boolean(), (length, width, height, other) => {
        const typed = { ...withLength(editorOf(DEFAULT), length), width, height };
        const { value, errors } = read(other ? withOtherUnit(typed) : typed);
        const wrong = {
          length: !(Number(length) > 0),
          ratioWidth: !(Number(width) > 0),
          ratioHeight: !(Number(height) > 0),
        };
        expect(errors).toEqual(Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : [])));
        expect(value === null).toBe(errors.length > 0);
      }),
      { numRuns: 500 },
    );
  });
});

describe("isEdited", () => {
  it("is false while the editor describes the drawn screen, however it is written", () => {
    expect(isEdited(editorOf(DEFAULT), DEFAULT)).toBe(false);
    expect(isEdited(withLength(editorOf(DEFAULT), "027.0"), DEFAULT)).toBe(false);
    expect(isEdited(withOtherUnit(withOtherUnit(editorOf(DEFAULT))), DEFAULT)).toBe(false);
  });

  it("D2: the unit waits for a commit like what is typed", () => {
    expect(isEdited(withOtherUnit(editorOf(DEFAULT)), DEFAULT)).toBe(true);
    expect(isEdited(withLength(editorOf(DEFAULT), "28"), DEFAULT)).toBe(true);
    expect(isEdited({ ...editorOf(DEFAULT), width: "21" }, DEFAULT)).toBe(true);
    expect(isEdited({ ...editorOf(DEFAULT), height: "10" }, DEFAULT)).toBe(true);
  });

  it("is true while the editor is invalid", () => {
    expect(isEdited(withLength(editorOf(DEFAULT), ""), DEFAULT)).toBe(true);
  });
});

describe("a screen's description", () => {
  it.each([
    ["diagonal", { length: 28 }],
    ["unit", { unit: "cm" }],
    ["ratio", { height: 10 }],
    ["name", { name: "Desk" }],
    ["count", { count: 2 }],
    ["gap", { gap: 1.5 }],
    ["distance", { distance: 250 }],
    ["height in a row", { raised: 3 }],
    ["scaling", { scaling: 150 }],
  ] as const)("differs from one with another %s", (_, change) => {
    expect(isSameDescription(DEFAULT, DEFAULT)).toBe(true);
    expect(isSameDescription(DEFAULT, { ...DEFAULT, ...change })).toBe(false);
  });

  it("S4: swaps only width and height when it is rotated", () => {
    const screen = { ...DEFAULT, colour: "blue", name: "Desk" } as const;
    expect(rotated(screen)).toEqual({ ...screen, width: 9, height: 16 });
  });
});

describe("a screen's own distance (D32)", () => {
  const distant = { ...DEFAULT, distance: 250 } as const;

  it("is committed in centimetres, whatever unit was typed", () => {
    expect(editedSpec({ ...editorOf(DEFAULT), distance: { text: "2.5 m", unit: "in" } })).toEqual(distant);
    expect(isEdited({ ...editorOf(distant), distance: { text: "2.5 m", unit: "in" } }, distant)).toBe(false);
    expect(editedSpec({ ...editorOf(distant), distance: { text: " ", unit: "cm" } })).toEqual(DEFAULT);
  });

  it.each([".", "0", "2.5 km", "101 m"])("is never guessed from '%s': nothing is committed", (distance) => {
    expect(editedSpec({ ...editorOf(distant), distance: { text: distance, unit: "cm" } })).toBeNull();
  });
});

describe("a screen's scaling (D45)", () => {
  const LINK = "27in-3840x2160-blue-scale150";
  const screensIn = (text: string) => parseScreens(text).screens;

  it("is part of a link", () => {
    expect(screensIn(LINK)).toMatchObject([{ width: 16, resolution: { width: 3840 }, scaling: 150 }]);
    expect(formatScreens(screensIn(LINK))).toBe(LINK);
    expect(screensIn("27-3840x2160-SCALE125%")).toMatchObject([{ scaling: 125 }]);
    expect(screensIn("27-3840x2160-scale100")[0]).not.toHaveProperty("scaling");
  });

  it("is left out of a link where it is none, without the screen", () => {
    const { screens, unreadable } = parseScreens("27-3840x2160-scale99~27-3840x2160-scale301");
    expect(screens).toHaveLength(2);
    expect(unreadable).toEqual(["scale99", "scale301"]);
  });
});

describe("a set (D29)", () => {
  const set = { ...DEFAULT, count: 2, gap: 1.5 } as const;

  it("shows its gap, and commits a changed gap in centimetres", () => {
    expect(editorOf(set)).toMatchObject({ gap: { text: "1.5", unit: "cm" } });
    expect(editedSpec(editorOf(set), set)).toEqual(set);
    expect(editedSpec({ ...editorOf(set), gap: { text: "1", unit: "in" } }, set)).toEqual({ ...set, gap: 2.54 });
  });

  it.each(["", "0", "0.0"])("has no gap when the gap reads '%s'", (text) => {
    expect(editedSpec({ ...editorOf(set), gap: { text, unit: "cm" } }, set)).toEqual({ ...DEFAULT, count: 2 });
  });

  it("is raised by what was typed, in its own unit, and by nothing for 0 (D56)", () => {
    const raised = (text: string, unit: "in" | "cm" = "cm") =>
      editedSpec({ ...editorOf(set), raised: { text, unit } }, set);
    expect(raised("6")).toEqual({ ...set, raised: 6 });
    expect(raised("-1", "in")).toEqual({ ...set, raised: -2.54 });
    expect(raised("−3")).toEqual({ ...set, raised: -3 });
    expect(raised("0")).toEqual(set);
    expect(raised("")).toEqual(set);
    for (const text of ["-", ".", "201", "-200.1"]) expect(raised(text)).toBeNull();
  });

  it.each([".", "11"])("refuses a gap of '%s'", (text) => {
    expect(read({ ...editorOf(set), gap: { text, unit: "cm" } }, set).errors).toEqual(["gap"]);
  });
});
