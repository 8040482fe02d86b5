import fc from "fast-check";
import { expect, it } from "vitest";
import { extremeDisplay, usualDisplay } from "../../tests/arbitrary/screens.ts";
import { DIMENSIONS } from "../domain/display/measures.ts";
import type { DisplaySpec } from "../domain/display/screen.ts";
import { screenName } from "../domain/display/screen-name.ts";
import { equivalentName } from "./equivalent-name.ts";

const inch = (length: number, width: number, height: number): DisplaySpec => ({ length, unit: "in", width, height });

it("names the dimension and the display", () => {
  expect(equivalentName(inch(34, 43, 18), "height")).toBe("as tall as 34″ 3440×1440");
  expect(equivalentName(inch(34, 3440, 1440), "width")).toBe("as wide as 34″ 3440×1440");
  expect(equivalentName(inch(32, 4, 3), "area")).toBe("as large as 32″ 4:3");
  expect(equivalentName(inch(32, 4, 3), "diagonal")).toBe("same diagonal as 32″ 4:3");
  expect(equivalentName({ ...inch(68.58, 16, 9), unit: "cm" }, "height")).toBe("as tall as 68.58 cm 16:9");
});

it("is a valid name of at most 40 characters", () => {
  // "same diagonal as 12345.68″ 123456.8:100000" has 42.
  expect(equivalentName(inch(12345.678, 123456.78, 100_000.5), "diagonal")).toMatch(
    /^same diagonal as 12345\.68″ 123456\.8:100…$/,
  );
  fc.assert(
    fc.property(fc.oneof(usualDisplay, extremeDisplay), fc.constantFrom(...DIMENSIONS), (display, by) => {
      const name = equivalentName(display, by);
      expect(screenName(name)).toBe(name);
      expect([...name].length).toBeLessThanOrEqual(40);
    }),
  );
});
