import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { listTitles, testApp } from "#tests/server/test-app.ts";
import {
  POINT_MS,
  RATE_POINTS,
  RATE_WINDOW_S,
  RENDERINGS_PER_ADDRESS,
  REQUEST_POINTS,
  WAITING_PER_ADDRESS,
} from "../limits.ts";
import { addWork, elsewhere, RenderingTurns } from "../rendering-turns.ts";
import { StoredResponse } from "../responses/stored-response.ts";
import type { RenderPage } from "../routes/rendered-pages.ts";

const VISITOR = "203.0.113.7";
const OTHER = "198.51.100.1";

function limitedApp(options: Parameters<typeof testApp>[0] = {}) {
  const favicon = new StoredResponse({ "content-type": "image/svg+xml" }, new Uint8Array(9));
  const { app, metrics } = testApp({ assets: new Map([["/favicon.svg", favicon]]), ...options });
  /** Sends a request from an address; `init` may forward it for another. */
  const request = async (address: string, path: string, init?: RequestInit) =>
    app.request(path, init, { incoming: { socket: { remoteAddress: address } } });
  const statuses = async (address: string, paths: readonly string[]) => {
    const found = new Set<number>();
    for (const path of paths) found.add((await request(address, path)).status);
    return [...found];
  };
  return { request, statuses, metrics };
}

const times = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => path(index));

describe("a visitor's requests", () => {
  it("for files are free", async () => {
    const { statuses } = limitedApp();
    expect(
      await statuses(
        VISITOR,
        times(RATE_POINTS + 1, () => "/favicon.svg"),
      ),
    ).toEqual([200]);
    expect(await statuses(VISITOR, ["/robots.txt", "/"])).toEqual([200]);
  });

  it("for cached pages get 429 with Retry-After when there are too many, while other visitors are served", async () => {
    const { request, statuses } = limitedApp();
    await request(OTHER, "/");
    const affordable = RATE_POINTS / REQUEST_POINTS;
    expect(
      await statuses(
        VISITOR,
        times(affordable, () => "/"),
      ),
    ).toEqual([200]);
    const refused = await request(VISITOR, "/");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(Number((await request(VISITOR, "/")).headers.get("retry-after"))).toBeLessThanOrEqual(RATE_WINDOW_S);
    vi.useRealTimers();
    expect((await request(OTHER, "/")).status).toBe(200);
    expect((await request(VISITOR, "/favicon.svg")).status).toBe(200);
  });

  it.each([
    { what: "pages", path: (index: number) => `/?n=${index}`, other: "/?n=other" },
    {
      what: "drawings",
      path: (index: number) => `/comparison.svg?screens=${index + 10}in-16x9`,
      other: "/comparison.svg",
    },
  ])("for $what that are not cached cost as much as their rendering takes", async ({ path, other }) => {
    const clock = { now: 0 };
    // Every look at the clock finds that another 300 ms are over, so this is what a rendering takes.
    const renderingTurns = new RenderingTurns({ clock: () => (clock.now += 300), pause: async () => {} });
    const { statuses, request } = limitedApp({ renderingTurns });
    const affordable = Math.ceil(RATE_POINTS / (REQUEST_POINTS + 300 / POINT_MS));
    expect(await statuses(VISITOR, times(affordable, path))).toEqual([200]);
    const refused = await request(VISITOR, path(affordable));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await request(OTHER, other)).status).toBe(200);
  });

  it("for pictures pay for the time that another thread painted", async () => {
    const renderPage: RenderPage = (request, using) => {
      addWork(RATE_POINTS * POINT_MS);
      return listTitles(request, using);
    };
    const { request } = limitedApp({ renderPage });
    expect((await request(VISITOR, "/")).status).toBe(200);
    expect((await request(VISITOR, "/info")).status).toBe(429);
  });

  it("that wait when the budget is used up are not rendered", async () => {
    const gate = Promise.withResolvers<void>();
    const renderPage = vi.fn<RenderPage>(async (request, using) => {
      await elsewhere(() => gate.promise);
      addWork(RATE_POINTS * POINT_MS);
      return listTitles(request, using);
    });
    const { request } = limitedApp({ renderPage });
    const sent = times(20, (index) => `/?n=${index}`).map((path) => request(VISITOR, path));
    await vi.waitFor(() => expect(renderPage).toHaveBeenCalledTimes(RENDERINGS_PER_ADDRESS));
    gate.resolve();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(RENDERINGS_PER_ADDRESS + 1);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(renderPage.mock.calls.length).toBeLessThanOrEqual(RENDERINGS_PER_ADDRESS + 1);
  });

  it("for pictures that other sites show leave the budget for this site's pages as it is (D41)", async () => {
    const { statuses, request } = limitedApp();
    const shown = [
      "/comparison.svg",
      "/comparison.png",
      "/share.png",
      "/share.svg",
      "/share/x.png",
      "/embed",
      "/oembed",
    ];
    const spent = times(RATE_POINTS, (index) => shown[index % shown.length] as string);
    await statuses(VISITOR, spent);
    for (const path of shown) expect((await request(VISITOR, path)).status, path).toBe(429);
    expect(await statuses(VISITOR, ["/", "/info", "/feed.xml"])).toEqual([200]);
    expect((await request(OTHER, "/comparison.svg")).status).toBe(200);
  });

  it("take turns when they are not cached, while others are served", async () => {
    const gates: PromiseWithResolvers<void>[] = [];
    const renderPage: RenderPage = async (request, using) => {
      if (new URL(request.url).search.startsWith("?slow")) {
        const gate = Promise.withResolvers<void>();
        gates.push(gate);
        await elsewhere(() => gate.promise);
      }
      return listTitles(request, using);
    };
    const { request, metrics } = limitedApp({ renderPage });
    const admitted = RENDERINGS_PER_ADDRESS + WAITING_PER_ADDRESS;
    const slow = times(admitted, (index) => `/?slow=${index}`).map((path) => request(VISITOR, path));
    await vi.waitFor(() => expect(gates).toHaveLength(RENDERINGS_PER_ADDRESS));
    const refused = await request(VISITOR, "/?slow=refused");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "2"]);

    expect((await request(OTHER, "/")).status).toBe(200);
    expect((await request(OTHER, "/info")).status).toBe(200);
    expect((await request(VISITOR, "/")).status).toBe(200);
    expect(gates).toHaveLength(RENDERINGS_PER_ADDRESS);

    for (let ended = 0; ended < admitted; ended++) {
      await vi.waitFor(() => expect(gates.length).toBeGreaterThan(ended));
      gates[ended]?.resolve();
    }
    expect(new Set((await Promise.all(slow)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(metrics.load.inFlight).toBe(0);
  });

  it("are not rendered when the client has left before their turn", async () => {
    const gate = Promise.withResolvers<void>();
    const renderPage = vi.fn<RenderPage>(async (request, using) => {
      await elsewhere(() => gate.promise);
      return listTitles(request, using);
    });
    const { request, metrics } = limitedApp({ renderPage });
    const first = times(RENDERINGS_PER_ADDRESS, (index) => `/?n=${index}`).map((path) => request(VISITOR, path));
    await vi.waitFor(() => expect(renderPage).toHaveBeenCalledTimes(RENDERINGS_PER_ADDRESS));
    const client = new AbortController();
    const left = request(VISITOR, "/?n=left", { signal: client.signal });
    await vi.waitFor(() => expect(metrics.load.inFlight).toBe(RENDERINGS_PER_ADDRESS + 1));
    client.abort();
    await left;
    gate.resolve();
    await Promise.all(first);
    expect(renderPage).toHaveBeenCalledTimes(RENDERINGS_PER_ADDRESS);
  });
});

