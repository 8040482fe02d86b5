import { expect, it } from "vitest";
import { angleText } from "../viewing/angle-text.ts";
import { degreeDensityText, densityText, distanceText } from "./pixels-text.ts";

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

it("shows a distance with one decimal in inches and in whole centimetres", () => {
  // 43.912316… · 2.54 = 111.537283…
  expect(distanceText(43.912316, "in")).toBe("43.9″");
  expect(distanceText(43.912316, "cm")).toBe("112\u202fcm");
});

it("shows a tiny distance with three digits", () => {
  expect(distanceText(0.01, "in")).toBe("0.01″");
  expect(distanceText(0.01, "cm")).toBe("0.0254\u202fcm");
});
