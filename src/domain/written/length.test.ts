import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#tests/arbitrary/any-text.ts";
import { typedText } from "#tests/arbitrary/typed-text.ts";
import { KNOWN_WORDS } from "./known-words.ts";
import { beginsUnit, lastDigitOf, lengthAt, parseWrittenLength, spelledLength } from "./length.ts";
import { tokensOf } from "./tokens.ts";
import { LENGTH_WORDS } from "./vocabulary.ts";

/** How many millimetres one is, and how people write it. */
const SPELLINGS = [
  { millimetres: 25.4, words: ["in", "IN", " inch", "-inch", " inches", " Zoll", '"', "″", "”", "''"] },
  { millimetres: 10, words: ["c", "cm", " cm", "\u202fcm", " centimetres", " centimeter", " cm."] },
  { millimetres: 1, words: ["mm", " mm", " millimetres"] },
  { millimetres: 1000, words: ["m", " m", " metre", " meters"] },
  { millimetres: 304.8, words: ["ft", " ft", " foot", " feet", "'", "′", "’"] },
];
const spelling = fc.constantFrom(
  ...SPELLINGS.flatMap(({ millimetres, words }) => words.map((word) => ({ millimetres, word }))),
);
/** A number in an input's spelling, or with a decimal comma. */
const number = typedText
  .filter((text) => /\d/.test(text))
  .chain((text) => fc.constantFrom(text, text.replace(/\.(?=\d)/, ",")));

describe("a written length (D43)", () => {
  it.each([
    ["68cm", "68", "cm", "68 cm"],
    ["68,5 cm", "68.5", "cm", "68.5 cm"],
    ["680 mm", "68", "cm", "680 mm"],
    ["1.5 m", "150", "cm", "1.5 m"],
    ["2.3m", "230", "cm", "2.3 m"],
    ['34"', "34", "in", "34 in"],
    ["27-inch", "27", "in", "27 in"],
    ["5 ft", "60", "in", "5 ft"],
    ["5′ 6″", "66", "in", "5 ft 6 in"],
    ["6 ft 2.5 in", "74.5", "in", "6 ft 2.5 in"],
    ["6 ft 2", "74", "in", "6 ft 2 in"],
    ["27", "27", null, "27"],
    [" 27. ", "27", null, "27"],
  ])("reads %j", (text, held, unit, written) => {
    const length = parseWrittenLength(text);
    expect(length).toMatchObject({ number: held, unit });
    expect(length && spelledLength(length)).toBe(written);
  });

  it.each(["", ".", "cm", "-5cm", "7yd", "2.5 km", "6 in 2 ft", "1e3cm", "1.2.3 cm", "27 vs 34", "1234567890123"])(
    "reads none in %j",
    (text) => {
      expect(parseWrittenLength(text)).toBeNull();
    },
  );

  it("never changes its value in any unit and spelling", () => {
    fc.assert(
      fc.property(number, spelling, (written, { millimetres, word }) => {
        const length = parseWrittenLength(written + word);
        const held = Number(length?.number) * (length?.unit === "in" ? 25.4 : 10);
        const meant = Number(written.replace(",", ".")) * millimetres;
        expect(held).toBeGreaterThanOrEqual(meant * (1 - 1e-13));
        expect(held).toBeLessThanOrEqual(meant * (1 + 1e-13));
      }),
    );
  });

  it("reads back as the same length from its one spelling, whatever was accepted", () => {
    const text = fc.oneof(
      fc.tuple(number, spelling).map(([written, { word }]) => written + word),
      fc.tuple(fc.nat(9999), fc.nat(11)).map(([feet, inches]) => `${feet}' ${inches}"`),
      fc.string({ unit: fc.constantFrom(..."0123456789., cmfti'\"′″-"), maxLength: 12 }),
      anyText(30),
    );
    fc.assert(
      fc.property(text, (written) => {
        const length = parseWrittenLength(written);
        if (length !== null) expect(parseWrittenLength(spelledLength(length))).toEqual(length);
      }),
    );
  });

  it("knows its last digit, in the unit that an input holds", () => {
    for (const [text, expected] of [
      ["27", 1],
      ["27.5", 0.1],
      ["68 cm", 1],
      ["680 mm", 0.1],
      ["1.5 m", 10],
      ["5 ft", 12],
      ["5 ft 6 in", 1],
    ] as const) {
      const length = parseWrittenLength(text);
      expect(length && lastDigitOf(length), text).toBeCloseTo(expected, 12);
    }
  });

  it("knows which characters begin a unit", () => {
    expect(["c", "ce", "I", "f", "m", "mm", "'", "''"].filter((characters) => !beginsUnit(characters))).toEqual([]);
    expect(["k", "cx", "-", "e"].filter(beginsUnit)).toEqual([]);
  });
});

it("has no other words than units, and reads with them alone what the reader of whole texts reads", () => {
  for (const unit of LENGTH_WORDS.spellings) {
    for (const text of [`27${unit}`, `27 ${unit}`, `1,5-${unit}`, `5 ${unit} 6`, `5${unit}6 in`]) {
      const tokens = tokensOf(text, KNOWN_WORDS);
      const read = lengthAt(tokens, 0);
      expect(parseWrittenLength(text), text).toEqual(read?.next === tokens.length ? read.length : null);
    }
  }
});
