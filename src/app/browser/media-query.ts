import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useWasServed } from "../startup/hydration.ts";

/** The desktop layout; narrower windows have the mobile layout (S9.4). */
export const WIDE = "(width >= 900px)";

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

export type LayoutKind = "wide" | "narrow" | "unknown";

/** The layout that the window has room for; unknown on the server and during hydration. */
export function useLayoutKind(): LayoutKind {
  const wide = useMediaQuery(WIDE);
  return wide === null ? "unknown" : wide ? "wide" : "narrow";
}

/** Whether to avoid motion; true on the server and during hydration. */
export function useReducedMotion(): boolean {
  return useMediaQuery(REDUCED_MOTION) !== false;
}

/** Whether fingers press, and no pointer rests over anything; false on the server and during hydration. */
export function useTouch(): boolean {
  return useMediaQuery("(hover: none)") === true;
}

/** Whether a media query matches; null on the server and during hydration. */
function useMediaQuery(query: string): boolean | null {
  const wasServed = useWasServed();
  const [matches, setMatches] = useState(() => (wasServed ? null : window.matchMedia(query).matches));
  useEffect(() => {
    const list = window.matchMedia(query);
    const update = () => startTransition(() => setMatches(list.matches));
    update();
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [query]);
  return matches;
}

/** Whether the page is being printed. The browser lays the sheets out as soon as its events return, so this is at once. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const list = window.matchMedia("print");
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint" || list.matches));
    const listening = new AbortController();
    list.addEventListener("change", update, listening);
    window.addEventListener("beforeprint", update, listening);
    window.addEventListener("afterprint", update, listening);
    return () => listening.abort();
  }, []);
  return printing;
}
