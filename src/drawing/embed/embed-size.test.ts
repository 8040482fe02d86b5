import { describe, expect, it } from "vitest";
import { readComparison } from "../../comparison/address.ts";
import { EMBED_WIDTH, embedHeight } from "./embed-size.ts";

const comparisonOf = (screens: string) => readComparison(new URLSearchParams({ screens })).comparison;

describe("the height of an embedded comparison", () => {
  const two = comparisonOf("27in-16x9~34in-43x18");

  it("is that of the drawing and its text, and fits a phone's frame too", () => {
    expect(embedHeight(two, EMBED_WIDTH)).toBe(534);
    expect(embedHeight(two, 320)).toBe(471);
  });

  it("grows with the width, the number of screens and long names", () => {
    expect(embedHeight(two, 900)).toBeGreaterThan(embedHeight(two, EMBED_WIDTH));
    expect(embedHeight(comparisonOf("27in-16x9~34in-43x18~32in-16x9~40in-16x9"), 320)).toBeGreaterThan(500);
    const name = "Grandmother’s old television in the hall";
    expect(embedHeight(comparisonOf(`27in-16x9_${name}~34in-43x18_${name}2`), 320)).toBeGreaterThan(500);
  });
});
