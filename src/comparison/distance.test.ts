import { expect, it } from "vitest";
import { hasUnit, parseDistance } from "./distance.ts";

it.each([
  ["70cm", 70],
  ["70", 70],
  [" 2,5 m ", 250],
  ["2.3m", 230],
  ["28IN", 71.12],
  ["100m", 10_000],
  ["700 mm", 70],
  ["2.5 m", 250],
  ["8 ft", 243.84],
  ["8′", 243.84],
  ["28″", 71.12],
  ['28"', 71.12],
  ["6 ft 2 in", 187.96],
  ["6 ft 2", 187.96],
  ["6′ 6″", 198.12],
])("reads '%s' as centimetres (D32)", (text, distance) => {
  expect(parseDistance(text)).toBe(distance);
});

it.each(["", " ", ".", "0cm", "-5cm", "near", "101m", "7yd", "2.5 km", "1e3cm"])(
  "reads no distance in '%s'",
  (text) => {
    expect(parseDistance(text)).toBeNull();
  },
);

it("takes a number without a unit for the usual one", () => {
  expect(parseDistance("28", "in")).toBe(71.12);
  expect(parseDistance("70cm", "in")).toBe(70);
});

it("knows whether the text names its unit", () => {
  expect(["60", "", "2.5 k", "2.5 m", "28″"].map(hasUnit)).toEqual([false, false, false, true, true]);
});
