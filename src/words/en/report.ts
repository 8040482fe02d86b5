import type { ListedScreen } from "#comparison/listed-screen.ts";
import {
  type Cell,
  type FactTable,
  type Heading,
  type PlainHeading,
  reportTable,
  shortTable,
} from "#comparison/report.ts";
import {
  type ClipboardTable,
  clipboardTable,
  csvText,
  type SpreadsheetCell,
  type SpreadsheetRows,
} from "#comparison/spreadsheet.ts";
import type { Comparison } from "#comparison/state.ts";
import type { Dimension } from "#domain/display/dimension.ts";
import type { Unit } from "#domain/display/unit.ts";
import { contentText, ratioFigure, resolutionText } from "./numbers.ts";
import { framesText } from "./row.ts";
import { COLOUR_WORDS, relationText, titleText } from "./screens.ts";

const PLAIN_HEADINGS: Readonly<Record<PlainHeading, string>> = {
  screen: "Screen",
  name: "Name",
  count: "Side by side",
  scaling: "Scaling (%)",
  relation: "Equivalent",
  colour: "Colour",
  ratioWidth: "Ratio width",
  ratioHeight: "Ratio height",
  ratio: "Ratio",
  resolution: "Resolution",
  pixelsAcross: "Pixels across",
  pixelsDown: "Pixels down",
  pixelsPerInch: "Pixels per inch",
  roomAcross: "Room across (px)",
  roomDown: "Room down (px)",
  comparedWith: "Compared with screen",
  fits: "Fits",
  rowFits: "Row fits",
};

/** A dimension at the beginning of a header and within it. */
const DIMENSION_WORDS: Readonly<Record<Dimension, { readonly first: string; readonly within: string }>> = {
  diagonal: { first: "Diagonal", within: "diagonal" },
  width: { first: "Width", within: "width" },
  height: { first: "Height", within: "height" },
  area: { first: "Area", within: "area" },
};

function headingText(heading: Heading): string {
  if (typeof heading === "string") return PLAIN_HEADINGS[heading];
  switch (heading.has) {
    case "gap":
      return `Gap (${heading.unit})`;
    case "distance":
      return `Viewing distance (${heading.unit})`;
    case "radius":
      return `Radius (${heading.unit})`;
    case "raised":
      return `Raised (${heading.unit})`;
    case "text":
      return `Text of 16 px (${heading.unit})`;
    case "straightWidth":
      return `Straight width (${heading.unit})`;
    case "straightHeight":
      return `Straight height (${heading.unit})`;
    case "depth":
      return `Depth of the curve (${heading.unit})`;
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
      return `${first} difference (%)`;
    case "pixelDifference":
      return `${first} difference in pixels (%)`;
    case "picture":
      return `${contentText(heading.content)} film ${within} (${measureUnit(heading)})`;
    case "outer":
      return `${first} with frame (${heading.unit})`;
    case "spare":
      return `Spare ${within} (${heading.unit})`;
    case "row":
      return `Row ${within} (${heading.unit})`;
    case "rowSpare":
      return `Row spare ${within} (${heading.unit})`;
  }
}

function measureUnit({ dimension, unit }: { readonly dimension: Dimension; readonly unit: Unit }): string {
  return dimension === "area" ? `sq ${unit}` : unit;
}

function said(cell: Cell, screens: readonly ListedScreen[]): SpreadsheetCell {
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  if (typeof cell === "number" || cell === null) return cell;
  switch (cell.has) {
    case "title":
      return titleText(cell.screen, screens);
    case "relation":
      return relationText(cell.screen);
    case "colour":
      return COLOUR_WORDS[cell.screen.colour];
    case "ratio":
      return ratioFigure(cell.ratio);
    case "resolution":
      return resolutionText(cell.resolution);
    case "together":
      return `Together, ${framesText(cell.hasFrames)}`;
  }
}

function inWords({ headings, rows }: FactTable, { screens }: Comparison): SpreadsheetRows {
  return [headings.map(headingText), ...rows.map((cells) => cells.map((cell) => said(cell, screens)))];
}

/** The details of all screens for a spreadsheet. */
export function reportCsv(comparison: Comparison, decimalMark = "."): string {
  return csvText(inWords(reportTable(comparison), comparison), decimalMark);
}

/** The figures that most people want of each screen, for the clipboard. */
export function copiedTable(comparison: Comparison, decimalMark = "."): ClipboardTable {
  return clipboardTable(inWords(shortTable(comparison), comparison), decimalMark);
}

export const report = { copiedTable, reportCsv };
