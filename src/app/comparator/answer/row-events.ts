import type { MouseEvent, PointerEvent } from "react";
import type { Highlight } from "../../../drawing/scene/highlight.ts";
import type { HighlightHandler } from "../highlight.ts";

interface RowProps {
  /** The number of the row's screen. */
  number: number;
  highlighted: number | null;
  onHighlight: HighlightHandler;
}

/** A row highlights its outline: with a mouse by pointing at it, on a touch screen by a tap and until the next one. */
export function rowEvents({ number, highlighted, onHighlight }: RowProps) {
  const point = (highlight: Highlight | null) => (event: PointerEvent) => {
    if (event.pointerType !== "touch") onHighlight(highlight);
  };
  return {
    "data-highlighted": number === highlighted || undefined,
    onPointerEnter: point({ number, by: "pointer" }),
    onPointerLeave: point(null),
    onClick: ({ target, nativeEvent }: MouseEvent) => {
      // A press on the button highlights by its focus, and a mouse that can press has pointed.
      if (target instanceof Element && target.closest("button") !== null) return;
      if ("pointerType" in nativeEvent && nativeEvent.pointerType === "mouse") return;
      onHighlight(number === highlighted ? null : { number, by: "focus" });
    },
  };
}
