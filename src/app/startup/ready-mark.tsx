import { Suspense, useEffect } from "react";

/**
 * Sets `data-ready` on `<html>` once React has taken over the whole served page, for tests and other automated visitors.
 * React hydrates Suspense boundaries after the page around them, all in one pass, so the mark stands in one of its own.
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
