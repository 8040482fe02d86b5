import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRST_REACH, keyBetween, makeRoom } from "./article-key.ts";

interface Placed {
  readonly time: number;
  readonly id: string;
  key: number;
}

const MINUTE = 60_000;
const CALENDAR_END = 8.64e15;

/** Gives each article its key as a store does, and counts how often one that had a key got another. */
function place(articles: readonly { time: number; id: string }[]): { list: Placed[]; moved: number } {
  const list: Placed[] = [];
  let moved = 0;
  for (const { time, id } of articles) {
    const index = list.findIndex((other) => isBefore({ time, id }, other));
    const at = index === -1 ? list.length : index;
    const below = list[at - 1]?.key ?? -Infinity;
    const above = list[at]?.key ?? Infinity;
    let key = keyBetween(time, { below, above });
    for (let reach = FIRST_REACH; key === null; reach *= 2) {
      const keys = list.map((other) => other.key);
      const room = makeRoom(
        reach,
        keys
          .slice(0, at)
          .reverse()
          .slice(0, reach + 1),
        keys.slice(at, at + reach + 1),
      );
      if (room === null) continue;
      for (const placed of list) placed.key = room.moves.find(({ from }) => from === placed.key)?.to ?? placed.key;
      moved += room.moves.length;
      key = room.free;
    }
    list.splice(at, 0, { time, id, key });
  }
  return { list, moved };
}

function isBefore(one: { time: number; id: string }, other: { time: number; id: string }): boolean {
  return one.time < other.time || (one.time === other.time && one.id < other.id);
}

function expectAscending(list: readonly Placed[]): void {
  for (const [index, { key }] of list.entries()) {
    expect(Number.isSafeInteger(key)).toBe(true);
    if (index > 0) expect(key).toBeGreaterThan(list[index - 1]?.key ?? Number.NaN);
  }
}

const numbered = (count: number, timeOf: (number: number) => number) =>
  Array.from({ length: count }, (_, number) => ({ time: timeOf(number), id: String(number).padStart(5, "0") }));

describe("the keys of articles", () => {
  it("D15: are in the order of time, then id, whatever the order in which articles come", () => {
    const time = fc.constantFrom(0, 1, 2, MINUTE, 1_700_000_000_000, 1_700_000_000_001, CALENDAR_END, CALENDAR_END + 1);
    const article = fc.record({ time, id: fc.string({ minLength: 1, maxLength: 6 }) });
    const articles = fc.uniqueArray(article, { selector: ({ time, id }) => `${time} ${id}`, maxLength: 120 });
    fc.assert(fc.property(articles, (some) => expectAscending(place(some).list)));
  });

  it("follow the minutes, so that articles of different minutes come in any order without moving one", () => {
    const oldestFirst = numbered(300, (number) => number * MINUTE);
    for (const articles of [oldestFirst, oldestFirst.toReversed(), shuffled(oldestFirst)]) {
      expect(place(articles).moved).toBe(0);
    }
  });

  it("have room for any number of equal times", () => {
    const equal = numbered(600, () => 1_700_000_000_000);
    const first = { time: 1_700_000_000_000, id: "~" };
    for (const articles of [equal, equal.toReversed(), shuffled(equal), [first, ...equal]]) {
      const { list, moved } = place(articles);
      expectAscending(list);
      expect(moved).toBeLessThan(articles.length * 4);
    }
  });

  it("make room where articles always come at the same place between others", () => {
    const closing = numbered(400, () => 5).map((article, number) => (number % 2 ? article : { ...article, time: 4 }));
    const narrowing = closing.map(({ time, id }, number) => ({ time, id: time === 5 ? `${9999 - number}` : id }));
    const { list, moved } = place(narrowing);
    expectAscending(list);
    expect(moved).toBeLessThan(narrowing.length * 20);
  });
});

/** Always in the same order. */
function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value, index) => ({ value, place: (index * 7919) % 1009 }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}
