import type { OpenedArticle } from "#offline/kept-articles.ts";
import { serviceWorkers } from "../browser/service-workers.ts";

/** Asks the service worker of any language, once there is one, to keep an article that the visitor reads. */
export async function keepArticle(opened: OpenedArticle): Promise<void> {
  const registration = await serviceWorkers()?.ready;
  registration?.active?.postMessage(opened);
}
