/** What a figure should reach. It holds for the ratio where there is one, else for the value. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** One line of the table that `npm run bench` prints. */
export interface Row {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  /** What was measured beside it in the same run, in words. */
  readonly beside?: string;
  /** `value` divided by what was measured beside it. */
  readonly ratio?: number;
  readonly goal?: Goal;
}

const HEADINGS = ["figure", "value", "beside it", "ratio", "goal", "met"];

/** The rows as a Markdown table, which a terminal shows just as well. */
export function markdownTable(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const [headings, ...rest] = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  const rule = widths.map((width) => "-".repeat(width));
  return [headings, rule, ...rest].map((line) => `| ${line?.join(" | ")} |`).join("\n");
}

/** Whether a row meets its goal; null where it has none. */
export function meetsGoal({ value, ratio, goal }: Row): boolean | null {
  if (goal === undefined) return null;
  const measured = ratio ?? value;
  return "atLeast" in goal ? measured >= goal.atLeast : measured <= goal.atMost;
}

function cells(row: Row): string[] {
  const { figure, value, unit, beside = "", ratio } = row;
  const met = { true: "yes", false: "NO", null: "" }[`${meetsGoal(row)}`];
  return [
    figure,
    `${inDigits(value)} ${unit}`.trim(),
    beside,
    ratio === undefined ? "" : inDigits(ratio),
    goalText(row),
    met,
  ];
}

function goalText({ goal, ratio, unit }: Row): string {
  if (goal === undefined) return "";
  const bound = "atLeast" in goal ? `≥ ${inDigits(goal.atLeast)}` : `≤ ${inDigits(goal.atMost)}`;
  return ratio === undefined ? `${bound} ${unit}`.trim() : `ratio ${bound}`;
}

/** Three significant digits, or the whole number where that has more. */
export function inDigits(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-GB");
  return String(Number(value.toPrecision(3)));
}
