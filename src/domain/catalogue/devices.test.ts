import { expect, it } from "vitest";
import { pixelsPerInch } from "../display/pixels.ts";
import { DEVICES } from "./devices.ts";
import { entryKey } from "./entry.ts";

const rows = DEVICES.map((entry) => [entryKey(entry), entry] as const);

it.each(rows)("%s has the maker's page and the month it was recorded", (_, { device }) => {
  const page = new URL(device?.page ?? "");
  expect(page.protocol).toBe("https:");
  const hosts: Record<string, string> = {
    Apple: "apple.com",
    Samsung: "samsung.com",
    Google: "google.com",
    Microsoft: "microsoft.com",
    Valve: "steamdeck.com",
    Nintendo: "nintendo.com",
    ASUS: "asus.com",
  };
  expect(`.${page.hostname}`.endsWith(`.${hosts[device?.maker ?? ""]}`)).toBe(true);
  expect(device?.recorded).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
});

/** Pixels per inch as the makers publish them beside the resolution, by the beginning of the model. */
const PUBLISHED_DENSITY: readonly (readonly [model: string, density: number])[] = [
  ["iPhone SE", 326],
  ["iPhone XR", 326],
  ["iPhone 11 Pro", 458],
  ["iPhone 11", 326],
  ["iPhone 12 mini", 476],
  ["iPhone 12 Pro Max", 458],
  ["iPhone 13 mini", 476],
  ["iPhone 13 Pro Max", 458],
  ["iPhone 14 Plus", 458],
  ["iPhone", 460],
  ["iPad mini", 326],
  ["iPad", 264],
  ["MacBook Air 13″ (M1)", 227],
  ["MacBook Air", 224],
  ["MacBook Pro", 254],
  ["iMac", 218],
  ["Studio Display", 218],
  ["Surface Pro", 267],
  ["Surface Laptop", 201],
  ["Pixel 11 Pro XL", 486],
  ["Pixel 11 Pro", 495],
  ["Pixel 10 Pro XL", 486],
  ["Pixel 10 Pro", 495],
  ["Pixel 9 Pro Fold", 373],
  ["Pixel 9 Pro XL", 486],
  ["Pixel 9 Pro", 495],
  ["Pixel 8 Pro", 489],
  ["Pixel 8a", 430],
  ["Pixel 8", 428],
  ["Pixel 7 Pro", 512],
  ["Pixel 7a", 429],
  ["Pixel 7", 416],
  ["Pixel", 422],
];

it.each(rows)("%s has a resolution that fits its diagonal and its published density", (model, { display }) => {
  const published = PUBLISHED_DENSITY.find(([beginning]) => model.startsWith(beginning));
  const density = pixelsPerInch(display) ?? 0;
  expect(density).toBeGreaterThan(180);
  expect(density).toBeLessThan(560);
  if (published !== undefined) expect(Math.abs(density / published[1] - 1)).toBeLessThan(0.011);
});
