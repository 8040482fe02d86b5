import { useState } from "react";
import type { Highlight } from "../../drawing/scene/highlight.ts";

export type HighlightHandler = (highlight: Highlight | null) => void;

/**
 * @param drawn the state after the latest step. With a new one the pointer's highlight ends, so that nothing stays
 *   dimmed after a check or a removal, until the pointer moves again.
 */
export function useHighlight(drawn: object): readonly [Highlight | null, HighlightHandler] {
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  const [previousDrawn, setPreviousDrawn] = useState(drawn);
  if (drawn !== previousDrawn) {
    setPreviousDrawn(drawn);
    if (highlight?.by === "pointer") setHighlight(null);
  }
  return [highlight, setHighlight];
}
