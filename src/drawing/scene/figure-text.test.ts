import { expect, it } from "vitest";
import { figureText } from "./figure-text.ts";

it.each([
  [23.5325, "in", "23.5″"],
  [23.55, "in", "23.6″"],
  [24, "in", "24.0″"],
  [23.5325, "cm", "59.8\u202fcm"],
  [0.043_21, "in", "0.043″"],
  [99_999, "in", "99999.0″"],
] as const)("rounds %d inches in %s to one decimal, and what is below one unit to two digits", (inches, unit, text) => {
  expect(figureText(inches, unit)).toBe(text);
});
