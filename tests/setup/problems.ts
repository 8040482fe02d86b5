import type { BrowserContext } from "@playwright/test";

/**
 * Records console errors and warnings, uncaught errors (React reports a hydration mismatch as one), failed requests, and
 * requests to other hosts.
 * @param hasWorker whether a service worker may answer the pages' requests
 * @returns the list, which grows until the context is closed
 */
export function recordProblems(context: BrowserContext, site: string, hasWorker = false): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    // Playwright says this where a test has no service worker.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (["error", "warning"].includes(message.type())) {
      problems.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (error) => {
    problems.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "unknown";
    // Leaving a page aborts its pending requests; those of pictures that a service worker answers fail. Whether one runs at
    // the moment says nothing: the browser stops an idle one and starts it for the next request.
    const isLeft =
      reason === "net::ERR_ABORTED" ||
      (hasWorker && reason === "net::ERR_FAILED" && ["image", "fetch"].includes(request.resourceType()));
    if (isLeft) return;
    // Where scripts are off, Chromium refuses their preloads. Scripts that a policy of ours refused would be errors in the console.
    if (reason === "csp" && request.url().startsWith(`${site}/assets/`)) return;
    problems.push(`request failed: ${request.url()} (${reason})`);
  });
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(site).origin) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
  return problems;
}
