import { useEffect } from "react";
import type { ComparisonSession } from "./use-comparison.ts";

/** Ctrl or ⌘ with Z undoes; with Shift too, or with Y, it redoes. Inputs keep the browser's own undo. */
export function useUndoKeys(dispatch: ComparisonSession["dispatch"], enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches("input, textarea, [contenteditable]")) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      dispatch({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [dispatch, enabled]);
}
