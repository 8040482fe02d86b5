import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Context, Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { SHARED_CACHE_CONTROL } from "./cache-control.ts";
import { ResponseCache, type ResponseCacheOptions } from "./response-cache.ts";

type Handler = (c: Context) => Response | Promise<Response>;

const shared = (body: string) =>
  new Response(body, { headers: { "cache-control": SHARED_CACHE_CONTROL, "content-type": "text/plain" } });

function cached(handler: Handler, options: Partial<ResponseCacheOptions> = {}) {
  const cache = new ResponseCache({ maxBytes: 1_000_000, revision: async () => "1", ...options });
  const app = new Hono();
  app.use(cache.respond, cache.render);
  app.get("*", handler);
  const text = async (path: string) => (await app.request(path)).text();
  return { app, cache, text };
}

describe("ResponseCache", () => {
  it("renders once for simultaneous and later requests", async () => {
    const handler = vi.fn(async () => shared("a"));
    const { app, cache } = cached(handler);
    const responses = await Promise.all(Array.from({ length: 50 }, () => app.request("/")));
    expect(await Promise.all(responses.map((response) => response.text()))).toEqual(Array(50).fill("a"));
    await app.request("/");
    expect(handler).toHaveBeenCalledTimes(1);
    expect(cache).toMatchObject({ hits: 1, misses: 50 });
  });

  it("renders again when the revision changes", async () => {
    let revision = "1";
    const { text } = cached(() => shared(`rendered at ${revision}`), { revision: async () => revision });
    expect(await text("/")).toBe("rendered at 1");
    revision = "2";
    expect(await text("/")).toBe("rendered at 2");
  });

  it("does not send a rendering that began before a publication to a later request", async () => {
    let revision = "1";
    const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let renderings = 0;
    const handler = async () => shared(await (gates[renderings++] as (typeof gates)[0]).promise);
    const { text } = cached(handler, { revision: async () => revision });
    const before = text("/");
    await vi.waitFor(() => expect(renderings).toBe(1));
    revision = "2";
    const after = text("/");
    await vi.waitFor(() => expect(renderings).toBe(2));
    gates[1]?.resolve("new");
    gates[0]?.resolve("old");
    expect([await before, await after, await text("/")]).toEqual(["old", "new", "new"]);
  });

  it("shares a response without s-maxage among simultaneous requests, and does not store it", async () => {
    const handler = vi.fn(() => new Response("no", { status: 503, headers: { "retry-after": "2" } }));
    const { app, cache } = cached(handler);
    const responses = await Promise.all([app.request("/"), app.request("/")]);
    for (const response of responses) {
      expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([503, "2", "no"]);
      expect(response.headers.get("etag")).toBeNull();
    }
    expect(handler).toHaveBeenCalledTimes(1);
    await app.request("/");
    expect(handler).toHaveBeenCalledTimes(2);
    expect(cache.bytes).toBe(0);
  });

  it("drops every stored response when the revision changes", async () => {
    let revision = "1";
    const { text, cache } = cached(() => shared("a"), { revision: async () => revision });
    for (const path of ["/a", "/b", "/c"]) await text(path);
    const before = cache.bytes;
    revision = "2";
    await text("/a");
    expect(cache.bytes).toBe(before / 3);
  });

  it("does not store a rendering during which the revision changed", async () => {
    let revision = "1";
    const gate = Promise.withResolvers<void>();
    const handler = vi.fn(async (c: Context) => {
      if (c.req.path === "/slow") await gate.promise;
      return shared("a");
    });
    const { text, cache } = cached(handler, { revision: async () => revision });
    const slow = text("/slow");
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1));
    revision = "2";
    await text("/other");
    const before = cache.bytes;
    gate.resolve();
    await slow;
    expect(cache.bytes).toBe(before);
  });

  it("renders every response and stores none while the revision cannot be read", async () => {
    let isDown = true;
    const handler = vi.fn(() => shared("a"));
    const { text, cache } = cached(handler, {
      revision: async () => {
        if (isDown) throw new Error("down");
        return "1";
      },
    });
    expect([await text("/"), await text("/")]).toEqual(["a", "a"]);
    expect(handler).toHaveBeenCalledTimes(2);
    expect(cache.bytes).toBe(0);
    isDown = false;
    await text("/");
    expect(cache.bytes).toBeGreaterThan(0);
  });

  it("never takes more memory than allowed, and evicts the least recently used response", async () => {
    const handler = vi.fn(() => shared("x".repeat(1_000)));
    const { text, cache } = cached(handler, { maxBytes: 60_000 });
    for (let index = 0; index < 50; index++) {
      await text(`/${index}`);
      await text("/hot");
      expect(cache.bytes).toBeLessThanOrEqual(60_000);
    }
    const renderings = handler.mock.calls.length;
    await text("/hot");
    await text("/49");
    expect(handler).toHaveBeenCalledTimes(renderings);
    await text("/0");
    expect(handler).toHaveBeenCalledTimes(renderings + 1);
  });

  it("counts the key of a response as memory", async () => {
    const { text, cache } = cached(() => shared("a"));
    await text("/");
    const { bytes } = cache;
    await text(`/${"k".repeat(7_000)}`);
    expect(cache.bytes).toBe(2 * bytes + 2 * 7_000);
  });

  it("sends a response that was rendered while a request waited for its turn", async () => {
    const turn = Promise.withResolvers<void>();
    const cache = new ResponseCache({ maxBytes: 1_000_000, revision: async () => "1" });
    const handler = vi.fn(() => shared("a"));
    const app = new Hono()
      .use(cache.respond, async (c, next) => {
        if (c.req.header("x-waits")) await turn.promise;
        await next();
      })
      .use(cache.render)
      .get("*", handler);
    const waiting = app.request("/", { headers: { "x-waits": "1" } });
    await app.request("/");
    turn.resolve();
    expect(await (await waiting).text()).toBe("a");
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it("never waits for its own rendering, also when a request comes through it twice", async () => {
    const cache = new ResponseCache({ maxBytes: 1_000_000, revision: async () => "1" });
    const app = new Hono().use(cache.respond, cache.render, cache.respond, cache.render).get("*", () => shared("a"));
    expect(await (await app.request("/")).text()).toBe("a");
    expect(cache.misses).toBe(1);
  });

  it("does not store a response larger than a quarter of the cache", async () => {
    const { text, cache } = cached(() => shared("x".repeat(5_000)), { maxBytes: 10_000 });
    await text("/");
    expect(cache.bytes).toBe(0);
  });

  it("compresses a stored response once per encoding, each with its own ETag", async () => {
    const body = "long ".repeat(1_000);
    const { app } = cached(() => shared(body));
    const inEncoding = (encoding: string) => app.request("/", { headers: { "accept-encoding": encoding } });
    const [plain, gzip, again] = [await inEncoding("identity"), await inEncoding("gzip"), await inEncoding("gzip")];
    const br = await inEncoding("gzip, deflate, br, zstd");
    expect([plain, br, gzip].map(({ headers }) => headers.get("content-encoding"))).toEqual([null, "br", "gzip"]);
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(body);
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.get("etag"))).size).toBe(3);
    expect(again.headers.get("etag")).toBe(gzip.headers.get("etag"));
    expect(gzip.headers.get("content-length")).toBe(String((await again.arrayBuffer()).byteLength));
  });

  it("sends HEAD the headers of GET", async () => {
    const { app } = cached(() => shared("four"));
    const { headers } = await app.request("/");
    for (const path of ["/", "/other"]) {
      const head = await app.request(path, { method: "HEAD" });
      expect([Object.fromEntries(head.headers), await head.text()]).toEqual([Object.fromEntries(headers), ""]);
    }
  });
});
