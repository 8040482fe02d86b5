const KEY = "diagonal.last-comparison";
/** The version of what is stored; anything else is not read. */
const VERSION = 1;

/** The query of the comparison the visitor last made here, or null. */
export function readLastComparison(): string | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { version, search } = stored as { version?: unknown; search?: unknown };
    return version === VERSION && typeof search === "string" ? search : null;
  } catch {
    return null;
  }
}

/** Where storage is full or forbidden the comparison is simply not remembered. */
export function writeLastComparison(search: string): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ version: VERSION, search }));
  } catch {
    // Nothing is lost that the address does not hold.
  }
}
