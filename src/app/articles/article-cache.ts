import type { ArticleReader } from "#domain/article/ports.ts";
import type { LoadResult, Resource } from "./resource.ts";

/** How long a link or a prefetch uses a cached result, in milliseconds. */
const MAX_AGE = 60_000;
const MAX_ENTRIES = 50;

/** How long the previous page stays while the next one loads, in milliseconds. A longer wait shows a spinner. */
const SPINNER_DELAY = 100;

/** What a route's loader returns: the result, or the promise of one that takes longer. */
export interface ResourceData<T> {
  readonly result: LoadResult<T> | Promise<LoadResult<T>>;
  /** The key of the Suspense boundary: a new request gets a new one, so that it shows its own spinner. */
  readonly suspenseKey: string;
}

interface CacheEntry<T> extends ResourceData<T> {
  readonly time: number;
}

/*
 * The results and pending requests of this browser, the oldest first. Failures are not cached. Only code of the browser
 * uses it: on a server it would be shared between visitors.
 */
const cache = new Map<string, CacheEntry<unknown>>();
let requestCount = 0;

/**
 * Returns a cached or pending result, or requests a new one.
 *
 * @param acceptsStale for Back and Forward, which show a page as it was left, however long ago
 */
export async function loadCached<T>(
  resource: Resource<T>,
  articles: ArticleReader,
  acceptsStale: boolean,
): Promise<ResourceData<T>> {
  const maxAge = acceptsStale ? Number.POSITIVE_INFINITY : MAX_AGE;
  const { result, suspenseKey } = findCached(resource, maxAge) ?? request(resource, articles);
  return { result: (await valueWithin(SPINNER_DELAY, result)) ?? result, suspenseKey };
}

/** Requests a resource that the visitor may open next, unless it is cached or pending. */
export function prefetch(resource: Resource<unknown>, articles: ArticleReader): void {
  if (findCached(resource, MAX_AGE) === undefined) request(resource, articles);
}

/** Caches a result that was part of the served page, unless there is a newer one. */
export function cacheServed(key: string, result: LoadResult<unknown>): void {
  if (!cache.has(key)) store(key, result);
}

/** Makes the next load send a new request. */
export function invalidate(key: string): void {
  cache.delete(key);
}

function findCached<T>({ key }: Resource<T>, maxAge: number): CacheEntry<T> | undefined {
  const entry = cache.get(key);
  if (entry === undefined || Date.now() - entry.time >= maxAge) return undefined;
  return entry as CacheEntry<T>;
}

function request<T>(resource: Resource<T>, articles: ArticleReader): CacheEntry<T> {
  const result = resource.load(articles);
  const pending = { result, suspenseKey: `${resource.key} ${++requestCount}`, time: Date.now() };
  add(resource.key, pending);
  result.then((loaded) => {
    // The entry may have been invalidated or replaced in the meantime.
    if (cache.get(resource.key) === pending) store(resource.key, loaded);
  });
  return pending;
}

function store(key: string, result: LoadResult<unknown>): void {
  if (result.ok) add(key, { result, suspenseKey: key, time: Date.now() });
  else cache.delete(key);
}

function add(key: string, entry: CacheEntry<unknown>): void {
  cache.delete(key);
  cache.set(key, entry);
  const [oldest] = cache.keys();
  if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
}

/** The promise's value if it is there in time, otherwise null. */
async function valueWithin<T>(milliseconds: number, promise: T | Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  const value = await Promise.race([promise, timeout]);
  clearTimeout(timer);
  return value;
}
