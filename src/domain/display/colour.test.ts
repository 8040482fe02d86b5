import { describe, expect, it } from "vitest";
import { COLOUR_NAMES, colourHex, FIRST_TILE_COLOUR, INITIAL_COLOURS, isColourName, PALETTE } from "./colour.ts";

const BACKGROUNDS = { light: "#f6f8fa", white: "#ffffff", dark: "#0f1317", "raised dark": "#151a20" };

/** WCAG 2.2, "relative luminance": of the linear components, 0.2126 red, 0.7152 green and 0.0722 blue. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const component = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return component <= 0.04045 ? component / 12.92 : ((component + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio": (lighter + 0.05) / (darker + 0.05). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

it("the contrast formula gives 21:1 for black on white", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 10);
});

describe.each(Object.entries(BACKGROUNDS))("on the %s background %s", (_, background) => {
  it.each(COLOUR_NAMES)("has a contrast of 3:1 to the outline colour %s", (name) => {
    expect(contrast(colourHex(name), background)).toBeGreaterThanOrEqual(3);
  });
});

it("S3: a colour is a hex", () => {
  for (const name of COLOUR_NAMES) expect(colourHex(name)).toMatch(/^#[0-9a-f]{6}$/);
});

it("D4: the ten colours are the two initial ones, the tile's first and the seven of the palette, all different", () => {
  const all = [...INITIAL_COLOURS, FIRST_TILE_COLOUR, ...PALETTE];
  expect(PALETTE).toHaveLength(7);
  expect(new Set(all).size).toBe(10);
  expect(new Set(all.map(colourHex)).size).toBe(10);
  expect(new Set(COLOUR_NAMES)).toEqual(new Set(all));
  expect(COLOUR_NAMES).toHaveLength(10);
});

it("S3: 27 in blue, 29 in green, and the next-screen colour starts as a pink", () => {
  expect(INITIAL_COLOURS).toEqual(["blue", "green"]);
  expect(FIRST_TILE_COLOUR).toBe("pink");
});

it("recognises the names of the ten colours and no others, not even the property names of objects", () => {
  for (const name of COLOUR_NAMES) expect(isColourName(name)).toBe(true);
  for (const text of ["", "Blue", "violet", "toString", "__proto__", "constructor"]) {
    expect(isColourName(text)).toBe(false);
  }
});
