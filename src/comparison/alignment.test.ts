import fc from "fast-check";
import { expect, it } from "vitest";
import { ALIGN_PARAMETER, ALIGNMENTS, formatAlignment, parseAlignment } from "./alignment.ts";

it("centred by default; bottom, top-left corner or side by side by choice (F8.1)", () => {
  expect(ALIGNMENTS).toEqual(["centre", "bottom", "corner", "side"]);
  expect(parseAlignment(null)).toBe("centre");
});

it("stands in the link, `align=bottom`, but for the default", () => {
  expect(ALIGN_PARAMETER).toBe("align");
  expect(ALIGNMENTS.map(formatAlignment)).toEqual([null, "bottom", "corner", "side"]);
  for (const alignment of ALIGNMENTS) expect(parseAlignment(formatAlignment(alignment))).toBe(alignment);
});

it.each([
  ["Bottom", "bottom"],
  [" bottom ", "bottom"],
  ["center", "centre"],
  ["top-left", "corner"],
  ["Top left corner", "corner"],
  ["side-by-side", "side"],
  ["row", "side"],
] as const)("takes what people write: '%s' is %s", (text, alignment) => {
  expect(parseAlignment(text)).toBe(alignment);
});

it("what cannot be read is centred", () => {
  for (const text of ["", "up", "constructor", "__proto__", "bottom".repeat(1_000_000)]) {
    expect(parseAlignment(text)).toBe("centre");
  }
});

it("any text gives one of the four", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(ALIGNMENTS).toContain(parseAlignment(text));
    }),
  );
});
