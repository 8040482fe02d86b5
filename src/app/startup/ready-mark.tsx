import { Suspense, useEffect } from "react";
import { HYDRATED } from "./early-presses.ts";
import { useHydrated } from "./hydration.ts";

/**
 * Once the whole page is hydrated, and in the layout of its window, it does what was pressed before, and sets `data-ready` on `<html>`
 * for tests and other automated visitors. React hydrates Suspense boundaries after the page around them, so the mark needs its own.
 */
export function ReadyMark() {
  return (
    <Suspense>
      <Mark />
    </Suspense>
  );
}

function Mark() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    document.documentElement.dataset.ready = "";
    window.dispatchEvent(new Event(HYDRATED));
  }, [hydrated]);
  return null;
}
