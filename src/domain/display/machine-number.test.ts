import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withDecimals, withDigits } from "./machine-number.ts";

/** Every size of number, those that somebody types, and those that lie between two roundings. */
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
  fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(9)).map(([whole, places]) => whole / 10 ** places || 0),
);

function writtenByIntl(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat("en-US", { ...options, useGrouping: false }).format(value);
}

it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  "what is no number stays a word: %s",
  (value) => {
    expect(withDigits(value, 3)).toBe(String(value));
    expect(withDecimals(value, 1, 1)).toBe(String(value));
  },
);

describe("withDigits", () => {
  it("writes what Intl writes", () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 1, max: 17 }), (value, most) => {
        expect(withDigits(value, most)).toBe(writtenByIntl(value, { maximumSignificantDigits: most }));
      }),
    );
  });

  it.each([
    [0, 3, "0"],
    [1e20, 7, "100000000000000000000"],
    [1e-20, 3, "0.00000000000000000001"],
    [0.0009996, 3, "0.001"],
    [999.6, 3, "1000"],
    [68.58, 10, "68.58"],
  ])("writes %d to %d digits as %s", (value, most, text) => {
    expect(withDigits(value, most)).toBe(text);
  });
});

describe("withDecimals", () => {
  it("writes what Intl writes", () => {
    fc.assert(
      fc.property(number, fc.nat(4), fc.nat(4), (value, least, more) => {
        const most = least + more;
        const intl = writtenByIntl(value, { minimumFractionDigits: least, maximumFractionDigits: most });
        expect(withDecimals(value, least, most)).toBe(intl);
      }),
    );
  });

  it.each([
    [27, 1, 1, "27.0"],
    [99.95, 1, 1, "100.0"],
    [0.05, 1, 1, "0.1"],
    [0.04, 0, 1, "0"],
    [1.005, 2, 2, "1.01"],
    [-9.96, 1, 1, "-10.0"],
  ])("writes %d with %d to %d decimals as %s", (value, least, most, text) => {
    expect(withDecimals(value, least, most)).toBe(text);
  });
});
