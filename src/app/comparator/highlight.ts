import { createContext, useMemo, useState } from "react";
import type { ScreenId } from "../../comparison/listed-screen.ts";
import type { Highlight } from "../../drawing/scene/highlight.ts";
import type { LayoutKind } from "../browser/media-query.ts";

export type HighlightHandler = (highlight: Highlight | null) => void;

/** Which screens the drawing, the answer and the editors point out together. */
interface Highlighting {
  /** The screen that is pointed at or has the focus, else the selected one. */
  readonly highlight: Highlight | null;
  readonly onHighlight: HighlightHandler;
  /** The screen whose outline was tapped on a phone. */
  readonly selectedId: ScreenId | null;
  readonly onSelect: (id: ScreenId | null) => void;
}

export const HighlightContext = createContext<Highlighting>({
  highlight: null,
  onHighlight() {},
  selectedId: null,
  onSelect() {},
});

/**
 * @param drawn the state after the latest step. With a new one the pointer's highlight ends, so that nothing stays
 *   dimmed after a check or a removal, until the pointer moves again.
 */
export function useHighlighting(drawn: object, layout: LayoutKind): Highlighting {
  const [pointedOut, onHighlight] = useState<Highlight | null>(null);
  const [selected, onSelect] = useState<ScreenId | null>(null);
  const [previousDrawn, setPreviousDrawn] = useState(drawn);
  if (drawn !== previousDrawn) {
    setPreviousDrawn(drawn);
    if (pointedOut?.by === "pointer") onHighlight(null);
  }
  const selectedId = layout === "narrow" ? selected : null;
  return useMemo(() => {
    const highlight = pointedOut ?? (selectedId === null ? null : { id: selectedId, by: "focus" });
    return { highlight, onHighlight, selectedId, onSelect };
  }, [pointedOut, selectedId]);
}
