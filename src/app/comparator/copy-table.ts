import type { Comparison } from "#comparison/state.ts";
import { copyRichText } from "../browser/clipboard.ts";
import { decimalMark } from "../browser/decimal-mark.ts";

/** Copies the table of a comparison, whose words load on the first use. Returns what to say of it. */
export async function copyTable(comparison: Comparison): Promise<string> {
  const table = import("#words/en/report.ts").then(({ copiedTable }) => copiedTable(comparison, decimalMark()));
  return (await copyRichText(table)) ? "Table copied" : "Copying is not allowed here";
}
