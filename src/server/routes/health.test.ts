import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testApp } from "#tests/server/test-app.ts";

describe("GET /api/health", () => {
  it("says alive and ready, and is never cached", async () => {
    const response = await testApp().request("/api/health");
    expect(await response.json()).toEqual({ alive: true, ready: true });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("says alive and not ready while the store is down", async () => {
    const { request, articles } = testApp();
    articles.isDown = true;
    expect(await (await request("/api/health")).json()).toMatchObject({ alive: true, ready: false, status: 503 });
  });
});

describe("while the store accepts calls and never responds", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function siteWithSilentStore() {
    const { request, articles } = testApp();
    const never = () => new Promise<never>(() => {});
    vi.spyOn(articles, "revision").mockImplementation(never);
    vi.spyOn(articles, "list").mockImplementation(never);
    return request;
  }

  it("/api/health returns 503 after two seconds", async () => {
    const response = siteWithSilentStore()("/api/health");
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await response).status).toBe(503);
  });

  it("/robots.txt returns at once", async () => {
    expect((await siteWithSilentStore()("/robots.txt")).status).toBe(200);
  });
});
