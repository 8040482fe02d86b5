import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ArticleReader } from "#domain/article/ports.ts";
import { cacheServed, invalidate, loadCached, prefetch } from "./article-cache.ts";
import type { LoadResult, Resource } from "./resource.ts";

const ARTICLES = {} as ArticleReader;
const MINUTE = 60_000;

type Respond = (request: number) => Promise<LoadResult<number>> | LoadResult<number>;

let resourceCount = 0;

/** A resource with its own key. Unless a test says otherwise, its value is the number of the request. */
function countingResource(respond: Respond = success) {
  let requests = 0;
  const resource: Resource<number> = { key: `/resource/${resourceCount++}`, load: async () => respond(++requests) };
  return { resource, requests: () => requests };
}

const success = (value: number): LoadResult<number> => ({ ok: true, value });
const failure: LoadResult<number> = { ok: false, status: 500 };
const successAfter = (milliseconds: number) => (request: number) =>
  new Promise<LoadResult<number>>((resolve) => setTimeout(resolve, milliseconds, success(request)));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a cached result", () => {
  it("is used for a minute", async () => {
    const { resource, requests } = countingResource();
    expect((await loadCached(resource, ARTICLES, false)).result).toEqual(success(1));
    vi.advanceTimersByTime(MINUTE - 1);
    expect((await loadCached(resource, ARTICLES, false)).result).toEqual(success(1));
    vi.advanceTimersByTime(1);
    expect((await loadCached(resource, ARTICLES, false)).result).toEqual(success(2));
    expect(requests()).toBe(2);
  });

  it("does not live longer by being used", async () => {
    const { resource } = countingResource();
    await loadCached(resource, ARTICLES, false);
    vi.advanceTimersByTime(MINUTE / 2);
    const { result } = await loadCached(resource, ARTICLES, false);
    cacheServed(resource.key, await result);
    vi.advanceTimersByTime(MINUTE / 2);
    expect((await loadCached(resource, ARTICLES, false)).result).toEqual(success(2));
  });

  it("is used by Back however old it is", async () => {
    const { resource, requests } = countingResource();
    await loadCached(resource, ARTICLES, false);
    vi.advanceTimersByTime(600 * MINUTE);
    expect((await loadCached(resource, ARTICLES, true)).result).toEqual(success(1));
    expect(requests()).toBe(1);
  });

  it("S4: is not used once it is invalidated, for example when a search is submitted again", async () => {
    const { resource, requests } = countingResource();
    const first = await loadCached(resource, ARTICLES, false);
    invalidate(resource.key);
    const second = await loadCached(resource, ARTICLES, true);
    expect(requests()).toBe(2);
    expect(second.suspenseKey).not.toBe(first.suspenseKey);
  });

  it("is never a failure", async () => {
    const { resource } = countingResource((request) => (request === 1 ? failure : success(request)));
    expect((await loadCached(resource, ARTICLES, false)).result).toEqual(failure);
    expect((await loadCached(resource, ARTICLES, true)).result).toEqual(success(2));
  });

  it("is the served one until a newer one is loaded", async () => {
    const { resource, requests } = countingResource();
    cacheServed(resource.key, success(100));
    expect((await loadCached(resource, ARTICLES, false)).result).toEqual(success(100));
    expect(requests()).toBe(0);
    vi.advanceTimersByTime(MINUTE);
    await loadCached(resource, ARTICLES, false);
    cacheServed(resource.key, success(100));
    expect((await loadCached(resource, ARTICLES, false)).result).toEqual(success(1));
  });

  it("is removed when fifty newer ones follow", async () => {
    const counted = Array.from({ length: 51 }, () => countingResource());
    for (const { resource } of counted) await loadCached(resource, ARTICLES, false);
    const [first, last] = [counted[0], counted[50]];
    if (first === undefined || last === undefined) throw new Error("There are fewer than 51 resources.");
    await loadCached(first.resource, ARTICLES, true);
    await loadCached(last.resource, ARTICLES, true);
    expect(first.requests()).toBe(2);
    expect(last.requests()).toBe(1);
  });
});

describe("a pending result", () => {
  it("is awaited for a tenth of a second, to avoid a spinner", async () => {
    const { resource } = countingResource(successAfter(99));
    const data = loadCached(resource, ARTICLES, false);
    await vi.advanceTimersByTimeAsync(99);
    expect((await data).result).toEqual(success(1));
  });

  it("is returned as a promise after that, with another Suspense key for each request", async () => {
    const { resource } = countingResource(successAfter(5_000));
    const data = loadCached(resource, ARTICLES, false);
    await vi.advanceTimersByTimeAsync(100);
    const first = await data;
    expect(first.result).toBeInstanceOf(Promise);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await first.result).toEqual(success(1));
    invalidate(resource.key);
    const again = loadCached(resource, ARTICLES, false);
    await vi.advanceTimersByTimeAsync(100);
    expect((await again).suspenseKey).not.toBe(first.suspenseKey);
  });

  it("is requested once by prefetches and the navigation that follows them", async () => {
    const { resource, requests } = countingResource(successAfter(1_000));
    prefetch(resource, ARTICLES);
    prefetch(resource, ARTICLES);
    await vi.advanceTimersByTimeAsync(950);
    const data = loadCached(resource, ARTICLES, false);
    await vi.advanceTimersByTimeAsync(50);
    expect((await data).result).toEqual(success(1));
    prefetch(resource, ARTICLES);
    expect(requests()).toBe(1);
  });

  it("is requested again by the navigation if the prefetch failed", async () => {
    const { resource } = countingResource((request) => (request === 1 ? failure : success(request)));
    prefetch(resource, ARTICLES);
    await vi.advanceTimersByTimeAsync(0);
    expect((await loadCached(resource, ARTICLES, false)).result).toEqual(success(2));
  });

  it("is not cached if it was invalidated in the meantime", async () => {
    const { resource, requests } = countingResource(successAfter(1_000));
    prefetch(resource, ARTICLES);
    invalidate(resource.key);
    await vi.advanceTimersByTimeAsync(1_000);
    prefetch(resource, ARTICLES);
    expect(requests()).toBe(2);
  });
});
