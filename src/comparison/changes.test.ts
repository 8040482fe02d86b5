import { expect, it } from "vitest";
import { readComparison } from "./address.ts";
import { changesBetween } from "./changes.ts";
import { type ComparisonAction, reduceComparison } from "./reducer.ts";
import { type Comparison, comparisonOf, stateOf } from "./state.ts";

const read = (query: string) => readComparison(new URLSearchParams(query), "in").comparison;
const ROW = read("screens=27in-9x16~34in-3440x1440~24in-16x10&align=side");

function told(before: Comparison, ...actions: ComparisonAction[]) {
  const after = comparisonOf(actions.reduce(reduceComparison, stateOf(before)));
  return changesBetween(before, after).map((change) =>
    "screen" in change ? [change.type, change.screen.number] : Object.values(change),
  );
}

it("tells what was removed and added, with its number in its own comparison", () => {
  const [one, two] = ROW.screens.map(({ id }) => id);
  expect(told(ROW, { type: "remove", id: one ?? 0 })).toEqual([["removed", 1]]);
  expect(told(ROW, { type: "remove", id: two ?? 0 }, { type: "add", random: 0 })).toEqual([
    ["removed", 2],
    ["added", 3],
  ]);
});

it("tells one move in a row, and nothing of the places elsewhere", () => {
  const id = ROW.screens[2]?.id ?? 0;
  expect(told(ROW, { type: "move", id, by: -1 })).toEqual([["moved", 2]]);
  expect(told({ ...ROW, arrangement: "centre" }, { type: "move", id, by: -1 })).toEqual([]);
});

it("tells a height in the row from another size", () => {
  const id = ROW.screens[0]?.id ?? 0;
  expect(told(ROW, { type: "put", id, at: 0, raised: 6 })).toEqual([["raised", 1]]);
  expect(told(ROW, { type: "type", id, field: "length", text: "32" }, { type: "commit", id })).toEqual([
    ["changed", 1],
  ]);
});

it("tells of a space also where only the screens in it change", () => {
  const inSpace = read("screens=27in-16x9&space=150x85cm");
  const id = inSpace.screens[0]?.id ?? 0;
  expect(changesBetween({ ...inSpace, space: null }, inSpace)).toEqual([{ type: "space", isSame: false }]);
  expect(told(inSpace, { type: "type", id, field: "length", text: "32" }, { type: "commit", id })).toEqual([
    ["changed", 1],
    ["space", true],
  ]);
  expect(changesBetween(inSpace, { ...inSpace, space: null })).toEqual([{ type: "no space" }]);
  expect(changesBetween(inSpace, inSpace)).toEqual([]);
});
