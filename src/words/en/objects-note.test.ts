import { expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import type { View } from "#comparison/view.ts";
import type { KnownObject } from "#domain/display/known-object.ts";
import { objectsNote } from "./notes.ts";
import { answerRows } from "./rows.ts";

function note(address: string, objects: readonly KnownObject[], view: Partial<View> = {}) {
  const comparison = comparisonWith(parseScreens(address).screens, { objects, ...view });
  return objectsNote(answerRows(comparison), comparison);
}

// 65″ 16:9 is 143.90 × 80.94 cm: 170 ÷ 80.94 = 2.10, 200 ÷ 143.90 = 1.39, 143.90 ÷ 8.56 = 16.8.
it("names the objects and compares them with the base (D31)", () => {
  expect(note("65-16x9", ["person", "sofa"])).toBe(
    "A standing adult is 2.1× as tall as 65″ 16:9, and a sofa for three is 39% wider.",
  );
  // 203 ÷ 80.94 = 2.51.
  expect(note("65-16x9", ["door"])).toBe("A door is 2.5× as tall as 65″ 16:9.");
  expect(note("65-16x9~27-16x9", ["card"])).toBe("65″ 16:9 is 16.8× as wide as a bank card.");
  expect(note("2x27-16x9", ["sofa", "a4"])).toBe(
    "A sofa for three is 67% wider than 2 × 27″ 16:9. 2 × 27″ 16:9 are 5.7× as wide as an A4 sheet.",
  );
});

it("says nothing without objects, and from the seat, where none are drawn (D32)", () => {
  expect(note("65-16x9", [])).toBeNull();
  expect(note("65-16x9", ["card"], { scale: "seat" })).toBeNull();
});
