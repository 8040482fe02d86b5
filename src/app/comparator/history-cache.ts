import { comparisonSearch } from "../../comparison/address.ts";
import type { ComparisonHistory } from "../../comparison/history.ts";
import { comparisonOf } from "../../comparison/state.ts";

/** Browsers keep about as many history entries of one tab. */
const MOST_ENTRIES = 50;

/**
 * The comparisons of this visit with what was typed and the steps to undo, by the key of their history entry. The latest is
 * the last one. The server never sets one.
 */
const histories = new Map<string, ComparisonHistory>();

/**
 * Keeps the comparison that a history entry shows.
 *
 * @param formerKey the entry's key before its address was replaced; null for a new entry
 */
export function keepHistory(key: string, history: ComparisonHistory, formerKey: string | null): void {
  if (formerKey !== null) histories.delete(formerKey);
  histories.delete(key);
  histories.set(key, history);
  for (const oldest of histories.keys()) {
    if (histories.size <= MOST_ENTRIES) break;
    histories.delete(oldest);
  }
}

/** What Back and Forward return to; null where that is not known. */
export function keptHistory(key: string): ComparisonHistory | null {
  return histories.get(key) ?? null;
}

/** The latest comparison, if a link leads to it: to its own address, or to `/`, which resumes it. */
export function latestHistory(search: string, resumes: boolean): ComparisonHistory | null {
  const latest = [...histories.values()].at(-1) ?? null;
  if (latest === null) return null;
  return (resumes && search === "") || search === comparisonSearch(comparisonOf(latest.drawn)) ? latest : null;
}
