/*
 * The worker that the server sends at /sw.js, and at those of the other languages, when `OFFLINE` is `off`. It replaces the site's worker at once, deletes what
 * that has kept, and removes itself.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("diagonal-")).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

// Makes this file a module.
export {};
