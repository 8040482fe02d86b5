import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { comparisonSearch, readComparison } from "../../comparison/address.ts";
import { historyOf, reduceHistory } from "../../comparison/history.ts";
import { comparisonOf, stateOf } from "../../comparison/state.ts";
import { writeLastComparison } from "../browser/last-comparison.ts";
import { isCurrentEntry } from "../navigation/steps.ts";
import { afterPaint } from "../startup/after-paint.ts";

/**
 * The comparison of this visit. It starts with the one in the address; after each step the address follows, in the same
 * history entry, so that the link can be copied at any time.
 */
export function useComparison() {
  const location = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(() => readComparison(new URLSearchParams(location.search)));
  const [openedBare] = useState(() => location.search === "");
  const [history, dispatch] = useReducer(reduceHistory, opened.comparison, (first) => historyOf(stateOf(first)));
  const { drawn } = history;
  const comparison = useMemo(() => comparisonOf(drawn), [drawn]);
  const screens = useMemo(() => drawn.entries.map(({ id, screen }) => ({ id, screen })), [drawn]);
  const search = useMemo(() => comparisonSearch(comparison), [comparison]);

  // Until the first step the address stays as it was written.
  const touched = history.past.length > 0 || history.future.length > 0;
  const remembered = useRef<string>(null);
  useEffect(() => {
    if (!touched) return;
    const updateAddress = () => {
      // During Back or Forward the next location runs this effect again.
      if (location.search === search || !isCurrentEntry(location)) return;
      const { pathname, hash, state } = location;
      navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
    };
    // After Back only the address differs, and nothing else is painted.
    if (remembered.current === search) {
      updateAddress();
      return;
    }
    // Storing and navigating take a phone longer than a frame.
    return afterPaint(() => {
      remembered.current = search;
      writeLastComparison(search);
      updateAddress();
    });
  }, [touched, search, location, navigate]);

  return useMemo(
    () => ({ history, dispatch, comparison, screens, search, touched, unreadable: opened.unreadable, openedBare }),
    [history, comparison, screens, search, touched, opened, openedBare],
  );
}

export type ComparisonSession = ReturnType<typeof useComparison>;
