import { describe, expect, it } from "vitest";
import { repeatedLooks } from "./thumbnails.ts";

const TWO = "/comparison.svg?screens=55in-16x9-blue~65in-16x9-green";

describe("two pictures of cards", () => {
  it.each([
    ["other sizes", TWO, "/comparison.svg?screens=24in-16x9-blue~27in-16x9-green"],
    ["another order of the colours", TWO, "/comparison.svg?screens=65in-16x9-green~55in-16x9-blue"],
    ["another seat", `${TWO}&scale=seat&distance=2m`, `${TWO}&scale=seat&distance=3m`],
    ["another space", `${TWO}&space=150x85cm`, `${TWO}&space=120x85cm&frame=2`],
    ["the same file", "./room.svg", "./room.svg"],
  ])("look alike with %s (V10.7)", (_, one, other) => {
    expect(repeatedLooks([one, other])).toEqual([other]);
  });

  it.each([
    ["colours", TWO, "/comparison.svg?screens=55in-16x9-teal~65in-16x9-green"],
    ["a number of screens", TWO, "/comparison.svg?screens=55in-16x9-blue"],
    ["an alignment", TWO, `${TWO}&align=bottom`],
    ["a scale", TWO, `${TWO}&scale=seat`],
    ["objects", `${TWO}&objects=sofa`, `${TWO}&objects=person`],
    ["a set", TWO, "/comparison.svg?screens=2x27in-16x9-blue~34in-21x9-green"],
    ["a file", "./room.svg", "./plan.svg"],
  ])("differ by %s (V10.7)", (_, one, other) => {
    expect(repeatedLooks([one, other])).toEqual([]);
  });
});
