import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedText } from "../../tests/arbitrary/typed-text.ts";
import { errorText } from "../domain/display/validation.ts";
import {
  type EditorValues,
  editedSpec,
  editorErrors,
  editorOf,
  isEdited,
  shownLength,
  withLength,
  withOtherUnit,
} from "./editor-values.ts";

const DEFAULT = { length: 27, unit: "in", width: 16, height: 9 } as const;

function toggled(editor: EditorValues, times: number): EditorValues {
  return times === 0 ? editor : toggled(withOtherUnit(editor), times - 1);
}

describe("a fresh editor", () => {
  it("D1: shows its screen's own values, in the screen's own unit", () => {
    expect(editorOf(DEFAULT)).toMatchObject({ unit: "in", width: "16", height: "9" });
    expect(shownLength(editorOf(DEFAULT))).toBe("27");
    expect(shownLength(editorOf({ ...DEFAULT, length: 68.58, unit: "cm" }))).toBe("68.58");
  });

  it("D7: shows its screen's values in another unit where that is the editor's own", () => {
    // 27 · 2.54 = 68.58
    expect(shownLength(editorOf(DEFAULT, "cm"))).toBe("68.58");
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

describe("the unit button", () => {
  it("S4: toggles inches and centimetres and converts the shown value", () => {
    const centimetres = withOtherUnit(editorOf(DEFAULT));
    expect(centimetres.unit).toBe("cm");
    expect(shownLength(centimetres)).toBe("68.58");
  });

  it("D5: 27 → 68.58 → 27", () => {
    expect([0, 1, 2, 3, 4].map((times) => shownLength(toggled(editorOf(DEFAULT), times)))).toEqual([
      "27",
      "68.58",
      "27",
      "68.58",
      "27",
    ]);
  });

  it("D5: shows the shortest decimal that is right to ten significant digits", () => {
    // 10 / 2.54 = 3.93700787401…
    const tenCentimetres = withLength({ ...editorOf(DEFAULT), unit: "cm" }, "10");
    expect(shownLength(withOtherUnit(tenCentimetres))).toBe("3.937007874");
  });

  it("D5: however often the unit is changed, a typed text comes back as it was typed and never drifts", () => {
    fc.assert(
      fc.property(typedText, fc.constantFrom("in" as const, "cm" as const), fc.nat(50), (text, unit, times) => {
        const typed = withLength({ ...editorOf(DEFAULT), unit }, text);
        expect(shownLength(toggled(typed, 2 * times))).toBe(text);
        expect(shownLength(toggled(typed, 2 * times + 1))).toBe(shownLength(withOtherUnit(typed)));
      }),
      { numRuns: 500 },
    );
  });

  it("D5: the converted text of any number is a number again, without an exponent, right to ten digits", () => {
    fc.assert(
      fc.property(typedText, (text) => {
        fc.pre(Number(text) > 0);
        const shown = shownLength(withOtherUnit(withLength(editorOf(DEFAULT), text)));
        expect(shown).toMatch(/^\d+(\.\d+)?$/);
        // Half a unit in the tenth of ten digits is at most 5 · 10⁻¹⁰ of the number.
        expect(Math.abs(Number(shown) / (Number(text) * 2.54) - 1)).toBeLessThanOrEqual(5.000001e-10);
      }),
      { numRuns: 500 },
    );
  });

  it.each(["", ".", "0", "0.0", "00."])("D5: a value that is not a number stays as it was typed: '%s'", (text) => {
    const typed = withLength(editorOf(DEFAULT), text);
    expect(shownLength(withOtherUnit(typed))).toBe(text);
  });

  it("a length typed after the change is one in the new unit", () => {
    const editor = withLength(withOtherUnit(withLength(editorOf(DEFAULT), "")), "10");
    expect(editedSpec(editor)).toEqual({ length: 10, unit: "cm", width: 16, height: 9 });
  });

  it("leaves the aspect ratio alone", () => {
    expect(withOtherUnit(editorOf(DEFAULT))).toMatchObject({ width: "16", height: "9" });
  });
});

describe("what an editor describes", () => {
  it("is its shown length in its own unit, and its ratio", () => {
    expect(editedSpec(withOtherUnit(editorOf(DEFAULT)))).toEqual({ length: 68.58, unit: "cm", width: 16, height: 9 });
  });

  it("S5: is nothing while length, width or height is empty or zero", () => {
    const editor = editorOf(DEFAULT);
    expect(editedSpec(withLength(editor, ""))).toBeNull();
    expect(editedSpec(withLength(editor, "0.0"))).toBeNull();
    expect(editedSpec({ ...editor, width: "." })).toBeNull();
    expect(editedSpec({ ...editor, height: "" })).toBeNull();
  });

  it("S5: is something exactly when there is no error to tell, in either unit", () => {
    fc.assert(
      fc.property(typedText, typedText, typedText, fc.boolean(), (length, width, height, other) => {
        const typed = { ...withLength(editorOf(DEFAULT), length), width, height };
        const editor = other ? withOtherUnit(typed) : typed;
        expect(editedSpec(editor) === null).toBe(errorText(editorErrors(editor)) !== null);
      }),
      { numRuns: 500 },
    );
  });
});

describe("isEdited", () => {
  it("is false while the editor describes what is drawn, however it is written", () => {
    expect(isEdited(editorOf(DEFAULT), DEFAULT)).toBe(false);
    expect(isEdited(withLength(editorOf(DEFAULT), "027.0"), DEFAULT)).toBe(false);
    expect(isEdited(toggled(editorOf(DEFAULT), 2), DEFAULT)).toBe(false);
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
