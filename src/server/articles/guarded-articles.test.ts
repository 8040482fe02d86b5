import { afterEach, describe, expect, it, vi } from "vitest";
import { StoreUnavailable } from "#domain/article/ports.ts";
import { MemoryArticles, testArticle } from "#tests/server/memory-articles.ts";
import { testApp } from "#tests/server/test-app.ts";
import { STORE_QUICK_TIMEOUT_MS, STORE_RETRY_MS } from "../limits.ts";
import { GuardedArticles } from "./guarded-articles.ts";
import { UnusableResponse } from "./remote-call.ts";

const LATEST = { search: "", page: 1 };

/** A store that takes every read and never answers, as a database that hangs. */
class SilentArticles extends MemoryArticles {
  isSilent = true;
  calls = 0;

  override async list(query: Parameters<MemoryArticles["list"]>[0]) {
    await this.#answer();
    return super.list(query);
  }
  override async revision() {
    await this.#answer();
    return super.revision();
  }
  async #answer(): Promise<void> {
    this.calls++;
    if (this.isSilent) await new Promise(() => {});
  }
}

afterEach(() => void vi.restoreAllMocks());

function passRetryTime(): void {
  const now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now + STORE_RETRY_MS);
}

describe("guarded articles", () => {
  it("are read as they are while the store answers", async () => {
    const store = MemoryArticles.holding([testArticle(1, "One"), testArticle(2, "Two")]);
    const guarded = new GuardedArticles(store, 100);
    expect(await guarded.list(LATEST)).toEqual(await store.list(LATEST));
    expect(await guarded.get("1-one")).toEqual(await store.get("1-one"));
    expect(await guarded.get("1-none")).toBeNull();
    expect(await guarded.entries(1, 5)).toEqual([{ id: "1-one" }]);
    expect(await guarded.revision()).toBe(await store.revision());
  });

  it("fail at once for a while after a failed read, and are read again afterwards", async () => {
    const store = MemoryArticles.holding([testArticle(1, "One")]);
    const guarded = new GuardedArticles(store, 100);
    store.isDown = true;
    await expect(guarded.list(LATEST)).rejects.toThrow(StoreUnavailable);
    store.isDown = false;
    const { reads } = store;
    await expect(guarded.list(LATEST)).rejects.toThrow("the test says so");
    await expect(guarded.get("1-one")).rejects.toThrow(StoreUnavailable);
    await expect(guarded.entries(0, 1)).rejects.toThrow(StoreUnavailable);
    await expect(guarded.revision()).rejects.toThrow(StoreUnavailable);
    expect(store.reads).toBe(reads);
    passRetryTime();
    expect((await guarded.list(LATEST)).infos).toHaveLength(1);
  });

  it("fail after the time limit when the store does not answer, and at once afterwards", async () => {
    const store = new SilentArticles();
    const guarded = new GuardedArticles(store, 50);
    await expect(guarded.list(LATEST)).rejects.toThrow("cannot be read within 50 ms");
    await expect(guarded.revision()).rejects.toThrow(StoreUnavailable);
    expect(store.calls).toBe(1);
  });

  it("do not fail for an error that is no outage", async () => {
    const store = MemoryArticles.holding([testArticle(1, "One")]);
    const guarded = new GuardedArticles(store, 100);
    vi.spyOn(store, "get").mockRejectedValueOnce(new TypeError("a bug"));
    await expect(guarded.get("1-one")).rejects.toThrow("a bug");
    expect(await guarded.get("1-one")).toMatchObject({ title: "One" });
  });

  it("do not fail when another host's response to one call cannot be used", async () => {
    const store = MemoryArticles.holding([testArticle(1, "One")]);
    const guarded = new GuardedArticles(store, 100);
    vi.spyOn(store, "get").mockRejectedValueOnce(new UnusableResponse("status 500"));
    await expect(guarded.get("1-one")).rejects.toThrow(StoreUnavailable);
    expect(await guarded.get("1-one")).toMatchObject({ title: "One" });
  });

  it("count a response as in time that arrived while the event loop was busy", async () => {
    const store = new MemoryArticles();
    vi.spyOn(store, "revision").mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return "1";
    });
    const guarded = new GuardedArticles(store, 20);
    const reading = guarded.revision();
    const until = performance.now() + 60;
    while (performance.now() < until);
    expect(await reading).toBe("1");
  });
});

describe("a site whose store never answers", () => {
  const site = () => {
    const store = new SilentArticles();
    const articles = new GuardedArticles(store, 2_000);
    return { store, app: testApp({ articles: store, quickArticles: new GuardedArticles(articles, 300) }) };
  };
  const timed = async (request: () => Promise<Response>) => {
    const started = performance.now();
    const { status, headers } = await request();
    return { status, ms: performance.now() - started, cacheControl: headers.get("cache-control") };
  };

  it("D20: serves / and comparisons after the short limit, and does not cache them", async () => {
    const { app } = site();
    expect(STORE_QUICK_TIMEOUT_MS).toBe(300);
    for (const path of ["/", "/?screens=27in-16x9", "/"]) {
      const { ms, ...rest } = await timed(() => app.request(path));
      expect(rest).toEqual({ status: 503, cacheControl: "no-store" });
      expect(ms).toBeLessThan(2_000);
    }
  });

  it("serves / after the short limit when it was cached before", async () => {
    const { app, store } = site();
    store.isSilent = false;
    expect((await timed(() => app.request("/"))).status).toBe(200);
    store.isSilent = true;
    expect((await timed(() => app.request("/"))).ms).toBeLessThan(2_000);
    expect((await timed(() => app.request("/"))).ms).toBeLessThan(STORE_QUICK_TIMEOUT_MS);
  });
});
