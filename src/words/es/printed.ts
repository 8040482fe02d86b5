import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { DrawnUnit } from "#domain/display/unit.ts";
import type { printed as english } from "../en/printed.ts";
import { labelText } from "./description.ts";
import { relativeText } from "./difference.ts";
import { densityText, measureFigure, pixelsFigure } from "./numbers.ts";
import { rowConditions } from "./row.ts";
import { scalingText } from "./screens.ts";

export const printed = {
  caption: "Todas las cifras",
  screens: (isRow: boolean): string => (isRow ? "De izquierda a derecha" : "Pantalla"),
  label: labelText,
  measure: (value: number, dimension: ComparedDimension, unit: DrawnUnit): string =>
    measureFigure(value, dimension, unit, "details"),
  difference: relativeText,
  pixels: "Píxeles",
  resolution: pixelsFigure,
  density: densityText,
  scaling: scalingText,
  row: rowConditions,
} satisfies typeof english;
