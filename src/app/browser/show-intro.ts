/**
 * Shows the intro that was served hidden, if it is this visitor's time for it (D12: "only when the first page loaded in
 * this visit is `/`"). It runs in the page, as text, before the page is painted: it can use nothing but its arguments.
 * @param place the hidden element around the dialog
 * @param wide the media query of the wide layout
 * @param skips the cookies of those who want no intro, in the wide layout and in the narrow one
 */
export function showIntro(place: HTMLElement, wide: string, skips: readonly [wide: string, narrow: string]): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const cameBack = navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  // As it was when the page was loaded anew: what lay over it then does so again (`useOverlay`).
  const isOverlaid = window.history.state?.usr?.overlay !== undefined;
  const skip = skips[window.matchMedia(wide).matches ? 0 : 1];
  const dialog = place.querySelector("dialog");
  if (cameBack || cameFromHere || isOverlaid || document.cookie.split("; ").includes(skip) || dialog === null) return;
  place.hidden = false;
  dialog.removeAttribute("open");
  dialog.showModal();
  // Its button and a press outside close it, though the scripts that will see to it have not come yet.
  dialog.querySelector("form")?.setAttribute("method", "dialog");
  dialog.setAttribute("closedby", "any");
}
