import { type Cell, type FactTable, type Heading, reportTable, shortTable } from "#comparison/report.ts";
import {
  type ClipboardTable,
  clipboardTable,
  csvText,
  type SpreadsheetCell,
  type SpreadsheetRows,
} from "#comparison/spreadsheet.ts";
import type { Comparison } from "#comparison/state.ts";
import type { ColourName } from "#domain/display/colour.ts";
import type * as screens from "../en/screens.ts";
import { type Numbers, resolutionText } from "./numbers.ts";

/** What a language has over the columns of a table, and in its cells. */
interface ReportWords extends Pick<Numbers, "ratioFigure">, Pick<typeof screens, "relationText" | "titleText"> {
  readonly headingText: (heading: Heading) => string;
  readonly yes: string;
  readonly no: string;
  readonly colours: Readonly<Record<ColourName, string>>;
  /** In the last line of a row's table. */
  readonly together: (hasFrames: boolean) => string;
}

/** The details of screens as tables of other programs. */
export function reportIn(words: ReportWords) {
  function inWords({ headings, rows }: FactTable, { screens }: Comparison): SpreadsheetRows {
    const said = (cell: Cell): SpreadsheetCell => {
      if (typeof cell === "boolean") return cell ? words.yes : words.no;
      if (typeof cell === "number" || cell === null) return cell;
      switch (cell.has) {
        case "title":
          return words.titleText(cell.screen, screens);
        case "relation":
          return words.relationText(cell.screen);
        case "colour":
          return words.colours[cell.screen.colour];
        case "ratio":
          return words.ratioFigure(cell.ratio);
        case "resolution":
          return resolutionText(cell.resolution);
        case "together":
          return words.together(cell.hasFrames);
      }
    };
    return [headings.map(words.headingText), ...rows.map((cells) => cells.map(said))];
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
