import { useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { type Location, type NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { comparisonSearch, hasComparison, readComparison } from "#comparison/address.ts";
import { historyOf, reduceHistory } from "#comparison/history.ts";
import { previewsOf } from "#comparison/previews.ts";
import { comparisonOf, stateOf } from "#comparison/state.ts";
import { waitingOf } from "#comparison/waiting.ts";
import type { Unit } from "#domain/display/unit.ts";
import { language } from "#words/page/language.ts";
import { isCurrentEntry } from "../navigation/router-internals.ts";
import { cachedHistory, cacheHistory, latestHistory } from "./history-cache.ts";
import { writeLastComparison } from "./last-comparison.ts";
import { useRememberedLengths } from "./lengths-choice.ts";
import { madeComparison } from "./made-comparison.ts";

/**
 * The comparison of this visit. It starts with the one in the address; after each step the address follows, in the same
 * history entry, so that the link can be copied at any time.
 */
export function useComparison() {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [opened] = useState(() => openComparison(location, navigationType));
  const [openedBare] = useState(() => !hasComparison(new URLSearchParams(location.search)));
  const [history, dispatch] = useReducer(reduceHistory, opened.history);
  useRememberedLengths(openedBare && opened.isNew, dispatch);
  const { drawn, present } = history;
  const comparison = useMemo(() => comparisonOf(drawn), [drawn]);
  const previews = useMemo(() => previewsOf(present.entries, present.scale), [present.entries, present.scale]);
  const { entries, spaceEditor, space, frame } = present;
  const waiting = useMemo(
    () => waitingOf({ entries, spaceEditor, space, frame }),
    [entries, spaceEditor, space, frame],
  );
  const search = useMemo(() => comparisonSearch(comparison, language.lengths), [comparison]);

  // Until the first step the address stays as it was written.
  const touched = history.past.length > 0 || history.future.length > 0;
  useEffect(() => {
    if (touched) writeLastComparison(search);
  }, [touched, search]);

  const { key } = location;
  const cachedAs = useRef(key);
  useEffect(() => {
    cacheHistory(key, history, navigationType === "REPLACE" ? cachedAs.current : null);
    cachedAs.current = key;
  }, [key, history, navigationType]);

  // Updating the address is slow on a phone: show the change first.
  const deferredSearch = useDeferredValue(search);
  const followed = touched || opened.resumed;
  useEffect(() => {
    // While Back or Forward is under way, the location is about to change, and this effect runs again.
    if (!followed || location.search === deferredSearch || !isCurrentEntry(location)) return;
    const { pathname, hash, state } = location;
    navigate({ pathname, search: deferredSearch, hash }, { replace: true, state, preventScrollReset: true });
  }, [followed, deferredSearch, location, navigate]);

  // Until the next change.
  const hasAdded = isFromSizes(location) && opened.resumed && drawn === opened.history.drawn;

  return useMemo(
    () => ({
      history,
      hasAdded,
      dispatch,
      comparison,
      previews,
      waiting,
      search,
      touched,
      unreadable: opened.unreadable,
      openedBare,
    }),
    [history, hasAdded, comparison, previews, waiting, search, touched, opened, openedBare],
  );
}

/**
 * Back and Forward return to the comparison of their history entry. A link to `/`, as articles have, resumes the latest
 * one, and the address follows it. Any other link of the site replaces the latest one in one undo step (D57).
 */
function openComparison({ key, search }: Location, type: `${NavigationType}`) {
  const read = (lengths: Unit) => readComparison(new URLSearchParams(search), lengths);
  const { comparison, unreadable } = read(language.lengths);
  const cached = cachedHistory(key);
  if (cached !== null) return { history: cached, unreadable, isNew: false, resumed: false };
  const latest = latestHistory();
  const isLink = type !== "POP";
  if (
    latest !== null &&
    ((isLink && search === "") || search === comparisonSearch(comparisonOf(latest.drawn), language.lengths))
  ) {
    return { history: latest, unreadable: [], isNew: false, resumed: true };
  }
  // A link that the server or the worker redirects is opened, as an address that was typed.
  const before = isLink ? (latest ?? (type === "PUSH" ? madeComparison() : null)) : null;
  if (before !== null) {
    // The chosen unit stays, unless the link has its own.
    const next = read(before.present.lengths).comparison;
    const history = reduceHistory(before, { type: "replace", comparison: next, hasLengths: true });
    return { history, unreadable, isNew: true, resumed: false };
  }
  return { history: historyOf(stateOf(comparison)), unreadable, isNew: true, resumed: false };
}

/** Whether the list of sizes has added the last screen and led here (D57). */
function isFromSizes({ state }: Location): boolean {
  return (state as { readonly added?: true } | null)?.added === true;
}

export type ComparisonSession = ReturnType<typeof useComparison>;
