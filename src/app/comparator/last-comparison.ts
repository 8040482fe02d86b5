import { readComparison } from "../../comparison/address.ts";
import type { Comparison } from "../../comparison/state.ts";
import { readLocal, writeLocal } from "../browser/local-storage.ts";

const KEY = "last-comparison";
/** The version of what is stored; other versions are ignored. */
const VERSION = 1;

/** The last comparison made in this browser, or null. */
export function readLastComparison(): Comparison | null {
  try {
    const stored: unknown = JSON.parse(readLocal(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { version, search } = stored as { version?: unknown; search?: unknown };
    if (version !== VERSION || typeof search !== "string") return null;
    return readComparison(new URLSearchParams(search)).comparison;
  } catch {
    return null;
  }
}

/** @param search the query of the comparison's address */
export function writeLastComparison(search: string): void {
  writeLocal(KEY, JSON.stringify({ version: VERSION, search }));
}
