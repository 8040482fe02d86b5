import { readLocal, writeLocal } from "../browser/local-storage.ts";

const KEY = "last-comparison";
/** The version of the stored format; other versions are ignored. */
const VERSION = 1;

/** The query of the last comparison made in this browser, or null. */
export function readLastComparison(): string | null {
  try {
    const stored: unknown = JSON.parse(readLocal(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { version, search } = stored as { version?: unknown; search?: unknown };
    return version === VERSION && typeof search === "string" ? search : null;
  } catch {
    return null;
  }
}

export function writeLastComparison(search: string): void {
  writeLocal(KEY, JSON.stringify({ version: VERSION, search }));
}
