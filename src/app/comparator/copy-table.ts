import type { Comparison } from "#comparison/state.ts";
import { comparator } from "#words/page/comparator.ts";
import { copyRichText } from "../browser/clipboard.ts";
import { systemDecimalMark } from "../browser/system-decimal-mark.ts";

/** Copies the table of a comparison, whose words load on the first use. Returns what to say of it. */
export async function copyTable(comparison: Comparison): Promise<string> {
  const table = import("#words/page/report.ts").then(({ report }) =>
    report.copiedTable(comparison, systemDecimalMark()),
  );
  return (await copyRichText(table)) ? comparator.table.copied : comparator.table.refused;
}
