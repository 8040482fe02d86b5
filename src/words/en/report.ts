import type { Heading, PlainHeading } from "#comparison/report.ts";
import type { Dimension } from "#domain/display/dimension.ts";
import type { Unit } from "#domain/display/unit.ts";
import { reportIn } from "../shared/report.ts";
import { contentText, ratioFigure } from "./numbers.ts";
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

export const { copiedTable, reportCsv } = reportIn({
  ratioFigure,
  relationText,
  titleText,
  headingText,
  yes: "yes",
  no: "no",
  colours: COLOUR_WORDS,
  together: (hasFrames) => `Together, ${framesText(hasFrames)}`,
});

export const report = { copiedTable, reportCsv };
