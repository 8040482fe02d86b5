import type { Article } from "#domain/article/article.ts";
import { articleAddress } from "#domain/article/article-address.ts";

/*
 * The articles that a visitor opened, in the browser's cache storage. The worker keeps them, the pages read them.
 * Both caches outlive a release: they hold data and no code.
 */

const ARTICLES = "diagonal-articles";
const PICTURES = "diagonal-pictures";

const MEGABYTE = 1024 * 1024;

/** What is used least recently goes first. */
const ARTICLE_LIMITS: Limits = { entries: 30, bytes: 5 * MEGABYTE };
const PICTURE_LIMITS: Limits = { entries: 200, bytes: 20 * MEGABYTE };

/** The message to the worker: an article is open. */
export interface OpenedArticle {
  readonly article: Article;
  /** Absolute addresses of its pictures on this site. */
  readonly pictures: readonly string[];
}

/** Keeps an article with those of its pictures that can be loaded. Keeping it again marks it as just used. */
export async function keepArticle({ article, pictures }: OpenedArticle): Promise<void> {
  const articles = await caches.open(ARTICLES);
  await articles.put(articleAddress(article.id), Response.json(article));
  await trim(articles, ARTICLE_LIMITS);
  const cache = await caches.open(PICTURES);
  await Promise.allSettled(pictures.map((picture) => keepPicture(cache, picture)));
  await trim(cache, PICTURE_LIMITS);
}

/** The last opened comes first. */
export async function readKeptArticles(): Promise<readonly Article[]> {
  if (!(await caches.has(ARTICLES))) return [];
  const cache = await caches.open(ARTICLES);
  const responses = await Promise.all((await cache.keys()).toReversed().map((key) => cache.match(key)));
  return Promise.all(responses.filter((response) => response !== undefined).map((response) => response.json()));
}

export async function readKeptPicture(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: PICTURES, ignoreVary: true });
}

/** Whether a path is that of a picture whose name changes with its content. */
export function isMedia(pathname: string): boolean {
  return pathname.startsWith("/media/");
}

/** Loads a picture, unless it is kept already and never changes, and marks it as just used. */
async function keepPicture(cache: Cache, address: string): Promise<void> {
  const kept = await cache.match(address, { ignoreVary: true });
  const loaded = kept !== undefined && isMedia(new URL(address).pathname) ? kept : await load(address);
  const response = loaded ?? kept;
  if (response !== undefined) await cache.put(address, response);
}

/** For drawings: `stale-while-revalidate` lets a browser take the former response for a minute. */
export const REVALIDATE = { cache: "no-cache" } as const;

/** Undefined if the server is away or has no such picture. */
async function load(address: string): Promise<Response | undefined> {
  const response = await fetch(address, REVALIDATE).catch(() => undefined);
  return response?.ok === true ? response : undefined;
}

interface Limits {
  readonly entries: number;
  readonly bytes: number;
}

/** Deletes the oldest entries of a cache beyond its limits. A cache lists its entries in the order of their last `put`. */
export async function trim(cache: Cache, limits: Limits): Promise<void> {
  let [entries, bytes] = [0, 0];
  for (const key of (await cache.keys()).toReversed()) {
    entries++;
    bytes += (await (await cache.match(key))?.blob())?.size ?? 0;
    if (entries > limits.entries || bytes > limits.bytes) await cache.delete(key);
  }
}
