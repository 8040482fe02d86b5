import type { ArticleReader } from "../../domain/article/ports.ts";
import { prefetch } from "./article-cache.ts";
import { resourceAt } from "./article-resources.ts";

/*
 * What the browser's entry loads with the first request for an article or list. The article pages contain it. `/` is
 * served with its latest articles, so it needs none of this at first.
 */

export { httpArticleReader } from "./http-article-reader.ts";

/** Requests what the page at an address of this site shows, unless it is cached or pending. */
export function prefetchPage(url: URL, articles: ArticleReader): void {
  const resource = resourceAt(url);
  if (resource !== null) prefetch(resource, articles);
}
