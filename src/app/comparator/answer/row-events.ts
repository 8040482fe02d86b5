import type { MouseEvent, PointerEvent } from "react";
import type { ScreenId } from "../../../comparison/listed-screen.ts";
import type { Highlight } from "../../../drawing/scene/highlight.ts";
import type { HighlightHandler } from "../highlight.ts";

interface RowProps {
  /** The row's screen. */
  id: ScreenId;
  highlighted: ScreenId | null;
  onHighlight: HighlightHandler;
}

/** A row highlights its outline: with a mouse by pointing at it, on a touch screen by a tap and until the next one. */
export function rowEvents({ id, highlighted, onHighlight }: RowProps) {
  const point = (highlight: Highlight | null) => (event: PointerEvent) => {
    if (event.pointerType !== "touch") onHighlight(highlight);
  };
  return {
    "data-highlighted": id === highlighted || undefined,
    onPointerEnter: point({ id, by: "pointer" }),
    onPointerLeave: point(null),
    onClick: ({ target, nativeEvent }: MouseEvent) => {
      // A press on the button highlights by its focus, and a mouse that can press has pointed.
      if (target instanceof Element && target.closest("button") !== null) return;
      if ("pointerType" in nativeEvent && nativeEvent.pointerType === "mouse") return;
      onHighlight(id === highlighted ? null : { id, by: "focus" });
    },
  };
}
