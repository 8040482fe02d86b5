import type { printed as english } from "../en/printed.ts";
import { pixelsFigure } from "../shared/numbers.ts";
import { labelText } from "./description.ts";
import { relativeText } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { rowConditions } from "./row.ts";
import { scalingText } from "./screens.ts";

/** The figures below a printed drawing (F11.1). */
export const printed = {
  caption: "Tous les chiffres",
  screens: (isRow) => (isRow ? "De gauche à droite" : "Écran"),
  label: labelText,
  measure: (value, dimension, unit) => numbers.measureFigure(value, dimension, unit, "details"),
  difference: relativeText,
  pixels: "Pixels",
  resolution: pixelsFigure,
  density: numbers.densityText,
  scaling: scalingText,
  row: rowConditions,
} satisfies typeof english;
