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

  it("has the values that were written, in any unit, spelling and order", () => {
    const spelled = [
      { millimetres: 25.4, words: ["in", " in", "-inch", '"', "″", " inches"] },
      { millimetres: 10, words: ["cm", " cm", "\u202fcm", " centimetres"] },
      { millimetres: 1, words: ["mm", " mm"] },
      { millimetres: 1000, words: ["m", " m", " metres"] },
      { millimetres: 304.8, words: ["ft", " ft", "′"] },
    ].flatMap(({ millimetres, words }) => words.map((word) => ({ millimetres, word })));
    const decimals = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((hundredths) => hundredths / 100);
    const lengths = fc
      .record({ value: decimals(300), unit: fc.constantFrom(...spelled), mark: fc.constantFrom(".", ",") })
      .map(({ value, unit, mark }) => ({
        text: String(value).replace(".", mark) + unit.word,
        millimetres: value * unit.millimetres,
      }));
    // Resolutions as people write them, with and without marks of thousands.
    const grouped = (number: number, mark: string) => String(number).replace(/\B(?=\d{3}$)/, mark);
    const ratios = fc.oneof(
      fc
        .record({ width: decimals(40), height: decimals(40), sign: fc.constantFrom(":", "x", "×", " x ", "/") })
        .filter(({ width, height }) => width / height < 5 && height / width < 5)
        .map(({ width, height, sign }) => ({ text: `${width}${sign}${height}`, width, height })),
      fc
        .record({
          width: fc.integer({ min: 640, max: 7680 }),
          height: fc.integer({ min: 640, max: 7680 }),
          mark: fc.constantFrom("", ",", " ", "\u202f"),
          sign: fc.constantFrom("x", "×", " × ", "*"),
          end: fc.constantFrom("", " pixels", "px"),
        })
        .filter(({ width, height }) => width / height < 5 && height / width < 5)
        .map(({ width, height, mark, sign, end }) => ({
          text: `${grouped(width, mark)}${sign}${grouped(height, mark)}${end}`,
          width,
          height,
        })),
    );
    const between = fc.constantFrom(" ", ", ", "-", " – ", "; ");
    fc.assert(
      fc.property(lengths, ratios, between, fc.boolean(), (length, shape, separator, isLengthFirst) => {
        const texts = isLengthFirst ? [length.text, shape.text] : [shape.text, length.text];
        const size = parseWrittenSize(texts.join(separator));
        const held = Number(size?.length?.number) * (size?.length?.unit === "in" ? 25.4 : 10);
        expect(Math.abs(held / length.millimetres - 1)).toBeLessThan(1e-12);
        expect([Number(size?.ratio?.width), Number(size?.ratio?.height)]).toEqual([shape.width, shape.height]);
      }),
      { numRuns: 1000 },
    );
  });

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
