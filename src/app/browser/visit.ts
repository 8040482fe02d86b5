/**
 * Whether the page that was loaded last began a visit: it was asked for from outside or loaded again, and not reached
 * by Back or Forward or from a page of ours.
 */
export function pageBeganVisit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const cameBack = navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
  return !cameBack && !document.referrer.startsWith(`${location.origin}/`);
}
