import { expect, it } from "vitest";
import { describeChanges } from "./announcement.ts";
import { type ComparisonAction, reduceComparison } from "./reducer.ts";
import { INITIAL_STATE } from "./state.ts";

function said(...actions: ComparisonAction[]): string {
  return describeChanges(INITIAL_STATE, actions.reduce(reduceComparison, INITIAL_STATE));
}

it("issue 5: 'Screen 2 is now 29 inch 21:9, 26.7 by 11.4 inches' after a commit", () => {
  const sides = [
    { type: "type", id: 1, field: "length", text: "29" },
    { type: "preset", id: 1, ratio: { width: 21, height: 9 } },
    { type: "commit", id: 1 },
  ] as const;
  expect(said(...sides)).toBe("Screen 1 is now 29 inch 21:9, 26.7 by 11.4 inches");
});

it("says what was added and what was removed, by the numbers they have or had", () => {
  expect(said({ type: "add", random: 0 })).toBe("Screen 3 added: 27 inch 16:9, 23.5 by 13.2 inches");
  expect(said({ type: "remove", id: 1 })).toBe("Screen 1 removed");
});

it("says a screen's name with it", () => {
  const name = [
    { type: "type", id: 1, field: "name", text: "Desk" },
    { type: "commit", id: 1 },
  ] as const;
  expect(said(...name)).toBe("Screen 1 is now Desk, 27 inch 16:9, 23.5 by 13.2 inches");
});

it("says nothing of what is only typed, nor of a commit that changes nothing", () => {
  expect(said({ type: "type", id: 1, field: "length", text: "55" })).toBe("");
  expect(said({ type: "toggle-unit", id: 1 })).toBe("");
  expect(said({ type: "commit-all" })).toBe("");
});

it("says all that changed at once", () => {
  const both = [
    { type: "type", id: 1, field: "length", text: "5" },
    { type: "type", id: 2, field: "length", text: "10" },
    { type: "preset", id: 1, ratio: { width: 4, height: 3 } },
    { type: "preset", id: 2, ratio: { width: 4, height: 3 } },
    { type: "commit-all" },
  ] as const;
  // 3, 4 and 5; 6, 8 and 10.
  expect(said(...both)).toBe("Screen 1 is now 5 inch 4:3, 4 by 3 inches. Screen 2 is now 10 inch 4:3, 8 by 6 inches");
});
