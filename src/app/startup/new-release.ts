import type { ClientInstrumentation } from "react-router";

/*
 * After a new release the scripts of the old one are gone. A page that stays open meanwhile cannot load what it has
 * not loaded yet; loading the page anew brings it the new release.
 */

/** The build for which the page has been loaded anew, so that it happens once and not in a circle. */
const RELOADED_FOR = "diagonal.reloaded-for";
/** Where the visitor was going when React Router loaded the page anew. */
const GOING_TO = "diagonal.going-to";

/** Whether an error says that a script could not be loaded, in the words of Chromium, Firefox, Safari and Vite. */
export function isMissingScript(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  );
}

/** Loads the page anew, once for each build, and not where that could only lose what is on the screen. */
export function reloadOnce(): void {
  // The address of this script has a hash of the code in it.
  const build = import.meta.url;
  try {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_FOR) === build) return;
    sessionStorage.setItem(RELOADED_FOR, build);
  } catch {
    // Without a memory there would be no end.
    return;
  }
  window.location.reload();
}

/** React Router loads the page anew when a page to come has no script, and forgets that page: this remembers it. */
export const keepDestination: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(callNavigate, { to }) {
        const remember = () => {
          try {
            if (typeof to === "string") sessionStorage.setItem(GOING_TO, to);
          } catch {
            // The visitor will have to ask once more.
          }
        };
        window.addEventListener("pagehide", remember);
        await callNavigate();
        window.removeEventListener("pagehide", remember);
      },
    });
  },
};

/** Goes on to where the visitor was going when the page was loaded anew. */
export function resumeNavigation(): void {
  try {
    const destination = sessionStorage.getItem(GOING_TO);
    sessionStorage.removeItem(GOING_TO);
    const [navigation] = performance.getEntriesByType("navigation");
    const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
    if (destination !== null && isReload) window.location.assign(destination);
  } catch {
    // Nothing was kept.
  }
}
