import type { Heading, PlainHeading } from "#comparison/report.ts";
import type { Dimension } from "#domain/display/dimension.ts";
import type { Unit } from "#domain/display/unit.ts";
import { reportIn } from "../shared/report.ts";
import { contentText, ratioFigure, UNITS } from "./numbers.ts";
import { framesText } from "./row.ts";
import { COLOUR_WORDS, relationText, titleText } from "./screens.ts";

const PLAIN_HEADINGS: Readonly<Record<PlainHeading, string>> = {
  screen: "Bildschirm",
  name: "Name",
  count: "Nebeneinander",
  scaling: "Skalierung (%)",
  relation: "Entspricht",
  colour: "Farbe",
  ratioWidth: "Breite des Seitenverhältnisses",
  ratioHeight: "Höhe des Seitenverhältnisses",
  ratio: "Seitenverhältnis",
  resolution: "Auflösung",
  pixelsAcross: "Pixel waagerecht",
  pixelsDown: "Pixel senkrecht",
  pixelsPerInch: "Pixel pro Zoll",
  roomAcross: "Platz waagerecht (px)",
  roomDown: "Platz senkrecht (px)",
  comparedWith: "Verglichen mit Bildschirm",
  fits: "Passt",
  rowFits: "Reihe passt",
};

const DIMENSION_WORDS: Readonly<Record<Dimension, string>> = {
  diagonal: "Diagonale",
  width: "Breite",
  height: "Höhe",
  area: "Fläche",
};

function headingText(heading: Heading): string {
  if (typeof heading === "string") return PLAIN_HEADINGS[heading];
  switch (heading.has) {
    case "gap":
      return `Lücke (${unitText(heading.unit)})`;
    case "distance":
      return `Sitzabstand (${unitText(heading.unit)})`;
    case "radius":
      return `Radius (${unitText(heading.unit)})`;
    case "raised":
      return `Angehoben (${unitText(heading.unit)})`;
    case "text":
      return `Schrift mit 16 px (${unitText(heading.unit)})`;
    case "straightWidth":
      return `Gerade Breite (${unitText(heading.unit)})`;
    case "straightHeight":
      return `Gerade Höhe (${unitText(heading.unit)})`;
    case "depth":
      return `Tiefe der Krümmung (${unitText(heading.unit)})`;
    default:
      return dimensionHeading(heading, DIMENSION_WORDS[heading.dimension]);
  }
}

type DimensionHeading = Extract<Heading, { readonly dimension: Dimension }>;

function dimensionHeading(heading: DimensionHeading, dimension: string): string {
  switch (heading.has) {
    case "measure":
      return `${dimension} (${measureUnit(heading)})`;
    case "difference":
      return `Unterschied der ${dimension} (%)`;
    case "pixelDifference":
      return `Unterschied der ${dimension} in Pixeln (%)`;
    case "picture":
      return `${dimension} des Films ${contentText(heading.content)} (${measureUnit(heading)})`;
    case "outer":
      return `${dimension} mit Rahmen (${unitText(heading.unit)})`;
    case "spare":
      return `Freie ${dimension} (${unitText(heading.unit)})`;
    case "row":
      return `${dimension} der Reihe (${unitText(heading.unit)})`;
    case "rowSpare":
      return `Freie ${dimension} der Reihe (${unitText(heading.unit)})`;
  }
}

function measureUnit({ dimension, unit }: { readonly dimension: Dimension; readonly unit: Unit }): string {
  return dimension === "area" ? `${unitText(unit)}²` : unitText(unit);
}

function unitText(unit: Unit | "mm"): string {
  return unit === "mm" ? unit : UNITS[unit];
}

export const { copiedTable, reportCsv } = reportIn({
  ratioFigure,
  relationText,
  titleText,
  headingText,
  yes: "ja",
  no: "nein",
  colours: COLOUR_WORDS,
  together: (hasFrames) => `Zusammen, ${framesText(hasFrames)}`,
});

export const report = { copiedTable, reportCsv };
