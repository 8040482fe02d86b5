import { type Dispatch, useLayoutEffect } from "react";
import type { HistoryAction } from "#comparison/history.ts";
import { parseLengths } from "#comparison/units.ts";
import type { Unit } from "#domain/display/unit.ts";
import { language } from "#words/page/language.ts";
import { readLocal, writeLocal } from "../browser/local-storage.ts";

/** Shows lengths in this unit first, here and in new comparisons on this device (D36). */
export function chooseLengths(unit: Unit, dispatch: Dispatch<HistoryAction>): void {
  rememberLengths(unit);
  dispatch({ type: "set-view", view: { lengths: unit } });
}

/** In the browser: the unit that comes first where no link says it, the one chosen last or the language's (D36). */
export function usualLengths(): Unit {
  return readRememberedLengths() ?? language.lengths;
}

/**
 * Gives a new comparison the unit that was chosen last. The server does not know it, so this follows the first render:
 * the served page is one for all visitors and complete without scripts. A cookie would split its cache, and hiding its figures
 * until the scripts run would make exactly these visitors wait.
 *
 * @param isNew whether no link said what to show
 */
export function useRememberedLengths(isNew: boolean, dispatch: Dispatch<HistoryAction>): void {
  useLayoutEffect(() => {
    const lengths = isNew ? readRememberedLengths() : null;
    // Without a choice there is nothing to render at once.
    if (lengths !== null) dispatch({ type: "prefer-lengths", lengths });
  }, [isNew, dispatch]);
}

const KEY = "lengths";

/** The unit that the visitor chose last on this device (D36); null without a choice. */
export function readRememberedLengths(): Unit | null {
  return parseLengths(readLocal(KEY) ?? "");
}

/** Also shows the figures of articles in this unit. */
function rememberLengths(unit: Unit): void {
  writeLocal(KEY, unit);
  document.documentElement.dataset.lengths = unit;
}
