import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Closes a field that has lost the focus; where a press took it, after that press, since a button that moves under a pressed
 * pointer is not clicked.
 *
 * @returns to call when it has lost the focus
 */
export function useLeave(close: () => void): () => void {
  const press = useRef<"down" | "left" | null>(null);
  const end = useEffectEvent(() => {
    const last = press.current;
    press.current = null;
    if (last === "left") close();
  });
  useEffect(() => {
    const listening = new AbortController();
    const begin = () => {
      press.current ??= "down";
    };
    // The click comes before the next task, and not to everybody: a drag stops its own.
    const release = () => setTimeout(() => listening.signal.aborted || end());
    const listen = (types: readonly string[], listener: () => void) => {
      for (const type of types) document.addEventListener(type, listener, { capture: true, signal: listening.signal });
    };
    // A finger takes the focus after its release, with a mouse's press.
    listen(["pointerdown", "mousedown"], begin);
    // The menu of the second button may take the release.
    listen(["pointerup", "mouseup", "pointercancel", "contextmenu"], release);
    return () => listening.abort();
  }, []);
  return () => {
    if (press.current === null) close();
    else press.current = "left";
  };
}
