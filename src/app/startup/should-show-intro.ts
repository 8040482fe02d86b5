/**
 * Decides whether the intro opens (D12: only if `/` is the first page of the visit). The page contains this
 * function as text and runs it before the first paint, so it uses only its arguments and the browser.
 *
 * @param wide the media query of the wide layout
 * @param skipCookies the cookies that skip the intro in the wide and the narrow layout
 * @param navigationState `navigationState` of the router, which is text too
 */
export function shouldShowIntro(
  wide: string,
  skipCookies: readonly [wide: string, narrow: string],
  navigationState: () => unknown,
): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isBackOrForward = navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
  const comesFromThisSite = document.referrer.startsWith(`${location.origin}/`);
  // After a reload, an overlay that was open opens again (`useOverlay`).
  const hasOverlay = (navigationState() as { overlay?: string } | null)?.overlay !== undefined;
  const skipCookie = skipCookies[window.matchMedia(wide).matches ? 0 : 1];
  return !isBackOrForward && !comesFromThisSite && !hasOverlay && !document.cookie.split("; ").includes(skipCookie);
}
