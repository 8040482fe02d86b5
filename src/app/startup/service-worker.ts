import { workerPath } from "#offline/worker-path.ts";
import { language } from "#words/page/language.ts";
import { serviceWorkers } from "../browser/service-workers.ts";

/**
 * Registers the service worker as soon as the page is idle. Without service workers, which need https or this machine,
 * nothing changes: docs/decisions/0023-own-service-worker.md
 */
export function registerServiceWorker(): void {
  const workers = import.meta.env.PROD ? serviceWorkers() : undefined;
  if (workers === undefined) return;
  const register = async () => {
    const options = { scope: language.path || "/", updateViaCache: "none" } as const;
    const registration = await workers.register(workerPath(language), options);
    // On the first page in another language it resolves to the worker of English, whose scope is the whole site.
    await workers.ready;
    const { watchReleases } = await import("../offline/new-release-notice.tsx");
    watchReleases(registration);
  };
  // Registering may be forbidden, or the storage full: the site then works with a network.
  const start = () => register().catch(() => {});
  // Safari has no idle callback.
  (window.requestIdleCallback ?? setTimeout)(start);
}
