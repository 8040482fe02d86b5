import {
  createContext,
  type MouseEvent,
  type PointerEvent,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { ScreenId } from "#comparison/listed-screen.ts";
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

/** A row highlights its outline: with a mouse by pointing at it, on a touch screen by a tap and until the next one. */
export function useRowEvents() {
  const { highlight: current, onHighlight } = use(HighlightContext);
  const point = (highlight: Highlight | null) => (event: PointerEvent) => {
    if (event.pointerType !== "touch") onHighlight(highlight);
  };
  return (id: ScreenId) => ({
    "data-highlighted": id === current?.id || undefined,
    onPointerEnter: point({ id, by: "pointer" }),
    onPointerLeave: point(null),
    onClick: ({ target, nativeEvent }: MouseEvent) => {
      // A press on the name chooses the base, and a mouse that can press has pointed.
      if (target instanceof Element && target.closest("button, label") !== null) return;
      if ("pointerType" in nativeEvent && nativeEvent.pointerType === "mouse") return;
      onHighlight(id === current?.id ? null : { id, by: "focus" });
    },
  });
}
