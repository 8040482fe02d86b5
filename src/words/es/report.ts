import type { Heading, PlainHeading } from "#comparison/report.ts";
import type { Dimension } from "#domain/display/dimension.ts";
import type { Unit } from "#domain/display/unit.ts";
import { reportIn } from "../shared/report.ts";
import { contentText, ratioFigure, UNITS } from "./numbers.ts";
import { framesText } from "./row.ts";
import { COLOUR_WORDS, relationText, titleText } from "./screens.ts";

const PLAIN_HEADINGS: Readonly<Record<PlainHeading, string>> = {
  screen: "Pantalla",
  name: "Nombre",
  count: "Una al lado de otra",
  scaling: "Escalado (%)",
  relation: "Equivalencia",
  colour: "Color",
  ratioWidth: "Formato: ancho",
  ratioHeight: "Formato: alto",
  ratio: "Formato",
  resolution: "Resolución",
  pixelsAcross: "Píxeles a lo ancho",
  pixelsDown: "Píxeles a lo alto",
  pixelsPerInch: "Píxeles por pulgada",
  roomAcross: "Espacio útil a lo ancho (px)",
  roomDown: "Espacio útil a lo alto (px)",
  comparedWith: "Comparada con la pantalla",
  fits: "Cabe",
  rowFits: "La fila cabe",
};

/** A dimension at the beginning of a header and within it. */
const DIMENSION_WORDS: Readonly<Record<Dimension, { readonly first: string; readonly within: string }>> = {
  diagonal: { first: "Diagonal", within: "diagonal" },
  width: { first: "Ancho", within: "ancho" },
  height: { first: "Alto", within: "alto" },
  area: { first: "Área", within: "área" },
};

const AREA_UNITS: Readonly<Record<Unit, string>> = { in: "pulg²", cm: "cm²" };

function headingText(heading: Heading): string {
  if (typeof heading === "string") return PLAIN_HEADINGS[heading];
  switch (heading.has) {
    case "gap":
      return `Separación (${unitText(heading.unit)})`;
    case "distance":
      return `Distancia a la pantalla (${unitText(heading.unit)})`;
    case "radius":
      return `Radio (${unitText(heading.unit)})`;
    case "raised":
      return `Elevación (${unitText(heading.unit)})`;
    case "text":
      return `Texto de 16 px (${unitText(heading.unit)})`;
    case "straightWidth":
      return `Ancho recto (${unitText(heading.unit)})`;
    case "straightHeight":
      return `Alto recto (${unitText(heading.unit)})`;
    case "depth":
      return `Fondo de la curva (${unitText(heading.unit)})`;
    default:
      return dimensionHeading(heading, DIMENSION_WORDS[heading.dimension]);
  }
}

type DimensionHeading = Extract<Heading, { readonly dimension: Dimension }>;

function dimensionHeading(heading: DimensionHeading, { first, within }: { first: string; within: string }): string {
  switch (heading.has) {
    case "measure":
      return `${first} (${measureUnit(heading)})`;
    case "difference":
      return `Diferencia de ${within} (%)`;
    case "pixelDifference":
      return `Diferencia de ${within} en píxeles (%)`;
    case "picture":
      return `${first} de la película ${contentText(heading.content)} (${measureUnit(heading)})`;
    case "outer":
      return `${first} con marco (${unitText(heading.unit)})`;
    case "spare":
      return `${first} libre (${unitText(heading.unit)})`;
    case "row":
      return `${first} de la fila (${unitText(heading.unit)})`;
    case "rowSpare":
      return `${first} libre de la fila (${unitText(heading.unit)})`;
  }
}

function measureUnit({ dimension, unit }: { readonly dimension: Dimension; readonly unit: Unit }): string {
  return dimension === "area" ? AREA_UNITS[unit] : unitText(unit);
}

function unitText(unit: Unit | "mm"): string {
  return unit === "mm" ? unit : UNITS[unit];
}

export const { copiedTable, reportCsv } = reportIn({
  ratioFigure,
  relationText,
  titleText,
  headingText,
  yes: "sí",
  no: "no",
  colours: COLOUR_WORDS,
  together: (hasFrames) => `En conjunto, ${framesText(hasFrames)}`,
});

export const report = { copiedTable, reportCsv };
