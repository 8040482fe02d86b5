import { reportIn } from "../shared/report.ts";
import { numbers } from "./numbers.ts";
import { framesText } from "./row.ts";
import { screens } from "./screens.ts";

export const report = reportIn({
  parts: { numbers, screens },
  plain: {
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
  },
  ofUnit: {
    gap: "Gap",
    distance: "Viewing distance",
    radius: "Radius",
    raised: "Raised",
    text: "Text of 16 px",
    straightWidth: "Straight width",
    straightHeight: "Straight height",
    depth: "Depth of the curve",
  },
  dimensions: { diagonal: "diagonal", width: "width", height: "height", area: "area" },
  ofDimension: {
    difference: (side) => `${side} difference`,
    pixelDifference: (side) => `${side} difference in pixels`,
    picture: (side, film) => `${film} film ${side}`,
    outer: (side) => `${side} with frame`,
    spare: (side) => `spare ${side}`,
    row: (side) => `row ${side}`,
    rowSpare: (side) => `row spare ${side}`,
  },
  areaUnit: (unit) => `sq ${unit}`,
  yes: "yes",
  no: "no",
  colours: screens.colours,
  together: (hasFrames) => `Together, ${framesText(hasFrames)}`,
});
export const { copiedTable, reportCsv } = report;
