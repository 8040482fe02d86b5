import { createContext, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Highlight } from "#drawing/scene/highlighted-scene.ts";

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
  const isResting = useRestingPointer();
  const onHighlight = useCallback(
    (next: Highlight | null) => {
      if (next?.by !== "pointer" || !isResting.current) setHighlight(next);
    },
    [isResting],
  );
  const [previousDrawn, setPreviousDrawn] = useState(drawn);
  if (drawn !== previousDrawn) {
    setPreviousDrawn(drawn);
    if (highlight?.by === "pointer") setHighlight(null);
  }
  return useMemo(() => ({ highlight, onHighlight }), [highlight, onHighlight]);
}

/** Whether the pointer has not moved since it pressed: what comes under it then is not pointed at. */
function useRestingPointer() {
  const isResting = useRef(false);
  useEffect(() => {
    let pressed: PointerEvent | null = null;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener(
      "pointerdown",
      (event) => {
        pressed = event;
        isResting.current = true;
      },
      options,
    );
    // React tells an entered element already when the pointer leaves the former one.
    for (const type of ["pointerout", "pointerover", "pointermove"] as const) {
      document.addEventListener(
        type,
        ({ clientX, clientY }) => {
          if (clientX !== pressed?.clientX || clientY !== pressed.clientY) isResting.current = false;
        },
        options,
      );
    }
    return () => listening.abort();
  }, []);
  return isResting;
}
