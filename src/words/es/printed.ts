import type { printed as english } from "../en/printed.ts";
import { pixelsFigure } from "../shared/numbers.ts";
import { labelText } from "./description.ts";
import { relativeText } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { rowConditions } from "./row.ts";
import { scalingText } from "./screens.ts";

export const printed = {
  caption: "Todas las cifras",
  screens: (isRow) => (isRow ? "De izquierda a derecha" : "Pantalla"),
  label: labelText,
  measure: (value, dimension, unit) => numbers.measureFigure(value, dimension, unit, "details"),
  difference: relativeText,
  pixels: "Píxeles",
  resolution: pixelsFigure,
  density: numbers.densityText,
  scaling: scalingText,
  row: rowConditions,
} satisfies typeof english;
