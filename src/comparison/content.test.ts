import { expect, it } from "vitest";
import { CONTENTS, contentRatio, parseContent } from "./content.ts";

it.each([
  ["16x9", "16x9"],
  [" 16:9 ", "16x9"],
  ["2.39X1", "2.39x1"],
  ["2,39:1", "2.39x1"],
  ["4×3", "4x3"],
  ["None", "none"],
])("D33: reads '%s' in a link as %s", (text, content) => {
  expect(parseContent(text)).toBe(content);
});

it.each(["", "film", "16", "169", "16x10", "constructor"])("reads no content in '%s'", (text) => {
  expect(parseContent(text)).toBeNull();
});

it("D33: offers 16:9, 2.39:1 and 4:3", () => {
  expect(CONTENTS.map(contentRatio)).toEqual([null, 16 / 9, 2.39, 4 / 3]);
});
