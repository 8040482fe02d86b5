import { expect, it } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { screensFromAbove } from "#comparison/from-above.ts";
import { fromAbove } from "./from-above.ts";

const { comparison } = readComparison(
  new URLSearchParams(
    "screens=34in-3440x1440~49in-5120x1440-r1000~49in-5120x1440-r1800~49in-1440x5120-r1000&distance=70cm&lengths=cm",
  ),
  "in",
);

it("says straight widths, depths and how far the edges are away (D61)", () => {
  const rows = screensFromAbove(comparison).map(({ screen, straight, depth, toEdges }) =>
    [
      fromAbove.title(screen, comparison.screens),
      fromAbove.length(straight.cm, "cm"),
      depth === null ? fromAbove.flat : fromAbove.length(depth.cm, "cm"),
      fromAbove.length(toEdges.cm, "cm"),
    ].map((text) => text.replaceAll("\u202f", " ")),
  );
  // √((112.773 ÷ 2)² + (70 − 17.413)²) and √((117.607 ÷ 2)² + (70 − 9.877)²)
  expect(rows).toEqual([
    ["34″ 3440×1440", "79.7 cm", "flat", "80.5 cm"],
    ["49″ 32:9 · 1000R", "112.8 cm", "17.4 cm", "77.1 cm"],
    ["49″ 32:9 · 1800R", "117.6 cm", "9.9 cm", "84.1 cm"],
    ["49″ 9:32", "33.7 cm", "17.4 cm", "72.0 cm"],
  ]);
});

it("is said to who cannot see it (D61)", () => {
  expect(
    fromAbove.description({ ...comparison, screens: comparison.screens.slice(0, 2) }).replaceAll("\u202f", " "),
  ).toBe(
    "From above: 34″ 3440×1440, flat and 79.7 cm wide, fills 59° from 70 cm; 49″ 32:9, 112.8 cm straight and 17.4 cm deep, fills 94° from 70 cm.",
  );
});
