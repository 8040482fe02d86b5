import { numberText } from "#domain/display/number-text.ts";

/** A text of any language, a number that the writer writes, or nothing. */
export type SpreadsheetCell = string | number | null;

/** The header and the rows below it. */
export type SpreadsheetRows = readonly (readonly SpreadsheetCell[])[];

/** RFC 4180. Where numbers have a decimal comma, spreadsheets expect semicolons between cells. */
export function csvText(rows: SpreadsheetRows, decimalMark: string): string {
  const separator = decimalMark === "," ? ";" : ",";
  const cellText = (cell: SpreadsheetCell) =>
    typeof cell === "string" ? quoted(withoutFormula(cell)) : numberCell(cell, decimalMark);
  return rows.map((cells) => `${cells.map(cellText).join(separator)}\r\n`).join("");
}

/** A table for the clipboard, for spreadsheets and for documents. */
export interface ClipboardTable {
  /** Tab-separated. */
  readonly text: string;
  readonly html: string;
}

export function clipboardTable(rows: SpreadsheetRows, decimalMark: string): ClipboardTable {
  const texts = rows.map((cells) =>
    cells.map((cell) =>
      typeof cell === "string" ? withoutFormula(cell).replaceAll("\t", " ") : numberCell(cell, decimalMark),
    ),
  );
  const [header = [], ...body] = texts.map((cells) => cells.map(escapeHtml));
  const htmlRow = (tag: "th" | "td") => (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  return {
    text: texts.map((cells) => cells.join("\t")).join("\n"),
    html: `<table><thead>${htmlRow("th")(header)}</thead><tbody>${body.map(htmlRow("td")).join("")}</tbody></table>`,
  };
}

function numberCell(number: number | null, decimalMark: string): string {
  return number === null ? "" : numberText(number).replace(".", decimalMark);
}

/** Where a formula would begin. */
const FORMULA_SIGN = /(^|[;,|"\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g;

/**
 * A text that no spreadsheet takes for a formula. An apostrophe goes before each sign that begins one, at the beginning and
 * wherever a spreadsheet may split cells (OWASP, "CSV Injection").
 */
function withoutFormula(text: string): string {
  return text.replace(FORMULA_SIGN, "$1$2'");
}

function quoted(text: string): string {
  // RFC 4180, 2: "Fields containing line breaks (CRLF), double quotes, and commas should be enclosed in double-quotes."
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
