import { isHeld, type Row } from "./row.ts";

const HEADINGS = ["figure", "value", "compared with", "ratio", "goal", "held"];
const NUMBERS = ["value", "ratio"];

/** The rows as one table in plain text, numbers aligned to the right. */
export function table(rows: readonly Row[]): string {
  const [headings, ...lines] = alignedCells(rows);
  const rule = headings?.map((heading) => "─".repeat(heading.length));
  return [headings, rule, ...lines].map((line) => line?.join("  ").trimEnd()).join("\n");
}

/** The same as a table in Markdown. */
export function markdownTable(rows: readonly Row[]): string {
  const [headings, ...lines] = alignedCells(rows);
  const rule = headings?.map((heading, column) =>
    isNumber(column) ? `${"-".repeat(heading.length - 1)}:` : "-".repeat(heading.length),
  );
  return [headings, rule, ...lines].map((line) => `| ${line?.join(" | ")} |`).join("\n");
}

/** The headings and the rows, each column as wide as its widest cell. */
function alignedCells(rows: readonly Row[]): string[][] {
  const lines = [HEADINGS, ...rows.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line.map((cell, column) =>
      isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    ),
  );
}

function isNumber(column: number): boolean {
  return NUMBERS.includes(HEADINGS[column] ?? "");
}

function cells(row: Row): string[] {
  const { figure, value, unit, comparedWith, ratio } = row;
  const held = { true: "yes", false: "NO", null: "" }[`${isHeld(row)}`];
  return [
    figure,
    `${inDigits(value)} ${unit}`.trimEnd(),
    comparedWith,
    ratio === null ? "–" : inDigits(ratio),
    goalOf(row),
    held,
  ];
}

function goalOf({ unit, goal }: Row): string {
  if (goal === undefined) return "";
  const bound = goal.atLeast === undefined ? `≤ ${inDigits(goal.atMost)}` : `≥ ${inDigits(goal.atLeast)}`;
  return goal.of === "ratio" ? `ratio ${bound}` : `${bound} ${unit}`.trimEnd();
}

/** Three significant digits, or the whole number where that has more. */
function inDigits(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-GB");
  return String(Number(value.toPrecision(3)));
}
