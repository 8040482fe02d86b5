import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** A property of one side of the screen or of its width and height, at the beginning of its line. */
const PHYSICAL =
  /^ *(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom|(?:min-|max-)?(?:width|height)):/;

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i;

/** The stylesheet that declares the tokens. */
const TOKENS = "src/ui/base.css";

/** The lines outside comments that a pattern finds. */
function linesWith(file: string, pattern: RegExp): string[] {
  const text = readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  return text.split("\n").filter((line) => pattern.test(line));
}

const FILES = globSync("src/**/*.css");
const OTHERS = FILES.filter((file) => file !== TOKENS);

const [, SHARED = ""] = /^## Styles that files share\n(.*?)^## /ms.exec(readFileSync("CONTRIBUTING.md", "utf8")) ?? [];
const namedIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].toSorted();

it("names every class and container width that styles share in CONTRIBUTING", () => {
  const classes = namedIn(readFileSync(TOKENS, "utf8").replaceAll(/\/\*.*?\*\//gs, ""), /\.([a-z][a-z-]*)/g);
  expect(namedIn(SHARED, /`([a-z]+(?:-[a-z]+)+|wrapping|ellipsis|unbroken|muted|aside|fine)`/g)).toEqual(classes);
  const widths = OTHERS.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/@container[^(]*\([a-z-]+ [<>=]+ ([\d.]+rem)\)/g)].map(
      ([, width]) => width,
    ),
  );
  const shared = new Set(widths.filter((width, index) => widths.indexOf(width) !== index));
  expect(namedIn(SHARED, /`([\d.]+rem)`/g)).toEqual([...shared].toSorted());
});

describe("a stylesheet", () => {
  it.each(FILES)("lays out by logical properties: %s", (file) => {
    expect(linesWith(file, PHYSICAL)).toEqual([]);
  });

  it.each(OTHERS)("takes its colours from tokens: %s", (file) => {
    expect(linesWith(file, COLOUR)).toEqual([]);
  });

  it.each(OTHERS)("leaves what a touch screen needs to tokens: %s", (file) => {
    expect(linesWith(file, /\(pointer: coarse\)/)).toEqual([]);
  });

  it.each(OTHERS)("keeps a screen's colour with forced colours: %s", (file) => {
    const rules = readFileSync(file, "utf8").match(/[^{}]*\{[^{}]*\}/g) ?? [];
    const painted = rules.filter((rule) => /background[^;]*[ (]var\(--screen-colour\)/.test(rule));
    expect(painted.filter((rule) => !/forced-color-adjust|:hover/.test(rule))).toEqual([]);
  });
});
