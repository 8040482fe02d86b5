import { describe, expect, it } from "vitest";
import { readComparison } from "./address.ts";
import { hasTight, spaceFacts } from "./space-fits.ts";

function factsOf(query: string) {
  const { comparison } = readComparison(new URLSearchParams(query), "in");
  return spaceFacts(comparison, comparison.screens);
}

describe("spaceFacts (D38)", () => {
  // 55″ 16:9: 123.76 × 70.49 cm with its frame, in 150 × 85 cm.
  it.each([
    ["centre", { at: "both sides", length: 13.1 }, { at: "above and below", length: 7.3 }],
    ["bottom", { at: "both sides", length: 13.1 }, { at: "above", length: 14.5 }],
    ["corner", { at: "right", length: 26.2 }, { at: "below", length: 14.5 }],
    ["side", { at: "both sides", length: 13.1 }, { at: "above", length: 14.5 }],
  ])("divides what is to spare as drawn: %s", (align, width, height) => {
    const [fit] = factsOf(`screens=55in-16x9&space=150x85cm&align=${align}`)?.fits ?? [];
    const rounded = ({ at, length }: { at: string; length: number }) => ({ at, length: Number(length.toFixed(1)) });
    expect(fit && rounded(fit.spare.width)).toEqual(width);
    expect(fit?.spare.height && rounded(fit.spare.height)).toEqual(height);
  });

  it("has no height where only the width counts", () => {
    expect(factsOf("screens=55in-16x9&space=150cm")?.fits[0]?.spare.height).toBeNull();
  });

  it("has the largest diagonal of each shape, and of 16:9 without screens", () => {
    const largest = (query: string) => factsOf(query)?.largest.map(({ diagonal }) => diagonal);
    expect(largest("screens=65in-16x9~27in-9x16~2x27in-16x9&space=150x85cm")).toEqual([66.6, 37.4, 33.4]);
    expect(largest("screens=none&space=150x85cm")).toEqual([66.6]);
    expect(largest("screens=65in-16x9&space=2x2cm")).toEqual([null]);
  });

  it("knows whose outer size is published", () => {
    const facts = factsOf("screens=65in-16x9~65in-3840x2160_LG%20C4&space=150x85cm");
    expect(facts?.published.map(({ row }) => row.number)).toEqual([2]);
  });

  it("is tight only where it fits", () => {
    const isTight = (space: string) => factsOf(`screens=65in-16x9&space=${space}`)?.fits[0]?.isTight;
    expect([isTight("146x85cm"), isTight("150x85cm"), isTight("145.8x85cm")]).toEqual([true, false, false]);
  });

  it("is nothing without a space, from the seat and for a row", () => {
    for (const query of ["", "&space=150cm&scale=seat", "&space=150cm&align=side"])
      expect(factsOf(`screens=27in-16x9~24in-16x9${query}`)).toBeNull();
  });
});

it("a spare length that rounds to 1.0 cm is not tight", () => {
  expect([hasTight([0.949]), hasTight([0.95]), hasTight([3, -0.2]), hasTight([])]).toEqual([true, false, true, false]);
});
