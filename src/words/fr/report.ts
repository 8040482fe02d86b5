import type { Heading, PlainHeading } from "#comparison/report.ts";
import type { Dimension } from "#domain/display/dimension.ts";
import type { Unit } from "#domain/display/unit.ts";
import { reportIn } from "../shared/report.ts";
import { contentText, ratioFigure, UNITS } from "./numbers.ts";
import { framesText } from "./row.ts";
import { COLOUR_WORDS, relationText, titleText } from "./screens.ts";

const PLAIN_HEADINGS: Readonly<Record<PlainHeading, string>> = {
  screen: "Écran",
  name: "Nom",
  count: "Côte à côte",
  scaling: "Mise à l’échelle (%)",
  relation: "Équivalent",
  colour: "Couleur",
  ratioWidth: "Largeur du format",
  ratioHeight: "Hauteur du format",
  ratio: "Format",
  resolution: "Résolution",
  pixelsAcross: "Pixels en largeur",
  pixelsDown: "Pixels en hauteur",
  pixelsPerInch: "Pixels par pouce",
  roomAcross: "Espace de travail en largeur (px)",
  roomDown: "Espace de travail en hauteur (px)",
  comparedWith: "Comparé à l’écran",
  fits: "Tient",
  rowFits: "La rangée tient",
};

/** A dimension at the beginning of a header and within it. */
const DIMENSION_WORDS: Readonly<Record<Dimension, { readonly first: string; readonly within: string }>> = {
  diagonal: { first: "Diagonale", within: "diagonale" },
  width: { first: "Largeur", within: "largeur" },
  height: { first: "Hauteur", within: "hauteur" },
  area: { first: "Surface", within: "surface" },
};

function unitText(unit: Unit | "mm"): string {
  return unit === "mm" ? unit : UNITS[unit];
}

function headingText(heading: Heading): string {
  if (typeof heading === "string") return PLAIN_HEADINGS[heading];
  switch (heading.has) {
    case "gap":
      return `Écart (${unitText(heading.unit)})`;
    case "distance":
      return `Distance de vision (${unitText(heading.unit)})`;
    case "radius":
      return `Rayon (${unitText(heading.unit)})`;
    case "raised":
      return `Relevé de (${unitText(heading.unit)})`;
    case "text":
      return `Texte de 16 px (${unitText(heading.unit)})`;
    case "straightWidth":
      return `Largeur en ligne droite (${unitText(heading.unit)})`;
    case "straightHeight":
      return `Hauteur en ligne droite (${unitText(heading.unit)})`;
    case "depth":
      return `Profondeur de la courbe (${unitText(heading.unit)})`;
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
      return `Différence de ${within} (%)`;
    case "pixelDifference":
      return `Différence de ${within} en pixels (%)`;
    case "picture":
      return `${first} du film ${contentText(heading.content)} (${measureUnit(heading)})`;
    case "outer":
      return `${first} avec cadre (${unitText(heading.unit)})`;
    case "spare":
      return `Marge en ${within} (${unitText(heading.unit)})`;
    case "row":
      return `${first} de la rangée (${unitText(heading.unit)})`;
    case "rowSpare":
      return `Marge de la rangée en ${within} (${unitText(heading.unit)})`;
  }
}

function measureUnit({ dimension, unit }: { readonly dimension: Dimension; readonly unit: Unit }): string {
  return dimension === "area" ? `${UNITS[unit]}²` : UNITS[unit];
}

export const { copiedTable, reportCsv } = reportIn({
  ratioFigure,
  relationText,
  titleText,
  headingText,
  yes: "oui",
  no: "non",
  colours: COLOUR_WORDS,
  together: (hasFrames) => `Ensemble, ${framesText(hasFrames)}`,
});

export const report = { copiedTable, reportCsv };
