import { expect, it } from "vitest";
import { type ComparisonAction, reduceComparison } from "#comparison/reducer.ts";
import { comparisonOf, DEFAULT_COMPARISON, INITIAL_STATE } from "#comparison/state.ts";
import { describeChanges } from "./description.ts";

function announced(...actions: ComparisonAction[]): string {
  return describeChanges(DEFAULT_COMPARISON, comparisonOf(actions.reduce(reduceComparison, INITIAL_STATE)));
}

it("a commit is announced as 'Screen 1 is now 29 inch 21:9, 26.7 by 11.4 inches'", () => {
  const sides = [
    { type: "type", id: 1, field: "length", text: "29" },
    { type: "set-ratio", id: 1, ratio: { width: 21, height: 9 } },
    { type: "commit", id: 1 },
  ] as const;
  expect(announced(...sides)).toBe("Screen 1 is now 29 inch 21:9, 26.7 by 11.4 inches");
});

it("announces additions and removals with the numbers of the screens", () => {
  expect(announced({ type: "add", random: 0 })).toBe("Screen 3 added: 27 inch 16:9, 23.5 by 13.2 inches");
  expect(announced({ type: "remove", id: 1 })).toBe("Screen 1 removed");
});

it("announces the name of a screen before its size", () => {
  const name = [
    { type: "type", id: 1, field: "name", text: "Desk" },
    { type: "commit", id: 1 },
  ] as const;
  expect(announced(...name)).toBe("Screen 1 is now Desk, 27 inch 16:9, 23.5 by 13.2 inches");
});

it("announces neither typing nor a commit without a change", () => {
  expect(announced({ type: "type", id: 1, field: "length", text: "55" })).toBe("");
  expect(announced({ type: "toggle-unit", id: 1 })).toBe("");
  expect(announced({ type: "commit-all" })).toBe("");
});

it("announces all changes of one commit", () => {
  const both = [
    { type: "type", id: 1, field: "length", text: "5" },
    { type: "type", id: 2, field: "length", text: "10" },
    { type: "set-ratio", id: 1, ratio: { width: 4, height: 3 } },
    { type: "set-ratio", id: 2, ratio: { width: 4, height: 3 } },
    { type: "commit-all" },
  ] as const;
  // 3, 4 and 5; 6, 8 and 10.
  expect(announced(...both)).toBe(
    "Screen 1 is now 5 inch 4:3, 4.0 by 3.0 inches. Screen 2 is now 10 inch 4:3, 8.0 by 6.0 inches",
  );
});
