import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isPossibleCurve, SOLD_RADII } from "../display/curve.ts";
import { pixelsPerInch } from "../display/pixel-density.ts";
import { NAME_MAX_LENGTH, screenName } from "../display/screen-name.ts";
import { deviceName, entryKey, entryScreen } from "./entry.ts";
import list from "./models.json" with { type: "json" };
import { MODELS, type ModelRow } from "./models.ts";
import { SOLD_TELEVISIONS } from "./sizes-at-distance.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const diagonal = v.pipe(
  v.number(),
  v.minValue(3),
  v.maxValue(120),
  v.check((length) => Number(length.toFixed(2)) === length),
);

const rowSchema = v.strictObject({
  model: text,
  year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2016), v.maxValue(2026))),
  diagonal: v.union([diagonal, v.pipe(v.array(diagonal), v.minLength(1))]),
  pixels: v.pipe(v.string(), v.regex(/^[1-9]\d{2,3}x[1-9]\d{2,3}$/)),
  radius: v.optional(v.picklist(SOLD_RADII)),
  also: v.optional(v.pipe(v.array(text), v.minLength(1))),
});
const makersSchema = v.record(text, v.pipe(v.array(rowSchema), v.minLength(1)));
const listSchema = v.strictObject({
  recorded: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  models: v.strictObject({
    Phone: makersSchema,
    Tablet: makersSchema,
    Handheld: makersSchema,
    Laptop: makersSchema,
    Monitor: makersSchema,
    Television: makersSchema,
  }),
});

