import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../../tests/arbitrary/any-text.ts";
import { parseWrittenSize } from "./written-size.ts";

function read(text: string) {
  const size = parseWrittenSize(text);
  return size && { length: size.length && [size.length.number, size.length.unit], ratio: size.ratio };
}

const ratio = (width: string, height: string) => ({ width, height });

describe("a written size (D43)", () => {
  it.each([
    ['34"', ["34", "in"], null],
    ["27in-16x9", ["27", "in"], ratio("16", "9")],
    ['34" 3440x1440', ["34", "in"], ratio("3440", "1440")],
    ['34", 3,440 × 1,440 pixels', ["34", "in"], ratio("3440", "1440")],
    ["68 cm 4:3", ["68", "cm"], ratio("4", "3")],
    ["68,5 cm 4:3", ["68.5", "cm"], ratio("4", "3")],
    ["21:9 1.5 m", ["150", "cm"], ratio("21", "9")],
    ["27 16:9", ["27", null], ratio("16", "9")],
    ["24 800x600", ["24", null], ratio("800", "600")],
    ["3 440 × 1 440", null, ratio("3440", "1440")],
    ["2.39:1", null, ratio("2.39", "1")],
    ["10:1", null, ratio("10", "1")],
    ["\t5 ft 6 in 16:9\n", ["66", "in"], ratio("16", "9")],
  ])("reads %j", (text, length, expected) => {
    expect(read(text)).toEqual({ length, ratio: expected });
  });

  it.each(["", "0 cm", "27 vs 34", "nonsense", "27 16:0", "27in-16x9-blue", "16:9 4:3", "1 2 3"])(
    "reads none in %j",
    (text) => {
      expect(parseWrittenSize(text)).toBeNull();
    },
  );

  it("holds positive numbers only, whatever is pasted", () => {
    const text = fc.oneof(
      anyText(100),
      fc.string({ unit: fc.constantFrom(...'0123456789., x:cmin"-'), maxLength: 20 }),
    );
    fc.assert(
      fc.property(text, (pasted) => {
        const { length = null, ratio: shape = null } = parseWrittenSize(pasted) ?? {};
        for (const number of [length?.number, shape?.width, shape?.height]) {
          if (number !== undefined) expect(Number(number)).toBeGreaterThan(0);
        }
      }),
    );
  });
});
