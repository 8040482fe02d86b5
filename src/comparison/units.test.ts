import { expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { comparisonWith } from "./state.ts";
import { unitsOf } from "./units.ts";

const comparison = (address: string) => comparisonWith(parseScreens(address).screens);

it("centimetres come first for all screens only where every one was entered in them", () => {
  expect(unitsOf(comparison("60cm-16x9~80cm-16x9"))).toEqual({ first: "cm", second: "in" });
  expect(unitsOf(comparison("60cm-16x9~27in-16x9"))).toEqual({ first: "in", second: "cm" });
  expect(unitsOf(comparison("none"))).toEqual({ first: "in", second: "cm" });
});

it("the unit in which one screen was entered comes first for it", () => {
  const mixed = comparison("60cm-16x9~27in-16x9");
  expect(mixed.screens.map(({ screen }) => unitsOf(mixed, screen).first)).toEqual(["cm", "in"]);
});
