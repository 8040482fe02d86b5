import { startTransition, useEffect, useState } from "react";
import { useWasServed } from "../startup/hydrated.ts";

/** S9: "Desktop layout at 900 px and wider; mobile is below 900 px." */
export const WIDE = "(width >= 900px)";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

export type LayoutKind = "wide" | "narrow" | "unknown";

/** Which of the two layouts the window has room for: unknown on the server and while the served page is taken over. */
export function useLayoutKind(): LayoutKind {
  const wide = useMediaQuery(WIDE);
  return wide === null ? "unknown" : wide ? "wide" : "narrow";
}

/** Whether the visitor welcomes motion; false while that is unknown. */
export function useMotionWelcome(): boolean {
  return useMediaQuery(REDUCED_MOTION) === false;
}

/** Whether a media query holds now; null on the server and while the served page is taken over. */
function useMediaQuery(query: string): boolean | null {
  const wasServed = useWasServed();
  const [matches, setMatches] = useState(() => (wasServed ? null : window.matchMedia(query).matches));
  useEffect(() => {
    const list = window.matchMedia(query);
    const follow = () => startTransition(() => setMatches(list.matches));
    follow();
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, [query]);
  return matches;
}
