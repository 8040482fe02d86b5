import { readLocal, writeLocal } from "../browser/local-storage.ts";

const LAST_COMPARISON_KEY = "last-comparison";
/** The version of the stored comparison; other versions are ignored. */
const LAST_COMPARISON_VERSION = 1;

/** The query of the last comparison made in this browser, or null. */
export function readLastComparison(): string | null {
  try {
    const stored: unknown = JSON.parse(readLocal(LAST_COMPARISON_KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { version, search } = stored as { version?: unknown; search?: unknown };
    return version === LAST_COMPARISON_VERSION && typeof search === "string" ? search : null;
  } catch {
    return null;
  }
}

export function writeLastComparison(search: string): void {
  writeLocal(LAST_COMPARISON_KEY, JSON.stringify({ version: LAST_COMPARISON_VERSION, search }));
}
