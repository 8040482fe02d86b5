/**
 * Whether it is this visitor's time for the intro (D12: "only when the first page loaded in this visit is `/`"). It runs
 * in the page, as text, before the page is painted: it can use nothing but its arguments.
 * @param wide the media query of the wide layout
 * @param skips the cookies of those who want no intro, in the wide layout and in the narrow one
 */
export function isIntroTime(wide: string, skips: readonly [wide: string, narrow: string]): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const cameBack = navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  // As it was when the page was loaded anew: what lay over it then does so again (`useOverlay`).
  const isOverlaid = window.history.state?.usr?.overlay !== undefined;
  const skip = skips[window.matchMedia(wide).matches ? 0 : 1];
  return !cameBack && !cameFromHere && !isOverlaid && !document.cookie.split("; ").includes(skip);
}
