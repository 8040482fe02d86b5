import { copiedTable } from "../../comparison/report.ts";
import type { Comparison } from "../../comparison/state.ts";
import { copyRichText } from "../browser/clipboard.ts";
import { decimalMark } from "../browser/decimal-mark.ts";

/** Copies the table of a comparison. Returns what to say of it. */
export async function copyTable(comparison: Comparison): Promise<string> {
  return (await copyRichText(copiedTable(comparison, decimalMark()))) ? "Table copied" : "Copying is not allowed here";
}
