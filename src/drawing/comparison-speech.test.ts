import { expect, it } from "vitest";
import type { Screen } from "../domain/display/screen.ts";
import { comparisonSpeech } from "./comparison-speech.ts";

const BLUE: Screen = { length: 27, unit: "in", width: 16, height: 9, colour: "blue" };
const GREEN: Screen = { length: 29, unit: "in", width: 21, height: 9, colour: "green" };

it("D11: one text equivalent that names every screen with its size, in the list's order", () => {
  // 27 at 16:9 is 23.53 by 13.24, 29 at 21:9 is 26.66 by 11.42.
  expect(comparisonSpeech([BLUE, GREEN])).toBe(
    "Comparison of blue 27 inch 16:9, 23.5 by 13.2 inches; green 29 inch 21:9, 26.7 by 11.4 inches",
  );
});

it("a screen's name comes first", () => {
  expect(comparisonSpeech([{ ...BLUE, name: "Desk" }])).toBe(
    "Comparison of Desk: blue 27 inch 16:9, 23.5 by 13.2 inches",
  );
});

it("its name begins with 'Comparison of', with no screens, too", () => {
  expect(comparisonSpeech([])).toMatch(/^Comparison of /);
});
