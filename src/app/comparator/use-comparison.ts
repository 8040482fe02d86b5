import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { readSearch, searchOf } from "../../comparison/address.ts";
import type { Arrangement } from "../../comparison/arrangement.ts";
import { historyOf, reduceHistory } from "../../comparison/history.ts";
import type { Entry } from "../../comparison/state.ts";
import type { DrawnScreen } from "../../drawing/drawing.tsx";
import { writeLastComparison } from "../browser/last-comparison.ts";
import { isCurrentEntry } from "../navigation/steps.ts";
import { afterPaint } from "../startup/after-paint.ts";

/**
 * The comparison of this visit: it begins with what the address says, and the address follows what becomes of it,
 * replacing its entry in the history, so that the link can be kept and sent at any moment.
 */
export function useComparison() {
  const location = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(() => readSearch(new URLSearchParams(location.search)));
  const [openedBare] = useState(() => location.search === "");
  const [history, dispatch] = useReducer(reduceHistory, opened.state, historyOf);
  const [chosenAlignment, setArrangement] = useState<Arrangement | null>(null);
  const alignment = chosenAlignment ?? opened.alignment;
  const screens = useDrawnScreens(history.present.entries);
  const search = useMemo(
    () =>
      searchOf(
        screens.map(({ screen }) => screen),
        alignment,
      ),
    [screens, alignment],
  );

  // Until something changes the address stays as it was written.
  const touched = history.past.length > 0 || history.future.length > 0 || chosenAlignment !== null;
  /** What was last kept for the next visit. */
  const kept = useRef<string>(null);
  useEffect(() => {
    if (!touched) return;
    const follow = () => {
      // Amid Back or Forward there is a place to come, where this is done again.
      if (location.search === search || !isCurrentEntry(location)) return;
      const { pathname, hash, state } = location;
      navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
    };
    // A step back changes nothing but the address, which would be the old one until the next paint.
    if (kept.current === search) {
      follow();
      return;
    }
    // Telling the browser and the router takes as long as the change itself, on a phone a frame and more.
    return afterPaint(() => {
      kept.current = search;
      writeLastComparison(search);
      follow();
    });
  }, [touched, search, location, navigate]);

  /** Puts the comparison of another address's query in the place of this one; of it, undo takes back the screens. */
  const open = useCallback((query: string) => {
    const read = readSearch(new URLSearchParams(query));
    dispatch({ type: "replace", state: read.state });
    setArrangement(read.alignment);
  }, []);

  return useMemo(
    () => ({
      history,
      dispatch,
      open,
      screens,
      alignment,
      setArrangement,
      search,
      touched,
      unreadable: opened.unreadable,
      openedBare,
    }),
    [history, open, screens, alignment, search, touched, opened, openedBare],
  );
}

export type Comparison = ReturnType<typeof useComparison>;

/** The screens to draw: the same array for as long as no screen changes, whatever is typed. */
function useDrawnScreens(entries: readonly Entry[]): readonly DrawnScreen[] {
  const last = useRef<readonly DrawnScreen[]>([]);
  return useMemo(() => {
    const same =
      last.current.length === entries.length &&
      entries.every((entry, index) => entry.screen === last.current[index]?.screen);
    if (!same) last.current = entries.map(({ id, screen }) => ({ id, screen }));
    return last.current;
  }, [entries]);
}
