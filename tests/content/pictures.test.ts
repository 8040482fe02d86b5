import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sanitiseSvg } from "#publishing/convert/sanitise-svg.ts";
import { outlined } from "./outlined.ts";
import { FOLDER } from "./shipped-articles.ts";

/**
 * The articles' own pictures, each drawn from unrounded geometry, with its words as outlines, by `picture` in `pictures/<name>.ts`, or by its name in the
 * `pictures` of a file that draws several. After an intended change run `npm test -- tests/content --update` and look at the changed files in a browser.
 */
const MODULES = import.meta.glob<{ picture?: () => string; pictures?: Record<string, () => string> }>(
  "./pictures/*.ts",
  { eager: true },
);
const PICTURES = Object.entries(MODULES).flatMap(([path, { picture, pictures = {} }]) => {
  const only = picture === undefined ? [] : [{ name: path.replace(/^.*\/|\.ts$/g, ""), picture }];
  return [...only, ...Object.entries(pictures).map(([name, picture]) => ({ name, picture }))];
});

it("draws every picture of the articles with a function", () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".svg"));
  expect(PICTURES.map(({ name }) => `${name}.svg`).toSorted()).toEqual(files.toSorted());
});

describe.each(PICTURES)("$name", ({ name, picture }) => {
  it("is drawn as its checked file", async () => {
    await expect(outlined(picture())).toMatchFileSnapshot(join(FOLDER, `${name}.svg`));
  });

  it("has lettering of 12 px and more on a phone, where a figure is 358 px wide", () => {
    const svg = picture();
    const [wide = 0] = svg.match(/(?<= width=")\d+/) ?? [];
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    // No list on a phone has the small pictures.
    expect(Math.min(...sizes) * (Number(wide) === 336 ? 1 : 358 / Number(wide))).toBeGreaterThanOrEqual(12);
  });

  it("needs no font", () => {
    expect(outlined(picture())).not.toMatch(/<text|font-/);
  });

  it("has the width of a figure or a thumbnail, and loses nothing when it is published", () => {
    const svg = outlined(picture());
    const published = sanitiseSvg(svg);
    expect([published.width, published.height]).toEqual(
      published.width === 336 ? [336, 176] : [832, expect.any(Number)],
    );
    expect(published.svg.match(/<\w+/g)).toEqual(svg.match(/<\w+/g));
  });
});
