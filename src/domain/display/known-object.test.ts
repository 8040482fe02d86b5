import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { KNOWN_OBJECTS, traitsOf } from "./known-object.ts";

it("D31: has the size of ISO/IEC 7810 ID-1, ISO 216 A4, US Letter, an adult of 170 cm, a sofa of 200 cm and a door of 203 × 82 cm", () => {
  expect(traitsOf("card").size).toEqual({ width: 8.56, height: 5.398 });
  expect(traitsOf("a4").size).toEqual({ width: 21, height: 29.7 });
  expect(traitsOf("letter").size).toEqual({ width: 8.5 * 2.54, height: 11 * 2.54 });
  expect(traitsOf("person").size.height).toBe(170);
  expect(traitsOf("sofa").size.width).toBe(200);
  expect(traitsOf("door").size).toEqual({ width: 82, height: 203 });
});

it("stands each object beside the screens or lays it into a corner of its own", () => {
  const traits = KNOWN_OBJECTS.map(traitsOf);
  for (const { stands, corner } of traits) expect(stands === undefined).toBe(corner !== undefined);
  const corners = traits.flatMap(({ corner }) => (corner === undefined ? [] : [`${corner.right} ${corner.lower}`]));
  expect(new Set(corners).size).toBe(corners.length);
});

it.each(["docs/address.md", "docs/rules/interface-names.md"])("%s has the word of each", (path) => {
  const text = readFileSync(path, "utf8");
  expect(KNOWN_OBJECTS.filter((object) => !text.includes(`\`${object}\``))).toEqual([]);
});
