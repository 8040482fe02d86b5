import type { ComparisonHistory } from "#comparison/history.ts";

/** A browser stores about 50 history entries for each tab. */
const MAX_ENTRIES = 50;

/** Of a comparison that no history entry has shown yet. */
const NOT_SHOWN = "";

/**
 * The comparison of each history entry of this tab, with typed values and undo steps, by the key of the entry. The most
 * recent one comes last. On the server it stays empty.
 */
const histories = new Map<string, ComparisonHistory>();

/**
 * Caches the comparison that a history entry shows.
 *
 * @param replacedKey the key of the entry that this one has replaced; null for a new entry
 */
export function cacheHistory(key: string, history: ComparisonHistory, replacedKey: string | null): void {
  if (replacedKey !== null) histories.delete(replacedKey);
  histories.delete(key);
  histories.set(key, history);
  for (const oldest of histories.keys()) {
    if (histories.size <= MAX_ENTRIES) break;
    histories.delete(oldest);
  }
}

/** Changes the most recent comparison, which the next visit to `/` resumes. */
export function changeLatest(history: ComparisonHistory): void {
  cacheHistory([...histories.keys()].at(-1) ?? NOT_SHOWN, history, null);
}

/** The comparison to which Back or Forward returns; null if it is not cached. */
export function cachedHistory(key: string): ComparisonHistory | null {
  return histories.get(key) ?? null;
}

/** The most recent comparison of this visit; null before the first. */
export function latestHistory(): ComparisonHistory | null {
  return [...histories.values()].at(-1) ?? null;
}
