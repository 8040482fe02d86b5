import { describe, expect, it } from "vitest";
import { pagesOf, partsOfPage, RecentCounts } from "./hit-counts.ts";

describe("partsOfPage", () => {
  it("D23: articles that have every word in their title come first, then the others", () => {
    const counts = { inTitle: 13, all: 27 };
    expect(partsOfPage(counts, 1)).toMatchObject({ inTitle: { skip: 0, count: 10 }, elsewhere: { count: 0 } });
    expect(partsOfPage(counts, 2)).toEqual({ inTitle: { skip: 10, count: 3 }, elsewhere: { skip: 0, count: 7 } });
    expect(partsOfPage(counts, 3)).toMatchObject({ inTitle: { count: 0 }, elsewhere: { skip: 7, count: 7 } });
  });

  it("has nothing past the last page", () => {
    for (const page of [4, 1e15, Number.MAX_VALUE]) {
      expect(partsOfPage({ inTitle: 13, all: 27 }, page)).toMatchObject({
        inTitle: { count: 0 },
        elsewhere: { count: 0 },
      });
    }
  });
});

it("D22: ten a page, and no page where nothing is found", () => {
  expect([0, 1, 10, 11, 100, 101].map(pagesOf)).toEqual([0, 1, 1, 2, 10, 11]);
});

describe("RecentCounts", () => {
  it("keeps the counts of the latest searches, and no more than two thousand", () => {
    const counts = new RecentCounts();
    const counted = { revision: "1", inTitle: 1, all: 2 };
    for (let number = 0; number <= 2000; number++) counts.set([`word${number}`, "x"], counted);
    expect(counts.get(["word0", "x"])).toBeUndefined();
    expect(counts.get(["word1", "x"])).toBe(counted);
    expect(counts.get(["word2000", "x"])).toBe(counted);
  });
});