/** Pixels per inch as the makers publish them beside the resolution, by the beginning of the model. */
const PUBLISHED_DENSITY: readonly (readonly [model: string, density: number])[] = [
  ["iPhone SE", 326],
  ["iPhone 7 Plus", 401],
  ["iPhone 7", 326],
  ["iPhone 8 Plus", 401],
  ["iPhone 8", 326],
  ["iPhone XR", 326],
  ["iPhone X", 458],
  ["iPhone 11 Pro", 458],
  ["iPhone 11", 326],
  ["iPhone 12 mini", 476],
  ["iPhone 12 Pro Max", 458],
  ["iPhone 13 mini", 476],
  ["iPhone 13 Pro Max", 458],
  ["iPhone 14 Plus", 458],
  ["iPhone Duo", 430],
  ["iPhone", 460],
  ["iPad mini", 326],
  ["iPad", 264],
  ["Kindle (", 300],
  ["Kindle Paperwhite", 300],
  ["Kindle Oasis", 300],
  ["Kobo Elipsa", 227],
  ["Kobo Nia", 212],
  ["Kobo", 300],
  ["MacBook Neo", 219],
  ["MacBook Air 13″ (M1)", 227],
  ["MacBook Air", 224],
  ["MacBook Pro 13″ (M2)", 227],
  ["MacBook Pro 16″ (2019)", 226],
  ["MacBook Pro", 254],
  ["iMac", 218],
  ["Studio Display", 218],
  ["Surface Pro", 267],
  ["Surface Book 3 13.5″", 267],
  ["Surface Book 3 15″", 260],
  ["Surface Laptop Go", 148],
  ["Surface Laptop", 201],
  ["Pixel 10 Pro Fold", 373],
  ["Pixel 9 Pro Fold", 373],
  ["Pixel Fold", 380],
  ["Pixel 10 Pro XL", 486],
  ["Pixel 10 Pro", 495],
  ["Pixel Tablet", 276],
  ["Pixel 6 Pro", 512],
  ["Pixel 6a", 429],
  ["Pixel 6", 411],
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

const { compare } = new Intl.Collator("en", { numeric: true });
const rowsByMaker = Object.entries(list.models).flatMap(([kind, makers]) =>
  Object.entries(makers).map(([maker, rows]) => [`${kind}: ${maker}`, rows as readonly ModelRow[]] as const),
);

describe("the list of models (D40)", () => {
  it("has the form that the schema describes", () => {
    expect(v.safeParse(listSchema, list).issues).toBeUndefined();
  });

  it("has at least 250 monitors and televisions since 2016, and phones, tablets and laptops", () => {
    const count = (...kinds: string[]) => MODELS.filter(({ kind }) => kinds.includes(kind)).length;
    expect(count("Monitor", "Ultrawide")).toBeGreaterThan(250);
    expect(count("Television")).toBeGreaterThan(250);
    for (const kind of ["Phone", "Tablet", "Handheld", "Laptop"]) expect(count(kind), kind).toBeGreaterThan(5);
  });

  it("names makers in alphabetical order", () => {
    for (const makers of Object.values(list.models)) {
      expect(Object.keys(makers)).toEqual(Object.keys(makers).toSorted(compare));
    }
  });

  it.each(rowsByMaker)("is sorted, the newest first, undated models last: %s", (_, rows) => {
    const sorted = rows.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0) || compare(a.model, b.model));
    expect(rows.map(({ model }) => model)).toEqual(sorted.map(({ model }) => model));
  });

  it.each(rowsByMaker)("lists sizes from small to large: %s", (_, rows) => {
    for (const { diagonal } of rows) {
      const sizes = [diagonal].flat();
      expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b));
    }
  });

  it("has no name twice, not even in another spelling", () => {
    const names = MODELS.map((entry) =>
      `${entry.device?.maker} ${entryKey(entry)}`.toLowerCase().replace(/[\s-]/g, ""),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(MODELS.map((entry) => [entryKey(entry), entry] as const))("has plausible figures: %s", (_, entry) => {
    const { width, height } = entry.display;
    const density = pixelsPerInch(entry.display) ?? 0;
    expect(density).toBeGreaterThan(30);
    expect(density).toBeLessThan(700);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(32 / 9);
    const name = deviceName(entry) ?? "";
    expect(screenName(name)).toBe(name);
    expect([...name].length).toBeLessThanOrEqual(NAME_MAX_LENGTH);
  });

  it("has both screens of each foldable", () => {
    const phones = MODELS.filter(({ kind }) => kind === "Phone").map(({ device }) => device?.model ?? "");
    const foldables = phones.filter((name) => /Fold|Flip|Open|Duo/.test(name) && !name.endsWith(" cover"));
    expect(foldables.length).toBeGreaterThan(5);
    for (const name of foldables) expect(phones).toContain(`${name} cover`);
  });

  it("has the densities that makers publish", () => {
    for (const entry of MODELS) {
      const published = PUBLISHED_DENSITY.find(([beginning]) => entry.device?.model.startsWith(beginning));
      if (published === undefined || entry.device?.model.endsWith(" cover")) continue;
      const density = pixelsPerInch(entry.display) ?? 0;
      expect(Math.abs(density / published[1] - 1), entryKey(entry)).toBeLessThan(0.011);
    }
  });
});

it("gives a screen the radius that its maker publishes, and no other one (D61)", () => {
  const curved = MODELS.filter(({ device }) => device?.radius !== undefined);
  expect(curved.map((entry) => [entry.device?.model, entryScreen(entry).radius])).toEqual([
    ["Odyssey G7 C27G75T", 1000],
    ["Odyssey G7 C32G75T", 1000],
    ["Odyssey G9 C49G95T", 1000],
  ]);
  for (const entry of MODELS) {
    const screen = entryScreen(entry);
    expect(isPossibleCurve(screen)).toBe(true);
    if (!curved.includes(entry)) expect(screen).not.toHaveProperty("radius");
  }
});

it("is where the sizes of the televisions that are still sold come from (D42)", () => {
  const counts = new Map<number, number>();
  for (const { kind, device, display } of MODELS) {
    if (kind === "Television" && (device?.year ?? 0) >= 2024)
      counts.set(display.length, (counts.get(display.length) ?? 0) + 1);
  }
  const countOf = (length: number) => counts.get(length) ?? 0;
  const sold = [...counts.keys()].filter(
    (length) => countOf(length - 1) < countOf(length) && countOf(length + 1) < countOf(length),
  );
  expect(SOLD_TELEVISIONS).toEqual(sold.toSorted((one, other) => one - other));
});
