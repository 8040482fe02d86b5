import { expect, it } from "vitest";
import { type Goal, markdownTable, meetsGoal, type Row } from "./table.ts";

it("shows value with unit, what was measured beside it, ratio, goal and whether the goal is met", () => {
  const rows: Row[] = [
    { figure: "page", value: 9000.4, unit: "requests/s", beside: "bare", ratio: 0.2534, goal: { atLeast: 0.3 } },
    { figure: "start", value: 0.4567, unit: "s", goal: { atMost: 0.6 } },
    { figure: "SEO", value: 100, unit: "" },
  ];
  expect(markdownTable(rows).split("\n")).toEqual([
    "| figure | value            | beside it | ratio | goal        | met |",
    "| ------ | ---------------- | --------- | ----- | ----------- | --- |",
    "| page   | 9,000 requests/s | bare      | 0.253 | ratio ≥ 0.3 | NO  |",
    "| start  | 0.457 s          |           |       | ≤ 0.6 s     | yes |",
    "| SEO    | 100              |           |       |             |     |",
  ]);
});

const isMet = (goal: Goal, ratio?: number) =>
  meetsGoal({ figure: "", value: 50, unit: "ms", goal, ...(ratio !== undefined && { ratio }) });

it("meets a goal at its bound and on the good side of it", () => {
  expect(isMet({ atMost: 50 })).toBe(true);
  expect(isMet({ atMost: 49.9 })).toBe(false);
  expect(isMet({ atLeast: 50 })).toBe(true);
  expect(isMet({ atLeast: 50.1 })).toBe(false);
});

it("judges the ratio where there is one", () => {
  expect(isMet({ atLeast: 0.3 }, 0.3)).toBe(true);
  expect(isMet({ atLeast: 0.3 }, 0.29)).toBe(false);
});

it("judges nothing without a goal", () => {
  expect(meetsGoal({ figure: "", value: 50, unit: "ms" })).toBeNull();
});
