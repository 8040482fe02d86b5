import { expect, it } from "vitest";
import { CATALOGUE } from "#domain/catalogue/catalogue.ts";
import { entryKey } from "#domain/catalogue/entry.ts";
import type { SearchResult } from "#domain/catalogue/search.ts";
import type { CurvedDisplay } from "#domain/display/curve.ts";
import { shapeFrom } from "#domain/display/resolution.ts";
import type { Unit } from "#domain/display/unit.ts";
import { lineText, titleParts, typedPattern } from "./option-text.ts";

function entry(key: string): SearchResult {
  const found = CATALOGUE.entries.find((candidate) => entryKey(candidate) === key);
  if (found === undefined) throw new Error(`no entry ${key}`);
  return { entry: found, display: found.display, group: "sizes" };
}

const textOf = (result: SearchResult, unit: Unit) => lineText(result, unit, "add");

const typed = (display: CurvedDisplay): SearchResult => ({ entry: null, display, group: "sizes" });

it.each([
  ["27″ Monitor 2560×1440", "27″ monitor, QHD", "27″", "59.8 × 33.6\u202fcm · 2560×1440"],
  ["31.5″ Monitor 3840×2160", "31.5″ monitor, 4K UHD", "31.5″", "69.7 × 39.2\u202fcm · 3840×2160 · sold as 32″"],
  ["Dell AW3423DW", "Dell AW3423DW", "34.18″", "80.1 × 33.5\u202fcm · 3440×1440 · 2022"],
  ["LG C4 65″", "LG C4", "65″", "143.9 × 80.9\u202fcm · 3840×2160 · 2024"],
  ["iPhone SE (3rd generation)", "iPhone SE (3rd generation)", "4.7″", "5.9 × 10.4\u202fcm · 750×1334 · 2022"],
  ["Dell U2415", "Dell U2415", "24.1″", "51.9 × 32.4\u202fcm · 1920×1200"],
])("describes %s in two lines (D40)", (key, title, diagonal, detail) => {
  expect(textOf(entry(key), "cm")).toEqual({ title, diagonal, detail });
});

it("shows width and height in the chosen lengths (D36)", () => {
  expect(textOf(entry("27″ Monitor 2560×1440"), "in").detail).toBe("23.5 × 13.2″ · 2560×1440");
  expect(textOf(typed({ length: 195, unit: "cm", width: 16, height: 9 }), "in").detail).toBe("66.9 × 37.6″");
});

it("offers a typed size by its diagonal and its ratio or resolution", () => {
  const titles = (display: CurvedDisplay) => textOf(typed(display), "in").title;
  expect(titles({ length: 77.5, unit: "in", width: 16, height: 9 })).toBe("Add 77.5″ 16:9");
  expect(titles({ length: 195, unit: "cm", width: 21, height: 9 })).toBe("Add 195\u202fcm 21:9");
  expect(titles({ length: 34, unit: "in", ...shapeFrom({ width: 3440, height: 1440 }) })).toBe("Add 34″ 3440×1440");
  expect(titles({ length: 27, unit: "in", width: 16, height: 9, count: 2 })).toBe("Add 2 × 27″ 16:9");
  const curved: CurvedDisplay = { length: 49, unit: "in", width: 32, height: 9, radius: 1800 };
  expect(titles(curved)).toBe("Add 49″ 32:9 · 1800R");
});

it("finds what was typed in a title, the longest word first, at the beginning of words only", () => {
  const marked = (title: string, ...words: string[]) =>
    titleParts(title, typedPattern(words))
      .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
      .join("");
  expect(marked("Dell U2723QE", "u27")).toBe("Dell [U27]23QE");
  expect(marked("27″ monitor, QHD", "27", "qhd")).toBe("[27]″ monitor, [QHD]");
  expect(marked("Dell U2723QE", "27")).toBe("Dell U2723QE");
  expect(marked("Galaxy Tab A9+", "a9", "a9+")).toBe("Galaxy Tab [A9+]");
  expect(marked("LG C4")).toBe("LG C4");
  expect(marked("Studio Display", "(", ".")).toBe("Studio Display");
});
