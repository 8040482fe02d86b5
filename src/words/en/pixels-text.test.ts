import { expect, it } from "vitest";
import { angleText, degreeDensityText, densityText } from "./numbers.ts";

it("shows a pixel density with one decimal", () => {
  expect(densityText(108.785539)).toBe("108.8\u202fppi");
});

it("shows angles and pixels per degree as whole numbers, and with two digits below ten", () => {
  expect(angleText(52.956288)).toBe("53°");
  expect(angleText(9.96)).toBe("10°");
  expect(angleText(9.46)).toBe("9.5°");
  expect(angleText(0.0123)).toBe("0.012°");
  expect(degreeDensityText(44.851512)).toBe("45");
});
