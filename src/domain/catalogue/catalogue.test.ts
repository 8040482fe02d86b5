import { describe, expect, it } from "vitest";
import { isPixelCount } from "../display/resolution.ts";
import { CATALOGUE } from "./catalogue.ts";
import { entryKey, GROUP_OF } from "./entry.ts";
import { COMMON_SIZES } from "./sizes.ts";

it("has every group in the order of the list", () => {
  expect([...new Set(COMMON_SIZES.map(({ kind }) => GROUP_OF[kind]))]).toEqual([
    "phones",
    "tablets",
    "laptops",
    "monitors",
    "televisions",
  ]);
});

it("lists no entry twice", () => {
  const keys = CATALOGUE.entries.map(entryKey);
  expect(new Set(keys).size).toBe(keys.length);
});

it("has a whole number of pixels for every entry", () => {
  for (const { resolution } of CATALOGUE.entries.map(({ display }) => display)) {
    expect(isPixelCount(resolution.width) && isPixelCount(resolution.height)).toBe(true);
  }
});

it("has plausible diagonals and shapes: phones upright, ultrawides wider than 21:9, monitors and laptops across", () => {
  for (const entry of CATALOGUE.entries) {
    const { length, width, height } = entry.display;
    const [least, most, narrowest, widest] = {
      // The outer screens of foldables are the smallest and the narrowest.
      Phone: [3.4, 8, 9 / 24.5, 1],
      // All but Surface tablets are upright.
      Tablet: [6, 15, 3 / 5 - 0.01, 5 / 3 + 0.01],
      Handheld: [5.5, 8.8, 16 / 10, 16 / 9],
      Laptop: [11, 18, 3 / 2, 16 / 9],
      // Upright only the DualUp.
      Monitor: [19, 55, 8 / 9, 1.9],
      Ultrawide: [29, 57, 21 / 9, 32 / 9],
      Television: [32, 100, 16 / 9, 16 / 9],
    }[entry.kind] as [number, number, number, number];
    expect(length, entryKey(entry)).toBeGreaterThanOrEqual(least);
    expect(length, entryKey(entry)).toBeLessThanOrEqual(most);
    // A pixel or two may be missing: 1366×768 is sold as 16:9, 2732×2048 as 4:3.
    expect(width / height, entryKey(entry)).toBeGreaterThan(narrowest - 0.005);
    expect(width / height, entryKey(entry)).toBeLessThan(widest + 0.005);
  }
});

describe("monitors sold under a round size", () => {
  it.each([
    [21.5, 22],
    [23.8, 24],
    [31.5, 32],
  ])("%s″ is listed as it is, and %s″ beside it", (real, nominal) => {
    const monitors = COMMON_SIZES.filter(({ kind }) => kind === "Monitor");
    const entries = monitors.filter(({ display }) => display.length === real);
    expect(entries.length).toBeGreaterThan(0);
    for (const { soldAs } of entries) expect(soldAs).toBe(nominal);
    expect(monitors.some(({ display }) => display.length === nominal)).toBe(true);
  });

  it("is never more than half an inch smaller than its round size", () => {
    for (const { display, soldAs } of CATALOGUE.entries) {
      if (soldAs === null) continue;
      expect(soldAs).toBeGreaterThan(display.length - 0.5);
      expect(soldAs - display.length).toBeLessThanOrEqual(0.5);
    }
  });
});

it("has a dozen popular entries from all groups", () => {
  expect(new Set(CATALOGUE.popular.map(entryKey)).size).toBe(12);
  expect(new Set(CATALOGUE.popular.map(({ kind }) => GROUP_OF[kind])).size).toBe(5);
});
