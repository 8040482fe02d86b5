import { Suspense, useEffect } from "react";

/**
 * Sets `data-ready` on `<html>` once the whole page is hydrated, for tests and other automated visitors. React hydrates
 * Suspense boundaries after the page around them, so the mark needs its own boundary.
 */
export function ReadyMark() {
  return (
    <Suspense>
      <Mark />
    </Suspense>
  );
}

function Mark() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}
