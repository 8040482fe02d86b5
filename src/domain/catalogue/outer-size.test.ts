import { expect, it } from "vitest";
import { shapeFrom } from "../display/resolution.ts";
import { sizeIn } from "../display/screen.ts";
import type { Size } from "../geometry/size.ts";
import { type CatalogueEntry, deviceName, entryScreen } from "./entry.ts";
import { MODELS } from "./models.ts";
import { publishedOuterSize } from "./outer-size.ts";
import list from "./outer-sizes.json" with { type: "json" };

const C3 = { name: "LG C3", length: 65, unit: "in", ...shapeFrom({ width: 3840, height: 2160 }) } as const;

it("finds a model's outer size by the name and the size of a screen (D40)", () => {
  expect(publishedOuterSize(C3)).toEqual({ width: 144.1, height: 82.6 });
  expect(publishedOuterSize({ ...C3, length: 55 })).toEqual({ width: 122.2, height: 70.3 });
});

it("finds it by the name without its maker, which older links have (F1.4)", () => {
  const named = (name: string) =>
    publishedOuterSize({ name, length: 24.5, unit: "in", ...shapeFrom({ width: 1920, height: 1080 }) });
  expect(named("VG259QM")).toEqual({ width: 56.3, height: 32.9 });
  expect(named("ASUS VG259QM")).toEqual(named("VG259QM"));
  expect(named("QM")).toBeNull();
});

it("knows none for another size, another name, an upright screen or a set", () => {
  expect(publishedOuterSize({ ...C3, length: 66 })).toBeNull();
  expect(publishedOuterSize({ ...C3, name: "Living room" })).toBeNull();
  expect(publishedOuterSize({ ...C3, ...shapeFrom({ width: 2160, height: 3840 }) })).toBeNull();
  expect(publishedOuterSize({ ...C3, count: 2 })).toBeNull();
  const { name, ...unnamed } = C3;
  expect(publishedOuterSize(unnamed)).toBeNull();
});

it("knows none where the list has none", () => {
  expect(publishedOuterSize({ ...C3, name: "LG B6" })).toBeNull();
});

const published = Object.entries(list).flatMap(([name, sizes]) =>
  Object.keys(sizes).map((length) => [name, Number(length)] as const),
);

it.each(published)("has models of the list only, a little larger than their screens: %s %d″ (D40)", (name, length) => {
  const model = MODELS.find((entry) => deviceName(entry) === name && entry.display.length === length);
  const screen = entryScreen(model as CatalogueEntry);
  const outer = publishedOuterSize(screen) as Size;
  const { width, height } = sizeIn(screen, "cm");
  for (const frame of [outer.width - width, outer.height - height]) {
    expect(frame).toBeGreaterThan(0);
    expect(frame).toBeLessThan(height / 10);
  }
});
