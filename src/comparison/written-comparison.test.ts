import { describe, expect, it } from "vitest";
import { findModels } from "#domain/catalogue/find-models.ts";
import { comparisonSearch, readComparison } from "./address.ts";
import { sharedComparison } from "./written-comparison.ts";

/** The screens of a shared text as a link carries them, without colours. */
function screensOf(text: string): string[] | null {
  const comparison = sharedComparison(text, findModels);
  if (comparison === null) return null;
  const screens = new URLSearchParams(comparisonSearch(comparison)).get("screens")?.split("~") ?? [];
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
    const search = comparison === null ? "" : comparisonSearch(comparison);
    expect(readComparison(new URLSearchParams(search)).comparison).toEqual(comparison);
  });
});
