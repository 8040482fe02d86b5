import { expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { type ComparisonAction, reduceComparison } from "./reducer.ts";
import { comparisonWith, stateOf } from "./state.ts";
import { hasWaiting, waitingOf } from "./waiting.ts";

const START = stateOf(comparisonWith(parseScreens("27in-16x9-blue~29in-21x9-green~34in-3440x1440-pink").screens));
const after = (...actions: ComparisonAction[]) => actions.reduce(reduceComparison, START);
const typed = (id: number, text: string): ComparisonAction => ({ type: "type", id, field: "length", text });

it("nothing waits while every screen is drawn as it was typed (D43)", () => {
  const nothing = { drawable: [], screens: [], space: null, invalid: [] };
  expect(waitingOf(START)).toEqual(nothing);
  expect(waitingOf(after(typed(1, "28"), typed(1, "27")))).toEqual(nothing);
  expect(waitingOf(after(typed(1, "28"), { type: "commit", id: 1 }))).toEqual(nothing);
});

it("names what a commit would draw, and the screens that are not valid (D43)", () => {
  const state = after(typed(1, ""), typed(2, "34"), { type: "toggle-unit", id: 3 });
  const { drawable, screens, space, invalid } = waitingOf(state);
  expect(drawable.map(({ number, screen: { length, unit, colour } }) => [number, length, unit, colour])).toEqual([
    [2, 34, "in", "green"],
    [3, 86.36, "cm", "pink"],
  ]);
  expect(screens.map(({ screen }) => screen.length)).toEqual([27, 34, 86.36]);
  expect(space).toBeNull();
  expect(invalid).toEqual([{ number: 1, errors: ["length"], smallestRadius: 500 }]);
});

it("says that a distance or a gap is wrong (D32, D29, D43)", () => {
  const set: ComparisonAction = { type: "set-count", id: 2, count: 2 };
  const gap: ComparisonAction = { type: "type", id: 2, field: "gap", text: "11" };
  const distance: ComparisonAction = { type: "type", id: 1, field: "distance", text: "abc" };
  expect(waitingOf(after(distance, set, gap, typed(3, "31"))).invalid).toEqual([
    { number: 1, errors: ["distance"], smallestRadius: 500 },
    { number: 2, errors: ["gap"], smallestRadius: 500 },
  ]);
});

it("every valid screen is drawn at once, and an invalid one stays as it was typed (D43)", () => {
  const state = after(typed(1, ""), typed(2, "34"), typed(3, "35"), { type: "commit-valid" });
  expect(state.entries.map(({ screen }) => screen.length)).toEqual([27, 34, 35]);
  expect(waitingOf(state)).toMatchObject({
    drawable: [],
    space: null,
    invalid: [expect.objectContaining({ number: 1 })],
  });
});

it("names a typed space until it is drawn, and no invalid one (D38, D43)", () => {
  const space: ComparisonAction[] = [
    { type: "open-space", unit: "cm" },
    { type: "type-space", field: "width", text: "150" },
  ];
  expect(waitingOf(after(...space)).space).toEqual({ width: 150, height: null, unit: "cm" });
  expect(waitingOf(after(...space, { type: "commit-valid" })).space).toBe(null);
  expect(waitingOf(after(...space, { type: "type-space", field: "height", text: "0" })).space).toBe(null);
});

it("something waits while anything typed is not drawn, also if it is not valid (D43)", () => {
  expect(hasWaiting(START)).toBe(false);
  expect(hasWaiting(after(typed(1, "28")))).toBe(true);
  expect(hasWaiting(after(typed(1, "")))).toBe(true);
  expect(hasWaiting(after(typed(1, "28"), { type: "commit", id: 1 }))).toBe(false);
  const opened: ComparisonAction = { type: "open-space", unit: "cm" };
  expect(hasWaiting(after(opened))).toBe(false);
  for (const text of ["150", "0"]) {
    expect(hasWaiting(after(opened, { type: "type-space", field: "width", text }))).toBe(true);
  }
});
