import { expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { comparisonWith } from "./state.ts";
import { lengthsFor, unitsOf } from "./units.ts";

const comparison = (address: string) => comparisonWith(parseScreens(address).screens);

it("centimetres come first for all screens only where every one was entered in them", () => {
  expect(unitsOf(comparison("60cm-16x9~80cm-16x9"))).toEqual({ first: "cm", second: "in" });
  expect(unitsOf(comparison("60cm-16x9~27in-16x9"))).toEqual({ first: "in", second: "cm" });
  expect(unitsOf(comparison("none"))).toEqual({ first: "in", second: "cm" });
});

it("the unit in which a space was entered comes first for all of them (D38)", () => {
  const space = { width: 150, height: 85, unit: "cm" } as const;
  const inSpace = { ...comparison("65in-16x9"), space };
  expect(unitsOf(inSpace)).toEqual({ first: "cm", second: "in" });
  expect(unitsOf({ ...inSpace, lengths: "in" })).toEqual({ first: "in", second: "cm" });
  expect(lengthsFor("in", inSpace)).toBe("in");
  expect(unitsOf({ ...comparison("65cm-16x9"), space: { ...space, unit: "in" } }).first).toBe("in");
});

it("the unit in which one screen was entered comes first for it", () => {
  const mixed = comparison("60cm-16x9~27in-16x9");
  expect(mixed.screens.map(({ screen }) => unitsOf(mixed, screen).first)).toEqual(["cm", "in"]);
});

it("the chosen unit comes first for all screens and for each (D36)", () => {
  const mixed = { ...comparison("60cm-16x9~27in-16x9"), lengths: "cm" } as const;
  expect(
    [unitsOf(mixed), ...mixed.screens.map(({ screen }) => unitsOf(mixed, screen))].map(({ first }) => first),
  ).toEqual(["cm", "cm", "cm"]);
});

it.each([
  ["27in-16x9~29in-21x9", null, "cm"],
  ["60cm-16x9~80cm-16x9", "in", null],
  ["60cm-16x9~27in-16x9", "in", "cm"],
  ["none", null, "cm"],
] as const)("a choice that changes nothing is none, so that / stays /: %s (D36)", (screens, inches, centimetres) => {
  expect(lengthsFor("in", comparison(screens))).toBe(inches);
  expect(lengthsFor("cm", comparison(screens))).toBe(centimetres);
});
