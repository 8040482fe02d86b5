import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedText } from "#tests/arbitrary/typed-text.ts";
import { type EditorValues, shownLength, withLength, withOtherUnit } from "./editor-values.ts";
import { editorOf, readEditor } from "./screen-properties.ts";

const DEFAULT = { length: 27, unit: "in", width: 16, height: 9 } as const;

function toggled(values: EditorValues, times: number): EditorValues {
  return times === 0 ? values : toggled(withOtherUnit(values), times - 1);
}

describe("the unit button", () => {
  it("S4: toggles inches and centimetres and converts the shown value", () => {
    const centimetres = withOtherUnit(editorOf(DEFAULT));
    expect(centimetres.unit).toBe("cm");
    expect(shownLength(centimetres)).toBe("68.58");
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
    expect(readEditor(editor, { ...DEFAULT, colour: "blue" }).value).toMatchObject({ length: 10, unit: "cm" });
  });

  it("leaves the aspect ratio alone", () => {
    expect(withOtherUnit(editorOf(DEFAULT))).toMatchObject({ width: "16", height: "9" });
  });
});
