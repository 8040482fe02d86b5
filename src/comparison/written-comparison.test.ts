import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findModels } from "#domain/catalogue/find-models.ts";
import { screensOf as anyScreens, usualDisplay } from "#tests/arbitrary/screens.ts";
import { comparisonQuestion, comparisonTitle } from "#words/en/titles.ts";
import { comparisonSearch, readComparison } from "./address.ts";
import { comparisonWith } from "./state.ts";
import { sharedComparison } from "./written-comparison.ts";

/** The screens of a shared text as a link carries them, without colours. */
function screensOf(text: string): string[] | null {
  const comparison = sharedComparison(text, findModels);
  if (comparison === null) return null;
  const screens = new URLSearchParams(comparisonSearch(comparison, "in")).get("screens")?.split("~") ?? [];
  return screens.map((screen) => screen.replace(/-(?:blue|green|pink|yellow|lime|teal|sky|red|orange|amber)/, ""));
}

describe("a shared text (F10.5)", () => {
  it.each([
    ["27 vs 34 ultrawide", ["27in-16x9", "34in-3440x1440"]],
    ['65" tv', ["65in-16x9"]],
    ["195cm", ["195cm-16x9"]],
    ["34 3440x1440", ["34in-3440x1440"]],
    ["Samsung 34-inch Odyssey G5 Ultra-Wide curved gaming screen", ["34in-3440x1440"]],
    ["We moved from a 24″ to a 32″ at work last year", ["24in-16x9", "32in-16x9"]],
    ["A 32-inch monitor", ["32in-16x9"]],
    ["27 vs 32 inch monitor - Reddit", ["27in-16x9", "32in-16x9"]],
    ["https://shop.example/offers/27-inch-office-monitor?id=8", ["27in-16x9"]],
  ])("%s becomes its displays", (text, screens) => {
    expect(screensOf(text)).toEqual(screens);
  });

  it("names a device of the catalogue", () => {
    const [screen, ...more] = screensOf("iPhone 16 Pro Max") ?? [];
    expect(screen).toMatch(/^6\.\d+in-.*_iPhone 16 Pro Max$/);
    expect(more).toEqual([]);
  });

  it.each(["", "Hello there", "Meet me at 27 in the morning, please", `${"9".repeat(5000)}″`])(
    "without a display is null: %.40s",
    (text) => {
      expect(sharedComparison(text, findModels)).toBeNull();
    },
  );

  it("gives each screen its own colour and at most ten screens (D4, S5.5)", () => {
    const sizes = Array.from({ length: 14 }, (_, index) => `${20 + index}″`);
    const comparison = sharedComparison(`All of these lay about: ${sizes.join(" ")}`, findModels);
    const colours = comparison?.screens.map(({ screen }) => screen.colour);
    expect(colours).toHaveLength(10);
    expect(new Set(colours).size).toBe(10);
    const search = comparison === null ? "" : comparisonSearch(comparison, "in");
    expect(readComparison(new URLSearchParams(search), "in").comparison).toEqual(comparison);
  });
});

it("reads a title, a question and the screens of a link as the comparison that they are of", () => {
  // One diagonal in two units is one size that is written twice.
  const screens = fc
    .uniqueArray(usualDisplay, { minLength: 2, maxLength: 4, selector: ({ length }) => length })
    .filter((list) => new Set(list.map(({ unit }) => unit)).size === 1);
  fc.assert(
    fc.property(
      screens,
      anyScreens(fc.constant({ length: 1, unit: "in", width: 1, height: 1 }), { least: 4 }),
      (list, colours) => {
        const comparison = comparisonWith(
          list.map((spec, index) => ({ ...spec, colour: colours[index]?.colour ?? "blue" })),
        );
        const link = new URLSearchParams(comparisonSearch(comparison, "in")).get("screens") ?? "";
        const sizes = comparison.screens.map(({ screen: { length, unit, width, height } }) => ({
          length,
          unit,
          width,
          height,
        }));
        for (const text of [comparisonTitle(comparison), comparisonQuestion(comparison), link]) {
          expect(
            sharedComparison(text, () => [])?.screens.map(({ screen }) => screen),
            text,
          ).toMatchObject(sizes);
        }
      },
    ),
  );
});
