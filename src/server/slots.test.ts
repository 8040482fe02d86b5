import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rawRequest } from "#tests/server/raw-http.ts";
import { serveApp } from "#tests/server/serve-app.ts";
import { listTitles, testApp } from "#tests/server/test-app.ts";
import { RESPONSE_TIMEOUT_MS } from "./limits.ts";

/** Patterns that routes have, or had: as a path they are an address like any other. */
const PATTERNS = [
  "/*",
  "/%2A",
  "/*?x=1",
  "/:file",
  "/:file{sitemap-[1-9]\\d{0,4}\\.xml}".replaceAll("\\", "%5C"),
  "/share/:file",
  "/share/:file{.+%5C.png}",
  "/share/*.png",
  "/api/*",
  "/api/info/:id",
  "/media/*",
  "/assets/*",
];

describe("the slots of requests in progress", () => {
  const { app, metrics } = testApp();
  let site: Awaited<ReturnType<typeof serveApp>>;
  beforeEach(async () => {
    site = await serveApp({ app, metrics });
  });
  afterEach(() => site.close());

  const send = (path: string, method = "GET") =>
    rawRequest(site.port, `${method} ${path} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n`);

  it("are all free after 300 requests for the text of a pattern, and the site responds", async () => {
    const variants = ["/*", "/%2A", "/*?a=1", "/%2A?b"].flatMap((path) => [
      ["GET", path],
      ["HEAD", path],
    ]) as [string, string][];
    for (let sent = 0; sent < 304; sent += variants.length) {
      const responses = await Promise.all(variants.map(([method, path]) => send(path, method)));
      expect(responses.map(({ status }) => status)).toEqual(variants.map(() => 302));
    }
    expect(metrics.load.inFlight).toBe(0);
    expect((await send("/")).status).toBe(200);
  });

  it.each(PATTERNS)("and a response without a server error: %s", async (path) => {
    for (const method of ["GET", "HEAD"]) {
      const { status } = await send(path, method);
      expect(status).toBeGreaterThanOrEqual(300);
      expect(status).toBeLessThan(500);
    }
  });
});

describe("a rendering that never ends", () => {
  it("returns 503 to every request that waits for it, frees their slots, and is started again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const never = new Promise<Response>(() => {});
    const renderPage = vi.fn().mockReturnValueOnce(never).mockImplementation(listTitles);
    const { request, metrics } = testApp({ renderPage });
    const first = request("/");
    await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS / 2);
    const second = request("/");
    await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS / 2);
    expect([(await first).status, (await second).status]).toEqual([503, 503]);
    expect(metrics.load.inFlight).toBe(0);
    expect(renderPage).toHaveBeenCalledTimes(1);
    expect((await request("/")).status).toBe(200);
    vi.useRealTimers();
  });
});
