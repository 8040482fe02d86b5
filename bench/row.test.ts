import { expect, it } from "vitest";
import { type Goal, isHeld } from "./row.ts";

const held = (goal: Goal | undefined, ratio: number | null = 0.9) =>
  isHeld({ figure: "", value: 50, unit: "ms", comparedWith: "", ratio, ...(goal && { goal }) });

it("holds a goal of the value at the bound and on its good side only", () => {
  expect(held({ of: "value", atMost: 50 })).toBe(true);
  expect(held({ of: "value", atMost: 49.9 })).toBe(false);
  expect(held({ of: "value", atLeast: 50 })).toBe(true);
  expect(held({ of: "value", atLeast: 50.1 })).toBe(false);
});

it("holds a goal of the ratio by the ratio, and never without one", () => {
  expect(held({ of: "ratio", atLeast: 0.85 })).toBe(true);
  expect(held({ of: "ratio", atMost: 0.85 })).toBe(false);
  expect(held({ of: "ratio", atMost: 1 }, null)).toBe(false);
});

it("says nothing of a row without a goal", () => {
  expect(held(undefined)).toBeNull();
});
