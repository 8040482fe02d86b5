import { createContext, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Highlight } from "#drawing/scene/highlighted-scene.ts";
import { followRestingPointer } from "#ui/resting-pointer.ts";

export type HighlightHandler = (highlight: Highlight | null) => void;

/** Which screens the drawing, the answer and the editors point out together. */
interface Highlighting {
  /** The screen that is pointed at or has the focus, on a phone the one that was tapped. */
  readonly highlight: Highlight | null;
  readonly onHighlight: HighlightHandler;
}

export const HighlightContext = createContext<Highlighting>({
  highlight: null,
  onHighlight() {},
});

/**
 * @param drawn the state after the latest step. With a new one the pointer's highlight ends, so that nothing stays
 *   dimmed after a check or a removal, until the pointer moves again.
 */
export function useHighlighting(drawn: object): Highlighting {
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  const isResting = useRef((): boolean => false);
  useEffect(() => {
    const following = new AbortController();
    isResting.current = followRestingPointer(following.signal);
    return () => following.abort();
  }, []);
  const onHighlight = useCallback((next: Highlight | null) => {
    if (next?.by !== "pointer" || !isResting.current()) setHighlight(next);
  }, []);
  const [previousDrawn, setPreviousDrawn] = useState(drawn);
  if (drawn !== previousDrawn) {
    setPreviousDrawn(drawn);
    if (highlight?.by === "pointer") setHighlight(null);
  }
  return useMemo(() => ({ highlight, onHighlight }), [highlight, onHighlight]);
}
