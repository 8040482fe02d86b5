import { expect, it } from "vitest";
import type { Dimension } from "../scene/marks.ts";
import { dimensionPaths, hatchingPath, sharedEdgeDashes } from "./mark-paths.ts";

it("cuts hatching lines at the edges of their box", () => {
  const spacing = 10 / Math.SQRT2;
  const box = { x: 0, y: 0, width: 20, height: 10, id: 1, number: 1, colour: "red", spacing, phase: 0, opacity: 1 };
  expect(hatchingPath(box)).toBe("M0 0l0 0M0 10l10 -10M10 10l10 -10");
});

it("gives each colour of a shared edge 9 px in turn", () => {
  expect(sharedEdgeDashes({ axis: "y", from: 5, to: 90, across: 7, colours: ["red", "blue", "green"] })).toEqual([
    { colour: "red", path: "M7 5V90", dashes: "9 18", offset: -0 },
    { colour: "blue", path: "M7 5V90", dashes: "9 18", offset: -9 },
    { colour: "green", path: "M7 5V90", dashes: "9 18", offset: -18 },
  ]);
});

const dimension: Dimension = {
  id: 1,
  number: 1,
  colour: "red",
  axis: "x",
  from: 100,
  to: 200,
  cut: { from: false, to: false },
  edge: 50,
  gap: 3,
  distance: -20,
  figure: { content: "1.0″", second: null, fontSize: 12, bold: true, width: 28, offset: 0, along: 0 },
  opacity: 1,
};

it("interrupts a dimension's line for its figure", () => {
  expect(dimensionPaths(dimension)).toEqual({
    line: "M100 30L130 30M170 30L200 30M100 25L100 35M200 25L200 35",
    extension: "M100 47L100 25M200 47L200 25",
    figure: { x: 150, y: 30 },
    angle: 0,
  });
});

it("ends in an arrow without an extension line where the length goes on", () => {
  const { line, extension } = dimensionPaths({ ...dimension, cut: { from: true, to: false } });
  expect(line).toContain("M100 30L105 25M100 30L105 35");
  expect(line).toContain("M200 25L200 35");
  expect(extension).toBe("M200 47L200 25");
});

it("moves hatching lines by their phase", () => {
  const spacing = 10 / Math.SQRT2;
  const box = { x: 0, y: 0, width: 20, height: 10, id: 1, number: 1, colour: "red", spacing, phase: 5, opacity: 1 };
  expect(hatchingPath(box)).toBe("M0 5l5 -5M5 10l10 -10M15 10l5 -5");
});

it("keeps an upright line whole beside its figure", () => {
  const upright: Dimension = { ...dimension, axis: "y", distance: 20, figure: { ...dimension.figure, offset: 15 } };
  expect(dimensionPaths(upright)).toEqual({
    line: "M70 100L70 150M70 150L70 200M65 100L75 100M65 200L75 200",
    extension: "M53 100L75 100M53 200L75 200",
    figure: { x: 85, y: 150 },
    angle: -90,
  });
});
