import type { Row } from "./row.ts";

const HEADINGS = ["figure", "value", "compared with", "ratio"];

/** The rows as one table in plain text, numbers aligned to the right. */
export function table(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => (column % 2 === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  return [text[0], widths.map((width) => "─".repeat(width)).join("  "), ...text.slice(1)].join("\n");
}

function cells({ figure, value, unit, comparedWith, ratio }: Row): string[] {
  return [figure, `${inDigits(value)} ${unit}`, comparedWith, ratio === null ? "–" : inDigits(ratio)];
}

/** Three significant digits, or the whole number where that has more. */
function inDigits(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-GB");
  return String(Number(value.toPrecision(3)));
}
