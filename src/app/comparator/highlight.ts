import { useState } from "react";
import type { ScreenId } from "../../comparison/listed-screen.ts";

/** The screen that stands out, and why. Only pointing dims the others (V3). */
export interface Highlight {
  readonly id: ScreenId;
  readonly by: "pointer" | "focus";
}

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
