import { isMedia, keepArticle, type OpenedArticle, REVALIDATE, readKeptPicture } from "../kept-articles.ts";
import { deleteOtherReleases, keepRelease, pageIn, type Release, readFile, readShell, shellPath } from "../release.ts";

/*
 * The service worker of a language, at /sw.js for English and /sw-de.js for German: docs/decisions/0023-own-service-worker.md. A browser runs a new one when the visitor has
 * left every page of the former one.
 */

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (tools/build-workers.ts). */
declare const RELEASE: Release;
const release = RELEASE;

/** How long a page or drawing may take to begin before the kept one shows, in milliseconds. */
const PATIENCE = 4000;

/** What a proxy sends for a server that is away. */
const UNAVAILABLE = [502, 503, 504];

/** Addresses below the language that show data, a file or a frame of another site, not a page of the application. */
const NO_PAGE = /^\/(api|assets|media)\/|^\/(?:o?embed|figure)$|^\/[^/]+\.\w+$/;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  event.waitUntil(keepArticle(event.data as OpenedArticle));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    const page = pageIn(release, pathname);
    if (page !== null && !NO_PAGE.test(page)) event.respondWith(openPage(event, pathname));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(keptOr(request, readFile));
  } else if (pathname === "/figure") {
    event.respondWith(openDrawing(request));
  } else if (request.destination === "image") {
    event.respondWith(isMedia(pathname) ? keptOr(request, readKeptPicture) : openDrawing(request));
  }
});

async function install(): Promise<void> {
  await keepRelease(release);
  // An open page of the former release may offer to load the new one.
  if (self.registration.active === null) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) {
    if (pageIn(release, new URL(page.url).pathname) !== null) page.postMessage(release.files);
  }
}

async function activate(): Promise<void> {
  await deleteOtherReleases(release);
  // The request for a page then need not wait until this worker has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The server's page if it comes in time, otherwise the kept one. */
async function openPage(event: FetchEvent, pathname: string): Promise<Response> {
  const fetched = fetchPage(event);
  // Without this the browser reports a preload that nobody waited for.
  event.waitUntil(fetched.catch(() => {}));
  const shell = await readShell(release);
  if (shell === undefined) return fetched;
  if (pathname === shellPath(release)) return shell;
  return (await inTime(fetched)) ?? shell;
}

async function fetchPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse;
  // Without a network, Firefox resolves with such a response where others reject.
  if (preloaded?.type === "error") throw new TypeError("The page could not be preloaded.");
  return preloaded ?? fetch(request);
}

/** The server's drawing if it comes in time, otherwise the kept one: the next release may draw it in another way. */
async function openDrawing(request: Request): Promise<Response> {
  const kept = await readKeptPicture(request);
  if (kept === undefined) return fetch(request);
  return (await inTime(fetch(request, REVALIDATE))) ?? kept;
}

/** Null if the server is away or takes too long. */
async function inTime(fetched: Promise<Response>): Promise<Response | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const response = await Promise.race([fetched.catch(() => null), late]);
  return response === null || UNAVAILABLE.includes(response.status) ? null : response;
}

async function keptOr(request: Request, read: (request: Request) => Promise<Response | undefined>): Promise<Response> {
  return (await read(request)) ?? fetch(request);
}
