import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Shelves, shelfOf } from "./shelves.ts";

/** What a store answers: the keys below one, newest first, after leaving some out. */
function read(keys: readonly number[], position: number): number[] {
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(shelfOf(key), (counts.get(shelfOf(key)) ?? 0) + 1);
  const descending = [...counts].sort(([one], [other]) => other - one);
  const shelves = new Shelves(
    "1",
    descending.map(([shelf, articles]) => ({ shelf, articles })),
  );
  expect(shelves.total).toBe(keys.length);
  const place = shelves.placeOf(position);
  if (place === null) return [];
  const newestFirst = keys.toSorted((one, other) => other - one);
  return newestFirst.filter((key) => key < place.below).slice(place.skip, place.skip + 10);
}

describe("Shelves", () => {
  it("D15: lead to the ten articles from any position of the list", () => {
    const keys = fc.uniqueArray(fc.integer({ min: -300_000, max: 2_000_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(keys, fc.nat(70), (some, position) => {
        const newestFirst = some.toSorted((one, other) => other - one);
        expect(read(some, position)).toEqual(newestFirst.slice(position, position + 10));
      }),
    );
  });

  it("have no place past the last article", () => {
    expect(new Shelves("1", []).placeOf(0)).toBeNull();
    expect(new Shelves("1", [{ shelf: 3, articles: 2 }]).placeOf(2)).toBeNull();
    expect(new Shelves("1", [{ shelf: 3, articles: 2 }]).placeOf(Number.MAX_VALUE)).toBeNull();
  });
});
