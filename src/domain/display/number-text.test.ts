import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptNumberText, exactNumberText, numberText, positiveNumber } from "./number-text.ts";

describe("acceptNumberText", () => {
  it.each(["", "2", "27", "27.", "27.5", ".", ".5", "007", "0.00"])(
    "S5: takes only digits with at most one decimal point, or empty: '%s'",
    (text) => {
      expect(acceptNumberText("1", text)).toBe(text);
    },
  );

  it.each(["-1", "+1", "1e3", "1.2.3", "a", "27″", "1 2", "1_000", "١٢", "½", "0x1f", "Infinity", "NaN"])(
    "S5: other keystrokes are ignored, and D6 ignores the change whole: '%s'",
    (text) => {
      expect(acceptNumberText("27", text)).toBe("27");
    },
  );

  it("D6: drops white space around a pasted number", () => {
    expect(acceptNumberText("", "  27.5\n")).toBe("27.5");
    expect(acceptNumberText("", "\t31,5\u00a0")).toBe("31.5");
  });

  it("D6: takes a comma for the decimal point", () => {
    expect(acceptNumberText("27", "27,")).toBe("27.");
    expect(acceptNumberText("", ",5")).toBe(".5");
  });

  it("D6: ignores a change with a comma and a point", () => {
    expect(acceptNumberText("27.5", "27.5,")).toBe("27.5");
    expect(acceptNumberText("8", "1,234.5")).toBe("8");
    expect(acceptNumberText("8", "1,234,567")).toBe("8");
  });

  it("D6: ignores the thirteenth character and a longer paste", () => {
    expect(acceptNumberText("12345678901", "123456789012")).toBe("123456789012");
    expect(acceptNumberText("123456789012", "1234567890123")).toBe("123456789012");
    expect(acceptNumberText("27", "12345678.90123")).toBe("27");
  });

  it("D6: does not count white space around a pasted number", () => {
    expect(acceptNumberText("", "   123456789012   ")).toBe("123456789012");
  });

  it("D5, D6: a converted value longer than 12 characters can be shortened step by step, not lengthened or overtyped", () => {
    // 0.01 cm / 2.54 = 0.003937007874 in, to ten significant digits: 14 characters.
    const converted = "0.003937007874";
    expect(acceptNumberText(converted, "0.00393700787")).toBe("0.00393700787");
    expect(acceptNumberText(converted, ".003937007874")).toBe(".003937007874");
    expect(acceptNumberText(converted, "")).toBe("");
    expect(acceptNumberText(converted, "5")).toBe("5");
    expect(acceptNumberText(converted, "0.0039370078745")).toBe(converted);
    expect(acceptNumberText(converted, "0.003937007875")).toBe(converted);
    expect(acceptNumberText(converted, "1234567890123")).toBe(converted);
  });

  it("D6: any typed text leaves a text that obeys S5's rule and has at most 12 characters", () => {
    const keys = fc.string({ unit: fc.constantFrom(..."0123456789.,- e\u00a0"), maxLength: 16 });
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 20 }), (changes) => {
        let text = "27";
        for (const change of changes) {
          text = acceptNumberText(text, change);
          expect(text).toMatch(/^(?=.{0,12}$)\d*\.?\d*$/);
        }
      }),
    );
  });

  it("D6: takes a change as a whole or not at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (change) => {
        const text = acceptNumberText("27", change);
        expect([change.trim().replaceAll(",", "."), "27"]).toContain(text);
      }),
    );
  });
});

describe("positiveNumber", () => {
  it("reads a typed number", () => {
    expect(positiveNumber("27")).toBe(27);
    expect(positiveNumber("27.")).toBe(27);
    expect(positiveNumber(".5")).toBe(0.5);
    expect(positiveNumber("0007")).toBe(7);
  });

  it.each(["", "0", ".", "0.", ".0", "0.000"])("S5: is null for '%s', which is empty or zero", (text) => {
    expect(positiveNumber(text)).toBeNull();
  });

  it.each([" ", "-1", "1e5", "Infinity", "0x10", "1,5"])("is null for '%s', which is no number text", (text) => {
    expect(positiveNumber(text)).toBeNull();
  });

  it("is null beyond 10^±20, so that no computation overflows", () => {
    expect(positiveNumber(`1${"0".repeat(20)}`)).toBe(1e20);
    expect(positiveNumber(`1${"0".repeat(21)}`)).toBeNull();
    expect(positiveNumber("9".repeat(400))).toBeNull();
    expect(positiveNumber(`0.${"0".repeat(19)}1`)).toBe(1e-20);
    expect(positiveNumber(`0.${"0".repeat(20)}1`)).toBeNull();
  });

  it("reads every positive number of 12 characters", () => {
    expect(positiveNumber("999999999999")).toBe(999_999_999_999);
    expect(positiveNumber(".00000000001")).toBe(1e-11);
  });
});

describe("numberText", () => {
  it("D5: the shortest decimal that is right to ten significant digits", () => {
    expect(numberText(27 * 2.54)).toBe("68.58");
    expect(numberText(68.58 / 2.54)).toBe("27");
    // 27 / 2.54 = 10.629921259842…
    expect(numberText(27 / 2.54)).toBe("10.62992126");
    // 1 / 2.54 = 0.39370078740157…
    expect(numberText(1 / 2.54)).toBe("0.3937007874");
    expect(numberText(100)).toBe("100");
  });

  it("D5: without an exponent, however large or small", () => {
    // 999,999,999,999 · 2.54 = 2,539,999,999,997.46: 2,540,000,000,000 to ten digits.
    expect(numberText(999_999_999_999 * 2.54)).toBe("2540000000000");
    // 0.00000000001 / 2.54 = 3.93700787401…e-12
    expect(numberText(1e-11 / 2.54)).toBe("0.000000000003937007874");
    expect(numberText(1e-7)).toBe("0.0000001");
    expect(numberText(1e21)).toBe("1000000000000000000000");
  });

  it("has no thousands separator and a decimal point in any language", () => {
    expect(numberText(1_234_567.5)).toBe("1234567.5");
  });
});

describe("exactNumberText", () => {
  it("is the shortest decimal, without an exponent", () => {
    expect(exactNumberText(27)).toBe("27");
    expect(exactNumberText(0.1)).toBe("0.1");
    expect(exactNumberText(1e-7)).toBe("0.0000001");
    expect(exactNumberText(1.5e-11)).toBe("0.000000000015");
    expect(exactNumberText(1e20)).toBe("100000000000000000000");
    expect(exactNumberText(123_456_789.012)).toBe("123456789.012");
  });

  it("reads back as the same number", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-20, max: 1e20, noNaN: true }), (value) => {
        const text = exactNumberText(value);
        expect(text).toMatch(/^\d+(\.\d+)?$/);
        expect(positiveNumber(text)).toBe(value);
      }),
      { numRuns: 1000 },
    );
  });
});
