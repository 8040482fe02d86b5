import { type RefObject, useEffect } from "react";
import type { ComparisonSession } from "./use-comparison.ts";

/**
 * Ctrl or ⌘ with Z takes a change back, with Shift too (or with Y) makes it again. Inputs keep the browser's own undo,
 * and while a dialog of something else is open nothing changes behind it.
 *
 * @param page what holds all that belongs to the comparison
 */
export function useUndoKeys(page: RefObject<HTMLElement | null>, dispatch: ComparisonSession["dispatch"]): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches("input, textarea, [contenteditable]")) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      const modal = document.querySelector("dialog:modal");
      if (modal !== null && !page.current?.contains(modal)) return;
      event.preventDefault();
      dispatch({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [page, dispatch]);
}
