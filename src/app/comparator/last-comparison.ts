import { readComparison } from "#comparison/address.ts";
import type { Comparison } from "#comparison/state.ts";
import { formatStored, parseStored, readLocal, writeLocal } from "../browser/local-storage.ts";
import { usualLengths } from "./lengths-choice.ts";

const KEY = "last-comparison";

/** The last comparison made in this browser, or null. */
export function readLastComparison(): Comparison | null {
  const search = parseStored("search", readLocal(KEY));
  return search === null ? null : readComparison(new URLSearchParams(search), usualLengths()).comparison;
}

/** @param search the query of the comparison's address */
export function writeLastComparison(search: string): void {
  writeLocal(KEY, formatStored("search", search));
}