describe("this machine", () => {
  it("has no limits, but requests that it forwards have, also when it is not trusted", async () => {
    const { request, statuses } = limitedApp();
    expect(
      await statuses(
        "127.0.0.1",
        times(RATE_POINTS + 1, () => "/"),
      ),
    ).toEqual([200]);
    const headers = { "x-forwarded-for": VISITOR };
    for (let sent = 0; sent < RATE_POINTS; sent++) await request("127.0.0.1", "/", { headers });
    expect((await request("127.0.0.1", "/", { headers })).status).toBe(429);
  });

  it("is warned about once in the log when it forwards requests although no proxy is trusted", async () => {
    for (const { trustedProxies, warnings } of [
      { trustedProxies: 0, warnings: 1 },
      { trustedProxies: 1, warnings: 0 },
    ]) {
      const lines: string[] = [];
      const log = pino({ messageKey: "event" }, { write: (line) => lines.push(line) });
      const { request } = limitedApp({ trustedProxies, log });
      await request("127.0.0.1", "/");
      expect(lines).toEqual([]);
      for (let sent = 0; sent < 2; sent++) {
        await request("127.0.0.1", "/", { headers: { "x-forwarded-for": VISITOR } });
      }
      expect(lines).toHaveLength(warnings);
      for (const line of lines)
        expect(JSON.parse(line)).toMatchObject({ level: 40, event: expect.stringContaining("TRUST_PROXY") });
    }
  });
});
