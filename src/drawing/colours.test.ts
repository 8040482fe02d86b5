import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GRID_OPACITY, SCHEMES } from "./colours.ts";

/** The custom properties that `ui/base.css` declares: first for the light scheme, then for the dark one. */
const [light = new Map(), dark = new Map()] = readFileSync(new URL("../ui/base.css", import.meta.url), "utf8")
  .matchAll(/:root \{(.*?)\}/gs)
  .map(
    ([, rules = ""]) => new Map([...rules.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])),
  );

/** `#fff` as `#ffffff`. */
const longHex = (hex: string) => (hex.length === 4 ? hex.replace(/[\da-f]/g, "$&$&") : hex);

describe.each([
  ["light", SCHEMES.light, light],
  ["dark", SCHEMES.dark, dark],
] as const)("the %s scheme of a saved file", (_, colours, properties) => {
  it.each(Object.entries(colours))("has the page's colour for %s", (name, hex) => {
    expect(properties.get(`--${name}`)).toBe(longHex(hex));
  });

  it("has grid lines as opaque as the page's", () => {
    const channels = [1, 3, 5].map((start) => Number.parseInt(colours.ink.slice(start, start + 2), 16)).join(" ");
    const line = (opacity: number) => `rgb(${channels} / ${opacity * 100}%)`;
    expect(properties.get("--grid")).toBe(line(GRID_OPACITY.coarse));
    expect(properties.get("--grid-fine")).toBe(line(GRID_OPACITY.fine));
  });
});
