import { useSyncExternalStore } from "react";
import type { Size } from "#domain/geometry/size.ts";
import { displayKey } from "#domain/viewing/calibration.ts";

/** The whole display in CSS pixels. Chromium does not count the page's zoom. */
export function displaySize(): Size {
  const { width, height } = window.screen;
  return { width, height };
}

export function currentDisplayKey(): string {
  return displayKey(displaySize(), window.devicePixelRatio);
}

/** The key of the display that shows the window, at its zoom level. Follows both. Not for the server. */
export function useDisplayKey(): string {
  return useSyncExternalStore(subscribeToDisplay, currentDisplayKey);
}

function subscribeToDisplay(onChange: () => void): () => void {
  let query = displayQuery();
  const onQueryChange = () => {
    query.removeEventListener("change", onQueryChange);
    query = displayQuery();
    query.addEventListener("change", onQueryChange);
    onChange();
  };
  query.addEventListener("change", onQueryChange);
  // A zoom always resizes the page, and its ratio may be no number that a query can match.
  window.addEventListener("resize", onChange);
  return () => {
    query.removeEventListener("change", onQueryChange);
    window.removeEventListener("resize", onChange);
  };
}

/** Matches until the window is on another display or has another zoom level. */
function displayQuery(): MediaQueryList {
  const { width, height } = displaySize();
  const { devicePixelRatio } = window;
  return window.matchMedia(
    `(resolution: ${devicePixelRatio}dppx) and (device-width: ${width}px) and (device-height: ${height}px)`,
  );
}

/** How much a pinch magnifies the page: 1 without one. It changes no CSS pixel and no `devicePixelRatio`. */
export function usePinchZoom(): number {
  return useSyncExternalStore(subscribeToPinch, () => window.visualViewport?.scale ?? 1);
}

function subscribeToPinch(onChange: () => void): () => void {
  window.visualViewport?.addEventListener("resize", onChange);
  return () => window.visualViewport?.removeEventListener("resize", onChange);
}
