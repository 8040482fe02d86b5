import { expect, it } from "vitest";
import type { Row } from "./row.ts";
import { markdownTable, table } from "./table.ts";

const rows: Row[] = [
  { figure: "scene, 2 screens", value: 123456.7, unit: "ops/s", comparedWith: "frames of 60 Hz", ratio: 2057.6 },
  { figure: "script", value: 98.76, unit: "KB", comparedWith: "", ratio: null, goal: { of: "value", atMost: 110 } },
  { figure: "page", value: 9000, unit: "1/s", comparedWith: "bare", ratio: 0.8, goal: { of: "ratio", atLeast: 0.85 } },
];

it("shows each row's figure, value with unit, what it is compared with, the ratio, the goal and whether it is held", () => {
  expect(table(rows).split("\n")).toEqual([
    "figure                    value  compared with    ratio  goal          held",
    "────────────────  ─────────────  ───────────────  ─────  ────────────  ────",
    "scene, 2 screens  123,457 ops/s  frames of 60 Hz  2,058",
    "script                  98.8 KB                       –  ≤ 110 KB      yes",
    "page                  9,000 1/s  bare               0.8  ratio ≥ 0.85  NO",
  ]);
});

it("shows the same in Markdown", () => {
  expect(markdownTable(rows.slice(1, 2)).split("\n")).toEqual([
    "| figure |   value | compared with | ratio | goal     | held |",
    "| ------ | ------: | ------------- | ----: | -------- | ---- |",
    "| script | 98.8 KB |               |     – | ≤ 110 KB | yes  |",
  ]);
});
