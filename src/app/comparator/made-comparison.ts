import { comparisonSearch, unitlessSearch } from "#comparison/address.ts";
import { type ComparisonHistory, historyOf, reduceHistory } from "#comparison/history.ts";
import { type Comparison, comparisonOf, comparisonWith, INITIAL_STATE, stateOf } from "#comparison/state.ts";
import { INITIAL_COLOURS } from "#domain/display/colour.ts";
import type { ScreenDescription } from "#domain/display/screen.ts";
import { language } from "#words/page/language.ts";
import { changeLatest, latestHistory } from "./history-cache.ts";
import { readLastComparison, writeLastComparison } from "./last-comparison.ts";
import { usualLengths } from "./lengths-choice.ts";

/** The comparison that the visitor has made or opened, to which other pages add (D57). Null for the site's own 27″ and 29″. */
export function madeComparison(): ComparisonHistory | null {
  const latest = latestHistory();
  if (latest !== null && isOwn(comparisonOf(latest.drawn))) return latest;
  const last = readLastComparison();
  return last === null || !isOwn(last) ? null : historyOf(stateOf(last));
}

/** Adds a screen to that comparison, or begins one with it, in one undo step. */
export function addToMade(spec: ScreenDescription): void {
  const made = madeComparison();
  const [colour] = INITIAL_COLOURS;
  keep(
    made === null
      ? reduceHistory(historyOf({ ...INITIAL_STATE, lengths: usualLengths() }), {
          type: "replace",
          comparison: comparisonWith([{ ...spec, colour }]),
        })
      : reduceHistory(made, { type: "add-described", spec, after: null, random: Math.random() }),
  );
}

export function undoInMade(): void {
  const made = madeComparison();
  if (made !== null) keep(reduceHistory(made, { type: "undo" }));
}

function keep(history: ComparisonHistory): void {
  changeLatest(history);
  writeLastComparison(comparisonSearch(comparisonOf(history.drawn), language.lengths));
}

function isOwn(comparison: Comparison): boolean {
  return comparison.screens.length > 0 && unitlessSearch(comparison) !== "";
}
