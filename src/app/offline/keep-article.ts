import type { OpenedArticle } from "../../offline/kept-articles.ts";

/** Asks the service worker, once there is one, to keep an article that the visitor reads. */
export async function keepArticle(opened: OpenedArticle): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(opened);
}
