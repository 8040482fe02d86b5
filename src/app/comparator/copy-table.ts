import { use } from "react";
import type { Comparison } from "#comparison/state.ts";
import { COMPARATOR } from "#words/parts/comparator.ts";
import { copyRichText } from "../browser/clipboard.ts";
import { decimalMark } from "../browser/decimal-mark.ts";
import { LanguageContext, useWords } from "../use-words.ts";

/** Copies the table of a comparison, whose words load on the first use. Returns what to say of it. */
export function useCopyTable(): (comparison: Comparison) => Promise<string> {
  const language = use(LanguageContext);
  const { copied, refused } = useWords(COMPARATOR).table;
  return async (comparison) => {
    const table = import("#words/parts/report.ts").then(({ REPORT }) =>
      language.words(REPORT).copiedTable(comparison, decimalMark()),
    );
    return (await copyRichText(table)) ? copied : refused;
  };
}
