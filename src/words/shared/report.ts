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
import { capitalised, type Numbers, resolutionText } from "./numbers.ts";
import type { Screens } from "./screens.ts";

type UnitHeading = Exclude<Heading, string | { readonly dimension: Dimension }>;
type DimensionHeading = Exclude<Extract<Heading, { readonly dimension: Dimension }>, { readonly has: "measure" }>;

/** What a language has over the columns of a table, and in its cells. The unit follows in parentheses. */
interface ReportWords {
  readonly parts: { readonly numbers: Numbers; readonly screens: Screens };
  readonly plain: Readonly<Record<PlainHeading, string>>;
  readonly ofUnit: Readonly<Record<UnitHeading["has"], string>>;
  /** As within a sentence. */
  readonly dimensions: Readonly<Record<Dimension, string>>;
  /** The name of a dimension with what it is of: `spare width`, `16:9 film width` */
  readonly ofDimension: Readonly<Record<DimensionHeading["has"], (dimension: string, film: string) => string>>;
  readonly areaUnit: (unit: Unit) => string;
  readonly yes: string;
  readonly no: string;
  /** As they are called alone. */
  readonly colours: Screens["colours"];
  /** In the last line of a row's table. */
  readonly together: (hasFrames: boolean) => string;
}

/** The details of screens as tables of other programs. */
export function reportIn(words: ReportWords) {
  const { contentText, ratioFigure, units } = words.parts.numbers;
  const { relationText, titleText } = words.parts.screens;

  function headingText(heading: Heading): string {
    if (typeof heading === "string") return words.plain[heading];
    if (!("dimension" in heading)) return `${words.ofUnit[heading.has]} (${unitText(heading.unit)})`;
    const { has, dimension } = heading;
    const name = words.dimensions[dimension];
    const film = has === "picture" ? contentText(heading.content) : "";
    const said = capitalised(has === "measure" ? name : words.ofDimension[has](name, film));
    if (!("unit" in heading)) return `${said} (%)`;
    return `${said} (${dimension === "area" ? words.areaUnit(heading.unit) : unitText(heading.unit)})`;
  }

  function unitText(unit: Unit | "mm"): string {
    return unit === "mm" ? unit : units[unit];
  }

  function inWords({ headings, rows }: FactTable, { screens }: Comparison): SpreadsheetRows {
    const said = (cell: Cell): SpreadsheetCell => {
      if (typeof cell === "boolean") return cell ? words.yes : words.no;
      if (typeof cell === "number" || cell === null) return cell;
      switch (cell.has) {
        case "title":
          return titleText(cell.screen, screens);
        case "relation":
          return relationText(cell.screen);
        case "colour":
          return words.colours[cell.screen.colour];
        case "ratio":
          return ratioFigure(cell.ratio);
        case "resolution":
          return resolutionText(cell.resolution);
        case "together":
          return words.together(cell.hasFrames);
      }
    };
    return [headings.map(headingText), ...rows.map((cells) => cells.map(said))];
  }

  return {
    /** The details of all screens for a spreadsheet. */
    reportCsv: (comparison: Comparison, decimalMark = "."): string =>
      csvText(inWords(reportTable(comparison), comparison), decimalMark),
    /** The figures that most people want of each screen, for the clipboard. */
    copiedTable: (comparison: Comparison, decimalMark = "."): ClipboardTable =>
      clipboardTable(inWords(shortTable(comparison), comparison), decimalMark),
  };
}
