import fc from "fast-check";
import { ARRANGEMENTS } from "#comparison/arrangement.ts";

/** From 10^-20 to 10^20, as an address writes it, and usual ones. */
const number = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom("27", "34", "0.5", "16", "9", "21", "4", "3", "1920", "1080") },
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: -20, max: 18 }))
    .map(([digits, exponent]) =>
      exponent < 0 ? `0.${String(digits).padStart(-exponent, "0")}` : `${digits}${"0".repeat(exponent)}`,
    ),
);

const part = fc.constantFrom(
  "",
  "",
  "-gap10",
  "-gap0.000001",
  "-at10000cm",
  "-at0.1cm",
  "-scale300",
  "-height:34in:3440x1440",
  "-text:27in:3840x2160:scale150",
  "_Desk",
);

const screen = fc
  .tuple(fc.constantFrom("", "", "2x", "4x"), number, fc.constantFrom("in", "cm"), number, number, part)
  .map(([count, length, unit, width, height, more]) => `${count}${length}${unit}-${width}x${height}${more}`);

const optional = (...values: string[]) => fc.constantFrom("", "", ...values);

/** The parameters of any comparison that an address can describe (docs/address.md), and of a picture of it. */
export const anyComparisonQuery: fc.Arbitrary<string> = fc
  .record({
    screens: fc.array(screen, { minLength: 1, maxLength: 5 }).map((all) => all.join("~")),
    focus: fc.constantFrom("", "1", "2", "3"),
    base: optional("2", "3"),
    align: fc.constantFrom(...ARRANGEMENTS),
    scale: optional("actual", "seat", "pixels"),
    content: optional("16x9", "2.39x1", "4x3"),
    objects: optional("card", "card,a4,letter,person,sofa"),
    distance: optional("0.1cm", "10000cm", "70cm"),
    lengths: optional("in", "cm"),
    space: optional("150x85cm", "0.1x0.1cm", "10000x0.1cm", "120cm"),
    frame: optional("0", "20"),
    size: optional("thumbnail"),
  })
  .map((parameters) => {
    const given = Object.entries(parameters).filter(([, value]) => value !== "");
    return `?${new URLSearchParams(given)}`;
  });
