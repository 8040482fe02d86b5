import type { Heading, PlainHeading } from "#comparison/report.ts";
import type { Dimension } from "#domain/display/dimension.ts";
import type { Unit } from "#domain/display/unit.ts";
import { reportIn } from "../shared/report.ts";
import { contentText, ratioFigure, UNITS } from "./numbers.ts";
import { framesText } from "./row.ts";
import { COLOUR_NAMES, relationText, titleText } from "./screens.ts";

const PLAIN_HEADINGS: Readonly<Record<PlainHeading, string>> = {
  screen: "Tela",
  name: "Nome",
  count: "Lado a lado",
  scaling: "Escala do sistema (%)",
  relation: "Equivalente",
  colour: "Cor",
  ratioWidth: "Largura da proporção",
  ratioHeight: "Altura da proporção",
  ratio: "Proporção",
  resolution: "Resolução",
  pixelsAcross: "Pixels na horizontal",
  pixelsDown: "Pixels na vertical",
  pixelsPerInch: "Pixels por polegada",
  roomAcross: "Área útil na horizontal (px)",
  roomDown: "Área útil na vertical (px)",
  comparedWith: "Comparada com a tela",
  fits: "Cabe",
  rowFits: "A fila cabe",
};

/** A dimension at the beginning of a header and behind its preposition. */
const DIMENSION_WORDS: Readonly<Record<Dimension, { readonly first: string; readonly within: string }>> = {
  diagonal: { first: "Diagonal", within: "diagonal" },
  width: { first: "Largura", within: "largura" },
  height: { first: "Altura", within: "altura" },
  area: { first: "Área", within: "área" },
};

function headingText(heading: Heading): string {
  if (typeof heading === "string") return PLAIN_HEADINGS[heading];
  switch (heading.has) {
    case "gap":
      return `Vão (${unitText(heading.unit)})`;
    case "distance":
      return `Distância dos olhos (${unitText(heading.unit)})`;
    case "radius":
      return `Raio (${unitText(heading.unit)})`;
    case "raised":
      return `Elevação (${unitText(heading.unit)})`;
    case "text":
      return `Texto de 16 px (${unitText(heading.unit)})`;
    case "straightWidth":
      return `Largura em linha reta (${unitText(heading.unit)})`;
    case "straightHeight":
      return `Altura em linha reta (${unitText(heading.unit)})`;
    case "depth":
      return `Profundidade da curva (${unitText(heading.unit)})`;
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
      return `Diferença de ${within} (%)`;
    case "pixelDifference":
      return `Diferença de ${within} em pixels (%)`;
    case "picture":
      return `${first} do filme ${contentText(heading.content)} (${measureUnit(heading)})`;
    case "outer":
      return `${first} com moldura (${unitText(heading.unit)})`;
    case "spare":
      return `Sobra na ${within} (${unitText(heading.unit)})`;
    case "row":
      return `${first} da fila (${unitText(heading.unit)})`;
    case "rowSpare":
      return `Sobra da fila na ${within} (${unitText(heading.unit)})`;
  }
}

function measureUnit({ dimension, unit }: { readonly dimension: Dimension; readonly unit: Unit }): string {
  return dimension === "area" ? `${UNITS[unit]}²` : UNITS[unit];
}

/** Of what is in millimetres, too. */
function unitText(unit: string): string {
  return unit === "in" ? UNITS.in : unit;
}

export const { copiedTable, reportCsv } = reportIn({
  ratioFigure,
  relationText,
  titleText,
  headingText,
  yes: "sim",
  no: "não",
  colours: COLOUR_NAMES,
  together: (hasFrames) => `Juntas, ${framesText(hasFrames)}`,
});

export const report = { copiedTable, reportCsv };
