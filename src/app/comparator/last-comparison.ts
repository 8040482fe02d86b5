import { readComparison } from "../../comparison/address.ts";
import type { Comparison } from "../../comparison/state.ts";
import { readLocal, writeLocal } from "../browser/local-storage.ts";

const KEY = "last-comparison";
/** The version of what is stored; other versions are ignored. */
const VERSION = 1;

/** The last comparison made in this browser, or null. */
export function readLastComparison(): Comparison | null {
  const search = readLastSearch();
  return search === null ? null : readComparison(new URLSearchParams(search)).comparison;
}

/** The query of that comparison's address, or null. */
export function readLastSearch(): string | null {
  try {
    const stored: unknown = JSON.parse(readLocal(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { version, search } = stored as { version?: unknown; search?: unknown };
    return version === VERSION && typeof search === "string" ? search : null;
  } catch {
    return null;
  }
}

/** @param search the query of the comparison's address */
export function writeLastComparison(search: string): void {
  writeLocal(KEY, JSON.stringify({ version: VERSION, search }));
}
