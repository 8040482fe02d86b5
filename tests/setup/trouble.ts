import type { BrowserContext } from "@playwright/test";

/**
 * Records whatever the browser complains about: console errors and warnings, uncaught errors (React reports
 * a hydration mismatch as one), failed requests, and any request to a host that is not the site.
 * @returns the list, which grows while the context lives
 */
export function watchForTrouble(context: BrowserContext, site: string): string[] {
  const troubles: string[] = [];
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      troubles.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (error) => {
    troubles.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
  context.on("requestfailed", (request) => {
    // A request is aborted when the visitor goes on to another page before it is answered.
    const reason = request.failure()?.errorText ?? "unknown";
    if (reason !== "net::ERR_ABORTED") troubles.push(`request failed: ${request.url()} (${reason})`);
  });
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(site).origin) {
      troubles.push(`request to another host: ${request.url()}`);
    }
  });
  return troubles;
}
