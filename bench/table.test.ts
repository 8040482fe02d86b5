import { expect, it } from "vitest";
import { table } from "./table.ts";

it("shows each row's figure, value with unit, what it is compared with, and the ratio", () => {
  const rows = [
    { figure: "scene, 2 screens", value: 123456.7, unit: "ops/s", comparedWith: "frames of 60 Hz", ratio: 2057.6 },
    { figure: "script", value: 98.76, unit: "KB", comparedWith: "", ratio: null },
  ];
  expect(table(rows).split("\n")).toEqual([
    "figure                    value  compared with    ratio",
    "────────────────  ─────────────  ───────────────  ─────",
    "scene, 2 screens  123,457 ops/s  frames of 60 Hz  2,058",
    "script                  98.8 KB                       –",
  ]);
});
