import { readComparison } from "#comparison/address.ts";
import type { Comparison } from "#comparison/state.ts";
import { language } from "#words/page/language.ts";
import { formatStored, parseStored, readLocal, writeLocal } from "../browser/local-storage.ts";

const KEY = "last-comparison";

/** The last comparison made in this browser, or null. */
export function readLastComparison(): Comparison | null {
  const search = readLastSearch();
  return search === null ? null : readComparison(new URLSearchParams(search), language.lengths).comparison;
}

/** The query of that comparison's address, or null. */
export function readLastSearch(): string | null {
  return parseStored("search", readLocal(KEY));
}

/** @param search the query of the comparison's address */
export function writeLastComparison(search: string): void {
  writeLocal(KEY, formatStored("search", search));
}
