import { describe, expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { reduceComparison } from "./reducer.ts";
import { type ComparisonState, comparisonWith, stateOf } from "./state.ts";

describe("a row (D56)", () => {
  const row = () =>
    stateOf(comparisonWith(parseScreens("27-9x16~34-3440x1440~24-16x10-up3").screens, { arrangement: "side" }));
  const lengths = ({ entries }: ComparisonState) => entries.map(({ screen }) => screen.length);

  it("lets go of a screen at a place in the list and at a height, in one step", () => {
    const after = reduceComparison(row(), { type: "put", id: 1, at: 2, raised: 13.73 });
    expect(lengths(after)).toEqual([34, 24, 27]);
    expect(after.entries[2]).toMatchObject({
      number: 3,
      screen: { raised: 13.73 },
      editor: { raised: { text: "13.73" } },
    });
    expect(after.base).toBe(1);
  });

  it("keeps what is typed in other fields, and raises by at most 2 m", () => {
    const typed = reduceComparison(row(), { type: "type", id: 1, field: "length", text: "31" });
    const after = reduceComparison(typed, { type: "put", id: 1, at: 0, raised: -999 });
    expect(after.entries[0]).toMatchObject({
      screen: { length: 27, raised: -200 },
      editor: { length: { text: "31" } },
    });
  });

  it("changes nothing for a screen that stays where it is", () => {
    const state = row();
    expect(reduceComparison(state, { type: "put", id: 3, at: 2, raised: 3 })).toBe(state);
  });

  it("puts all screens on the line", () => {
    const levelled = reduceComparison(row(), { type: "level-all" });
    expect(levelled.entries.map(({ screen }) => screen.raised)).toEqual([undefined, undefined, undefined]);
    expect(reduceComparison(levelled, { type: "level-all" })).toBe(levelled);
  });

  it("keeps its frame when the space is removed", () => {
    const spaced = stateOf(
      comparisonWith(parseScreens("27-16x9").screens, {
        arrangement: "side",
        space: { width: 140, height: null, unit: "cm" },
        frame: 2,
      }),
    );
    expect(reduceComparison(spaced, { type: "remove-space" })).toMatchObject({ space: null, frame: 2 });
  });
});

describe("sets (D29)", () => {
  const stateWith = (text: string) => stateOf(comparisonWith(parseScreens(text).screens));
  const described = ({ entries }: ComparisonState) =>
    entries.map(({ screen: { length, count, gap } }) => [length, count, gap]);

  it("are taken apart into their displays, in their place", () => {
    const after = reduceComparison(stateWith("3x27-16x9-gap2~34-21x9"), { type: "take-apart", id: 1 });
    expect(described(after)).toEqual([
      [27, undefined, undefined],
      [27, undefined, undefined],
      [27, undefined, undefined],
      [34, undefined, undefined],
    ]);
    expect(new Set(after.entries.map(({ screen }) => screen.colour)).size).toBe(4);
  });

  it("stay whole where ten screens leave no room", () => {
    const full = stateWith(["4x27-16x9", ...Array(8).fill("24-16x9")].join("~"));
    expect(reduceComparison(full, { type: "take-apart", id: 1 })).toBe(full);
  });

  it("are made of equal neighbours, with the frames between them as the gap", () => {
    const after = reduceComparison(stateWith("34-21x9~27-16x9~27-16x9~27-16x9~24-16x9"), { type: "make-set", id: 3 });
    expect(described(after)).toEqual([
      [34, undefined, undefined],
      [27, 3, 2],
      [24, undefined, undefined],
    ]);
  });

  it("have at most four displays, and are not made of different screens", () => {
    const five = reduceComparison(stateWith(Array(5).fill("27-16x9").join("~")), { type: "make-set", id: 5 });
    expect(described(five)).toEqual([
      [27, undefined, undefined],
      [27, 4, 2],
    ]);
    const state = stateWith("27-16x9~27-9x16");
    expect(reduceComparison(state, { type: "make-set", id: 1 })).toBe(state);
  });
});
