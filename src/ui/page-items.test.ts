import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageItems } from "./page-items.ts";

const GAP = null;

describe("the pages to link to", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 12, [1, 2, 3, 4, 5, GAP, 12]],
    [4, 12, [1, 2, 3, 4, 5, GAP, 12]],
    [5, 12, [1, GAP, 4, 5, 6, GAP, 12]],
    [8, 12, [1, GAP, 7, 8, 9, GAP, 12]],
    [9, 12, [1, GAP, 8, 9, 10, 11, 12]],
    [12, 12, [1, GAP, 8, 9, 10, 11, 12]],
  ])("S9: on page %i of %i are one at each end, the page and one on each side", (page, totalPages, items) => {
    expect(pageItems(page, totalPages)).toEqual(items);
  });

  it("S9: ascend, contain the ends, the page and its neighbours, and have as many places on every page", () => {
    const places = fc
      .integer({ min: 1, max: Number.MAX_SAFE_INTEGER - 1 })
      .chain((totalPages) => fc.tuple(fc.integer({ min: 1, max: totalPages }), fc.constant(totalPages)));
    fc.assert(
      fc.property(places, ([page, totalPages]) => {
        const items = pageItems(page, totalPages);
        const pages = items.filter((item) => item !== GAP);
        expect(pages).toEqual([...new Set(pages)].toSorted((one, other) => one - other));
        for (const shown of [1, page - 1, page, page + 1, totalPages]) {
          if (shown >= 1 && shown <= totalPages) expect(pages).toContain(shown);
        }
        expect(items).toHaveLength(Math.min(totalPages, 7));
        expect(pages.every((shown) => shown >= 1 && shown <= totalPages)).toBe(true);
        for (const [index, item] of items.entries()) {
          if (item === GAP) expect((items[index + 1] ?? 0) - (items[index - 1] ?? 0)).toBeGreaterThan(2);
        }
      }),
    );
  });

  it("are empty without pages", () => {
    expect(pageItems(1, 0)).toEqual([]);
  });
});
