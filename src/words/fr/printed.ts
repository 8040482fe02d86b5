import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { DrawnUnit } from "#domain/display/unit.ts";
import { labelText } from "./description.ts";
import { relativeText } from "./difference.ts";
import { densityText, measureFigure, pixelsFigure } from "./numbers.ts";
import { rowConditions } from "./row.ts";
import { scalingText } from "./screens.ts";

/** The figures below a printed drawing (F11.1). */
export const printed = {
  caption: "Tous les chiffres",
  screens: (isRow: boolean): string => (isRow ? "De gauche à droite" : "Écran"),
  label: labelText,
  measure: (value: number, dimension: ComparedDimension, unit: DrawnUnit): string =>
    measureFigure(value, dimension, unit, "details"),
  difference: relativeText,
  pixels: "Pixels",
  resolution: pixelsFigure,
  density: densityText,
  scaling: scalingText,
  row: rowConditions,
};
