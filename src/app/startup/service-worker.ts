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
  // It may be forbidden, or the storage full. The site then works with a network.
  const register = () =>
    workers.register(workerPath(language), { scope: language.path || "/", updateViaCache: "none" }).catch(() => {});
  // Safari has no idle callback.
  (window.requestIdleCallback ?? setTimeout)(register);
  workers.ready
    .then(async (registration) => (await import("../offline/new-release-notice.tsx")).watchReleases(registration))
    .catch(() => {});
}
