import { expect, it } from "vitest";
import { CATALOGUE } from "../../../domain/catalogue/catalogue.ts";
import { type CatalogueEntry, entryKey } from "../../../domain/catalogue/entry.ts";
import type { DisplaySpec } from "../../../domain/display/screen.ts";
import { entryBasis, joinParts, optionText } from "./option-text.ts";

function entry(key: string): CatalogueEntry {
  const found = CATALOGUE.find((candidate) => entryKey(candidate) === key);
  if (found === undefined) throw new Error(`no entry ${key}`);
  return found;
}

function line(result: CatalogueEntry | DisplaySpec): [string, string] {
  const { title, detail } =
    "kind" in result
      ? optionText({ entry: result, display: result.display, group: null })
      : optionText({ entry: null, display: result, group: null });
  return [joinParts(title), joinParts(detail)];
}

it.each([
  ["27″ Monitor 2560×1440", "27″ monitor", "QHD · 2560×1440 · 16:9"],
  ["31.5″ Monitor 3840×2160", "31.5″ monitor", "4K UHD · 3840×2160 · 16:9 · sold as 32″"],
  ["43.4″ Ultrawide 3840×1200", "43.4″ ultrawide", "3840×1200 · 32:10 · sold as 43″"],
  ["iPhone SE (3rd generation)", "iPhone SE (3rd generation)", "4.7″ · 750×1334 · 9:16"],
])("describes %s in a title and a detail", (key, title, detail) => {
  expect(line(entry(key))).toEqual([title, detail]);
});

it("offers a typed size by its diagonal and its ratio or resolution", () => {
  expect(line({ length: 77.5, unit: "in", width: 16, height: 9 })).toEqual(["Add 77.5″ 16:9", ""]);
  expect(line({ length: 195, unit: "cm", width: 21, height: 9 })).toEqual(["Add 195\u202fcm 21:9", ""]);
  expect(line({ length: 34, unit: "in", width: 3440, height: 1440 })).toEqual(["Add 34″ 3440×1440", ""]);
});

it("marks the diagonal as the figure", () => {
  const text = (key: string) => optionText({ entry: entry(key), display: entry(key).display, group: null });
  expect(text("27″ Monitor 2560×1440").title).toEqual([
    { text: "27″", figure: true },
    { text: " monitor", figure: false },
  ]);
  expect(text("Steam Deck OLED").detail[0]).toEqual({ text: "7.4″", figure: true });
});

it("says where the figures come from", () => {
  expect(entryBasis(entry("27″ Monitor 2560×1440"))).toMatch(/^27-inch class; QHD \(four times 1280×720\)\. /);
  expect(entryBasis(entry("43.4″ Ultrawide 3840×1200"))).toMatch(/^43\.4-inch class; 3840×1200\. /);
  expect(entryBasis(entry("iPhone 16"))).toMatch(
    /^Apple’s specifications, recorded 2026-11: 6\.12″, 1179×2556\. .*corners/,
  );
});
