import type { ClientInstrumentation } from "react-router";
import { sitePath } from "../navigation/site-path.ts";

/*
 * A new release removes the scripts of the old one, so an open page cannot load the scripts that it has not loaded yet.
 * A reload brings the new release.
 */

/** Session storage key: the build that has been reloaded, which prevents a reload loop. */
const RELOADED_BUILD = "diagonal.reloaded-for";
/** Session storage key: the visitor's destination when React Router reloaded the page. */
const DESTINATION = "diagonal.going-to";

/** Recognises the error messages of Chromium, Firefox, Safari and Vite for a script that cannot be loaded. */
export function isScriptLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  );
}

/** Reloads the page at most once per build, and not while offline. */
export function reloadOncePerBuild(): void {
  // This script's URL contains a hash of the code.
  const build = import.meta.url;
  try {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_BUILD) === build) return;
    sessionStorage.setItem(RELOADED_BUILD, build);
  } catch {
    // Without storage the page could reload for ever.
    return;
  }
  window.location.reload();
}

/** React Router reloads the page if the next route's script is missing, and forgets the destination. This stores it. */
export const rememberDestination: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(callNavigate, { to }) {
        const remember = () => {
          try {
            if (typeof to === "string") sessionStorage.setItem(DESTINATION, to);
          } catch {
            // The visitor has to press the link again.
          }
        };
        window.addEventListener("pagehide", remember);
        await callNavigate();
        window.removeEventListener("pagehide", remember);
      },
    });
  },
};

/** After such a reload, opens the stored destination. */
export function resumeNavigation(): void {
  try {
    const destination = sessionStorage.getItem(DESTINATION);
    sessionStorage.removeItem(DESTINATION);
    const [navigation] = performance.getEntriesByType("navigation");
    const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
    if (isReload && isOwnAddress(destination))
      window.location.assign(destination.startsWith("/") ? sitePath(destination) : destination);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

/** Links of the application name a path or a query; whatever else was written to the storage leads nowhere. */
function isOwnAddress(destination: string | null): destination is string {
  const { origin } = window.location;
  return (
    destination !== null &&
    /^[/?]/.test(destination) &&
    URL.canParse(destination, origin) &&
    new URL(destination, origin).origin === origin
  );
}
