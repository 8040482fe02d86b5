import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { DrawnUnit } from "#domain/display/unit.ts";
import { pixelsFigure } from "../shared/numbers.ts";
import { labelText } from "./description.ts";
import { relativeText } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { rowConditions } from "./row.ts";
import { scalingText } from "./screens.ts";

/** The figures below a printed drawing (F11.1). */
export const printed = {
  caption: "All figures",
  screens: (isRow: boolean): string => (isRow ? "Left to right" : "Screen"),
  label: labelText,
  measure: (value: number, dimension: ComparedDimension, unit: DrawnUnit): string =>
    numbers.measureFigure(value, dimension, unit, "details"),
  difference: relativeText,
  pixels: "Pixels",
  resolution: pixelsFigure,
  density: numbers.densityText,
  scaling: scalingText,
  row: rowConditions,
};
