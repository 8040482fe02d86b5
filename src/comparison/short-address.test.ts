import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findModels } from "#domain/catalogue/find-models.ts";
import { COMMON_SIZES } from "#domain/catalogue/sizes.ts";
import { COLOUR_NAMES } from "#domain/display/colour.ts";
import { ultrawideOnly } from "#domain/display/ultrawide.ts";
import { comparisonSearch, readComparison } from "./address.ts";
import { ASKED_COMPARISONS } from "./asked-comparisons.ts";
import { readShortAddress, readShortPicture, shortAddress } from "./short-address.ts";
import { comparisonWith } from "./state.ts";

const comparisonAt = (search: string) => readComparison(new URLSearchParams(search), "in").comparison;
const searchAt = (path: string) => {
  const comparison = readShortAddress(path);
  return comparison && comparisonSearch(comparison, "in");
};

describe("a short address (D41)", () => {
  it.each([
    ["/27-vs-32", "?screens=27in-16x9-blue~32in-16x9-green"],
    ["/65-vs-75-inch-tv", "?screens=65in-16x9-blue~75in-16x9-green"],
    ["/27-vs-34", "?screens=27in-16x9-blue~34in-3440x1440-green"],
    ["/27-vs-34-ultrawide", "?screens=27in-16x9-blue~34in-3440x1440-green"],
    ["/27-vs-34-21x9", "?screens=27in-16x9-blue~34in-21x9-green"],
    ["/two-27-vs-49", "?screens=2x27in-16x9-blue~49in-5120x1440-green"],
    ["/14-vs-16-laptop", "?screens=14in-16x10-blue~16in-16x10-green"],
    ["/24-VS-27-vs-32-vs-43", "?screens=24in-16x9-blue~27in-16x9-green~32in-16x9-pink~43in-16x9-yellow"],
    ["/34-vs-27-inch-monitor", "?screens=34in-3440x1440-blue~27in-16x9-green"],
    ["/27-monitor-vs-49-monitor", "?screens=27in-16x9-blue~49in-5120x1440-green"],
    ["/49-vs-55-tv", "?screens=49in-16x9-blue~55in-16x9-green"],
    ["/49-tv-vs-49", "?screens=49in-16x9-blue~49in-16x9-green"],
    ["/68cm-vs-27", "?screens=68cm-16x9-blue~27in-16x9-green"],
    ["/27-or-34", "?screens=27in-16x9-blue~34in-3440x1440-green"],
    ["/27vs32", "?screens=27in-16x9-blue~32in-16x9-green"],
    ["/27-vs-32/", "?screens=27in-16x9-blue~32in-16x9-green"],
    ["/49-vs-dual-27", "?screens=49in-5120x1440-blue~2x27in-16x9-green"],
    ["/27-4k-vs-32-4k", "?screens=27in-3840x2160-blue~32in-3840x2160-green"],
    ["/24-portrait-vs-27", "?screens=24in-9x16-blue~27in-16x9-green"],
    ["/13-3-vs-15-6", "?screens=13.3in-16x9-blue~15.6in-16x9-green"],
    ["/65-in-150cm", "?screens=65in-16x9-blue&space=150cm"],
    ["/65-in-150x85cm", "?screens=65in-16x9-blue&space=150x85cm"],
    // As DisplayWars writes them
    ["/23,8-inch-16x9-vs-55-inch-21x9", "?screens=23.8in-16x9-blue~55in-21x9-green"],
    ["/27-inch-16x9-vs-40-inch-d%7B2.35x1%7D", "?screens=27in-16x9-blue~40in-2.35x1-green"],
  ])("%s is %s", (path, search) => {
    expect(searchAt(path)).toBe(search);
  });

  it("names models", () => {
    const comparison = readShortAddress("/ipad-pro-11-vs-ipad-pro-13", findModels);
    const names = comparison?.screens.map(({ screen }) => screen.name?.replace(/″.*/, ""));
    expect(names).toEqual(["iPad Pro 11", "iPad Pro 13"]);
  });

  it("ends with .png for its share image", () => {
    const search = (path: string) => {
      const comparison = readShortPicture(path);
      return comparison && comparisonSearch(comparison, "in");
    };
    expect(search("/27-vs-34.png")).toBe(searchAt("/27-vs-34"));
    expect(search("/27-vs-34")).toBeNull();
    expect(search("/icon-192.png")).toBeNull();
  });

  it.each([
    "/",
    "/27",
    "/privacy",
    "/27-vs-",
    "/a-vs-b",
    "/27-vs-999-toaster",
    "/five-27-vs-49",
    "/1-vs-2-vs-3-vs-4-vs-5",
    "/0-vs-0",
    "//27-vs-32",
    "/27-vs-32%0avs-34",
    "/27-vs-32%",
    `/27-vs-${"3".repeat(200)}`,
  ])("%s is none", (path) => {
    expect(readShortAddress(path)).toBeNull();
  });

  it("never fails, whatever the path", () => {
    const isValid = (text: string) => {
      const screens = readShortAddress(`/${text}`)?.screens ?? [];
      return screens.every(({ screen }) => screen.length > 0 && screen.width > 0 && screen.height > 0);
    };
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isValid(text)).toBe(true);
      }),
    );
    const word = fc.constantFrom("vs", "27", "34", "ultrawide", "tv", "two", "inch", "16x9", "x", "4k", "cm");
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(isValid(words.join("-"))).toBe(true);
      }),
    );
  });

  it("is offered only where it means exactly the comparison", () => {
    expect(shortAddress(comparisonAt("screens=27in-16x9~32in-16x9"), "in")).toBe("/27-vs-32");
    expect(shortAddress(comparisonAt("screens=2x27in-16x9~49in-5120x1440"), "in")).toBe("/two-27-vs-49");
    expect(shortAddress(comparisonAt("screens=27in-16x9~34in-21x9"), "in")).toBe("/27-vs-34-21x9");
    expect(shortAddress(comparisonAt("screens=34in-3440x1440~65in-16x9"), "in")).toBe("/34-3440x1440-vs-65-16x9");
    for (const search of [
      "screens=27in-16x9",
      "screens=27in-16x9_Desk~32in-16x9",
      "screens=27in-16x9-green~32in-16x9-blue",
      "screens=27in-16x9~32in-16x9&align=bottom",
      "screens=27in-16x9~32in-16x9&lengths=cm",
      "screens=2x27in-16x9-gap2~49in-32x9",
    ]) {
      expect(shortAddress(comparisonAt(search), "in"), search).toBeNull();
    }
  });

  it("leads back to the comparison for which it is offered", () => {
    const size = fc.record({
      length: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.constantFrom(13.3, 23.8, 31.5)),
      ratio: fc.constantFrom([16, 9], [21, 9], [32, 9], [16, 10], [4, 3], [3440, 1440], [9, 16]),
      count: fc.constantFrom(undefined, 2, 3, 4),
    });
    fc.assert(
      fc.property(fc.array(size, { minLength: 2, maxLength: 4 }), (sizes) => {
        const screens = sizes.map(({ length, ratio: [width = 16, height = 9], count }, index) => ({
          ...{ length, unit: "in" as const, width, height, colour: COLOUR_NAMES[index] ?? ("blue" as const) },
          ...(count !== undefined && { count: count as 2 }),
        }));
        const comparison = comparisonWith(screens);
        const path = shortAddress(comparison, "in");
        if (path === null) throw new Error(comparisonSearch(comparison, "in"));
        expect(searchAt(path)).toBe(comparisonSearch(comparison, "in"));
      }),
    );
  });

  it("takes a number for an ultrawide only where no other display of that size is sold", () => {
    for (const number of [29, 34, 38, 45, 49, 57]) {
      const sold = COMMON_SIZES.filter(({ display, soldAs }) => display.length === number || soldAs === number);
      expect(new Set(sold.map(({ kind }) => kind)), String(number)).toEqual(new Set(["Ultrawide"]));
      expect(ultrawideOnly(number), String(number)).not.toBeNull();
    }
  });
});

describe("the comparisons of the site map", () => {
  it("are a hundred, each readable and none twice", () => {
    const searches = ASKED_COMPARISONS.map((asked) => searchAt(`/${asked}`));
    expect(searches).not.toContain(null);
    expect(new Set(searches).size).toBe(100);
  });
});
