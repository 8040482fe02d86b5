import { describe, expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { comparedScreens } from "./compared-screens.ts";
import { seatAssumptions, seatFact, seenDifferences, seenScreens } from "./seen-screens.ts";
import { comparisonWith } from "./state.ts";

const comparisonOf = (address: string, distance: number | null = null) =>
  comparisonWith(parseScreens(address).screens, { scale: "seat", distance });
const seen = (address: string, distance: number | null = null) =>
  seenScreens(comparedScreens(comparisonOf(address)), distance);

describe("seenScreens (D32, D42)", () => {
  it("has the angles, and what so much of the view is good for", () => {
    // From 60 cm 27″ fill 53° and 43″ 77°; from 2.5 m 65″ fill 32°; from 4 m 20°.
    const all = seen("27in-16x9~43in-16x9~65in-16x9~65in-16x9-at4m");
    expect(all.map(({ width }) => Math.round(width))).toEqual([53, 77, 32, 20]);
    expect(all.map(({ distance }) => distance)).toEqual([60, 60, 250, 400]);
    expect(all.map(({ filling }) => filling)).toEqual(["desk", "head turns", "films", "small"]);
  });

  it("has how much wider each looks than the base", () => {
    const [base, wider] = seenDifferences(seen("65in-16x9~75in-16x9"));
    expect(base).toBeNull();
    expect(wider).toMatchObject({ dimension: "width", kind: "more" });
  });
});

describe("seatFact (D32)", () => {
  it("says which of two looks wider, whichever comes first", () => {
    for (const two of ["65in-16x9~75in-16x9", "75in-16x9~65in-16x9"])
      expect(seatFact(seen(two))).toMatchObject({
        kind: "wider",
        wider: { row: { screen: { length: 75 } } },
        narrower: { row: { screen: { length: 65 } } },
      });
  });

  it("says that two look as wide, and of one what it is", () => {
    expect(seatFact(seen("27in-16x9~54in-16x9-at120cm"))?.kind).toBe("same width");
    expect(seatFact(seen("27in-16x9"))).toMatchObject({ kind: "one", subject: { distance: 60 } });
    expect(seatFact([])).toBeNull();
  });

  it("says of more which looks the widest and which the tallest", () => {
    expect(seatFact(seen("27in-16x9~27in-9x16~24in-16x9"))).toMatchObject({
      kind: "winners",
      widest: { row: { number: 1 } },
      tallest: { row: { number: 2 } },
    });
  });
});

describe("seatAssumptions", () => {
  it("knows whether usual distances differ (D58)", () => {
    expect(seatAssumptions(comparisonOf("27in-16x9~65in-16x9")).differInDistance).toBe(true);
    expect(seatAssumptions(comparisonOf("27in-16x9~65in-16x9", 100)).differInDistance).toBe(false);
    expect(seatAssumptions(comparisonOf("27in-16x9~65in-16x9-at2m")).differInDistance).toBe(false);
  });

  it("knows which curved screens are drawn flat, and which lie around the eyes (D61)", () => {
    const curved = "27in-16x9~49in-5120x1440-r1000";
    expect(seatAssumptions(comparisonOf(curved))).toMatchObject({ areFlat: true, around: [] });
    const near = seatAssumptions(comparisonOf(curved, 10));
    expect([near.areFlat, near.around.map(({ number }) => number)]).toEqual([false, [2]]);
    expect(seatAssumptions(comparisonOf("27in-16x9")).areFlat).toBe(false);
  });
});
