import fc from "fast-check";
import { expect, it } from "vitest";
import { ARRANGEMENTS, parseArrangement, parseLevel } from "./arrangement.ts";

it("offers centred, bottom edges level, corners together and in a row, in this order", () => {
  expect(ARRANGEMENTS).toEqual(["centre", "bottom", "corner", "side"]);
});

it("reads each arrangement by its own name", () => {
  for (const arrangement of ARRANGEMENTS) expect(parseArrangement(arrangement)).toBe(arrangement);
});

it.each([
  ["Bottom", "bottom"],
  [" bottom ", "bottom"],
  ["center", "centre"],
  ["top-left", "corner"],
  ["Top left corner", "corner"],
  ["side-by-side", "side"],
  ["row", "side"],
  ["in a row", "side"],
] as const)("reads what people write: '%s' is %s", (text, arrangement) => {
  expect(parseArrangement(text)).toBe(arrangement);
});

it("reads nothing from other texts", () => {
  for (const text of ["", "up", "constructor", "__proto__", "bottom".repeat(1_000_000)]) {
    expect(parseArrangement(text)).toBeNull();
  }
});

it("any text gives one of the arrangements or none", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect([...ARRANGEMENTS, null]).toContain(parseArrangement(text));
    }),
  );
});

it.each([
  ["bottom", "bottom"],
  ["Tops", "top"],
  ["centres", "centre"],
  ["center", "centre"],
  ["side", null],
  ["", null],
] as const)("reads which edges of a row are level: '%s' is %s (D56)", (text, level) => {
  expect(parseLevel(text)).toBe(level);
});
