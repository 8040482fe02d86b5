import { expect, it } from "vitest";
import { CENTIMETRES_PER_INCH, convertLength, otherUnit } from "./unit.ts";

it("S9: the inch to centimetre factor is 2.54", () => {
  expect(CENTIMETRES_PER_INCH).toBe(2.54);
});

it("S4: multiplies by 2.54 to go to centimetres", () => {
  // 27 · 2.54 = 68.58, 100 · 2.54 = 254.
  expect(convertLength(27, "in", "cm")).toBeCloseTo(68.58, 12);
  expect(convertLength(100, "in", "cm")).toBe(254);
});

it("S4: divides by 2.54 to go to inches", () => {
  // 68.58 / 2.54 = 27, 254 / 2.54 = 100.
  expect(convertLength(68.58, "cm", "in")).toBeCloseTo(27, 12);
  expect(convertLength(254, "cm", "in")).toBe(100);
});

it("does not change a length that has the unit already", () => {
  expect(convertLength(0.1, "in", "in")).toBe(0.1);
  expect(convertLength(0.1, "cm", "cm")).toBe(0.1);
});

it("S4: the other unit of inches is centimetres, and the other way round", () => {
  expect(otherUnit("in")).toBe("cm");
  expect(otherUnit("cm")).toBe("in");
});
