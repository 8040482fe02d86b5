import { useSyncExternalStore } from "react";

/** At this size of the root's text nothing is scaled, in pixels. */
const USUAL = 16;

/** How many times the usual size texts have that follow the browser's text size. */
export function useTextScale(): number {
  return useSyncExternalStore(subscribe, readTextScale, () => 1);
}

function readTextScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
}

/** No event tells of another text size, but what is measured in it changes. */
function subscribe(onChange: () => void): () => void {
  const probe = document.createElement("div");
  Object.assign(probe.style, { position: "fixed", inlineSize: "1rem", visibility: "hidden" });
  document.body.append(probe);
  const observer = new ResizeObserver(onChange);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}
