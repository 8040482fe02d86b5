import type { BrowserPage } from "./browser.ts";

/** What a journey causes on purpose, and what an engine says about its own limits. */
const EXPECTED = [
  // The gate breaks the connection or ends the network.
  /details-view|\/sw\.js|fetching the script|Failed to load resource|NS_ERROR|could not connect|network connection/i,
  // Firefox says so of a script that is still loading when its page is left.
  /A ServiceWorker intercepted the request/,
  // WebKitGTK installs no sites; Safari does.
  /manifest-src/,
  // WebKit alone calls this an error: a measurement that itself changes a size is reported in the next frame.
  /ResizeObserver loop completed with undelivered notifications/,
];

export const otherProblems = (page: BrowserPage) =>
  page.problems().filter((problem) => !EXPECTED.some((known) => known.test(problem)));
