import { type MouseEvent, type PointerEvent, use } from "react";
import type { ScreenId } from "#comparison/listed-screen.ts";
import type { Highlight } from "#drawing/scene/highlighted-scene.ts";
import { HighlightContext } from "../highlight.ts";

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
