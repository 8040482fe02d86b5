import { expect, it } from "vitest";
import { angleText, degreeDensityText, densityText, distanceText } from "./pixels-text.ts";

it("shows densities and angles with one decimal", () => {
  expect(densityText(108.785539)).toBe("108.8\u202fppi");
  expect(angleText(52.956288)).toBe("53.0°");
  expect(degreeDensityText(44.851512)).toBe("44.9");
  expect(degreeDensityText(143.7)).toBe("144");
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
