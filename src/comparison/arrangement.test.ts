import fc from "fast-check";
import { expect, it } from "vitest";
import { ALIGN_PARAMETER, ARRANGEMENTS, formatArrangement, parseArrangement } from "./arrangement.ts";

it("issue 9: centred as specified by default; bottom, top-left corner, or side by side by choice", () => {
  expect(ARRANGEMENTS).toEqual(["centre", "bottom", "corner", "side"]);
  expect(parseArrangement(null)).toBe("centre");
});

it("stands in the link, `align=bottom`, but for the default", () => {
  expect(ALIGN_PARAMETER).toBe("align");
  expect(ARRANGEMENTS.map(formatArrangement)).toEqual([null, "bottom", "corner", "side"]);
  for (const alignment of ARRANGEMENTS) expect(parseArrangement(formatArrangement(alignment))).toBe(alignment);
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
  expect(parseArrangement(text)).toBe(alignment);
});

it("what cannot be read is centred", () => {
  for (const text of ["", "up", "constructor", "__proto__", "bottom".repeat(1_000_000)]) {
    expect(parseArrangement(text)).toBe("centre");
  }
});

it("any text gives one of the four", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(ARRANGEMENTS).toContain(parseArrangement(text));
    }),
  );
});
