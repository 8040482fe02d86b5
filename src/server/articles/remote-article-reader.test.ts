import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreUnavailable } from "#domain/article/ports.ts";
import { startApiHost } from "#tests/server/start-api-host.ts";
import { ArticlePool } from "./article-pool.ts";
import { RemoteArticleReader } from "./remote-article-reader.ts";

const LIST = { search: "", page: 1 };
let host: Awaited<ReturnType<typeof startApiHost>>;

beforeAll(async () => {
  host = await startApiHost();
});
// Patient: a busy machine takes seconds to start the thread.
const pool = new ArticlePool(15_000);
afterAll(() => Promise.all([host.stop(), pool.close()]));
beforeEach(async () => void (await calls()));

function reader(behaviour: string, timeoutMs?: number): RemoteArticleReader {
  return new RemoteArticleReader(`${host.url}/${behaviour}`, pool, timeoutMs);
}

const calls = async (): Promise<string[]> => (await fetch(`${host.url}/calls`)).json();

describe("the articles of another host", () => {
  it("S7, D21: are read with the two calls of the info API", async () => {
    const remote = reader("good");
    const { infos, totalPages } = await remote.list(LIST);
    expect(totalPages).toBe(3);
    expect(infos[0]).toMatchObject({ id: "1700000000024-remote-25", title: "Remote 25" });
    expect((await remote.list({ search: "remote 7", page: 1 })).infos).toHaveLength(1);
    expect((await remote.list({ search: "", page: 3 })).infos).toHaveLength(5);
    expect(await remote.get("1700000000024-remote-25")).toMatchObject({ title: "Remote 25" });
    expect(await calls()).toEqual([
      "/good/info",
      "/good/info?search=remote+7",
      "/good/info?search=&page=3",
      "/good/info/1700000000024-remote-25",
    ]);
  });

  it("are null when the host returns 404", async () => {
    expect(await reader("good").get("5-unknown")).toBeNull();
  });

  it("have thumbnails at the address of the host", async () => {
    const { infos } = await reader("good").list(LIST);
    expect(infos[0]?.thumbnail).toBe(`${host.url}/media/photo-25.webp`);
  });

  it("are requested once for simultaneous and later readers", async () => {
    const remote = reader("good");
    await Promise.all(Array.from({ length: 20 }, () => remote.list(LIST)));
    await remote.list(LIST);
    expect(await calls()).toHaveLength(1);
  });

  it("are requested again when the cached response is old", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const remote = reader("good");
    const [before] = [await remote.revision(), await remote.list(LIST)];
    vi.setSystemTime(Date.now() + 60_000);
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now + 60_000);
    await remote.list(LIST);
    expect(await remote.revision()).not.toBe(before);
    vi.useRealTimers();
    expect(await calls()).toHaveLength(2);
  });

  it("are read page by page for a site map", async () => {
    const entries = await reader("good").entries(5, 12);
    expect(entries).toHaveLength(12);
    expect(entries[0]?.id).toBe("1700000000019-remote-20");
  });

  it.each([
    ...["silent", "trickle"].map((behaviour) => [behaviour, 200] as const),
    ...["hangup", "broken", "html", "huge", "nonsense", "redirect", "deep", "deephtml"].map(
      (behaviour) => [behaviour, undefined] as const,
    ),
  ])("are unavailable when the host is %s", async (behaviour, timeoutMs) => {
    const parse = vi.spyOn(JSON, "parse");
    const inPool = vi.spyOn(pool, "readArticle");
    const remote = reader(behaviour, timeoutMs);
    await Promise.all([
      // Deep JSON is refused before it is parsed.
      expect(remote.get("1-a")).rejects.toThrow(behaviour === "deep" ? "nested too deeply" : StoreUnavailable),
      expect(remote.list(LIST)).rejects.toThrow(StoreUnavailable),
    ]);
    expect(parse, "the server's own thread reads nothing").not.toHaveBeenCalled();
    if (behaviour.startsWith("deep")) expect(inPool).toHaveBeenCalledOnce();
  });

  it("are not looked for where the host redirects to", async () => {
    await expect(reader("redirect").get("1-a")).rejects.toThrow("redirect");
    expect(await calls()).toEqual(["/redirect/info/1-a"]);
  });

  it("D50: lead from a former id to the article of the same API that replaces it", async () => {
    expect(await reader("moved").get("1-a")).toEqual({
      id: "3-present",
      title: "present",
      content: "<p>x</p>",
      updated: "2026-11-25",
    });
    expect(await calls()).toEqual(["/moved/info/1-a", "/moved/info/2-former", "/moved/info/3-present"]);
  });

  it.each([
    ["in a circle", "4-a"],
    ["out of the API", "5-a"],
    ["to another host", "6-a"],
    ["to what is no article", "7-a"],
    ["to an article with a query", "8-a"],
    ["up and out of the API", "9-a"],
    ["with another status", "10-a"],
  ])("are not looked for where a host leads %s", async (_, id) => {
    await expect(reader("moved").get(id)).rejects.toThrow("redirect");
    expect((await calls()).filter((path) => !path.startsWith("/moved/info/"))).toEqual([]);
  });

  it("are read by a thread of the pool, never by the server's own", async () => {
    const inPool = vi.spyOn(pool, "readArticle");
    const parse = vi.spyOn(JSON, "parse");
    await reader("large").get("1-a");
    expect(inPool.mock.calls).toMatchObject([[{ id: "1-a" }]]);
    expect(parse.mock.calls.filter(([text]) => `${text}`.length > 1_000)).toEqual([]);
  });

  it("D26: are sanitised as published ones", async () => {
    const { content } = (await reader("hostile").get("1-a")) ?? {};
    expect(content).toBe(
      `<div>cover</div><p>text</p><img src="${host.url.replace("http:", "https:")}/x" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">`,
    );
  });

  it("are unavailable when the host refuses connections", async () => {
    const remote = new RemoteArticleReader("http://127.0.0.1:9", pool);
    await expect(remote.list(LIST)).rejects.toThrow(StoreUnavailable);
  });

  it("are not requested again at once after a failure", async () => {
    const remote = reader("broken");
    for (let index = 0; index < 5; index++) await expect(remote.list(LIST)).rejects.toThrow(StoreUnavailable);
    expect(await calls()).toHaveLength(1);
  });

  it("have no thumbnail when its address is not a web address", async () => {
    const { infos } = await reader("hostile").list(LIST);
    expect(infos.map(({ summary, thumbnail }) => [summary, thumbnail])).toEqual([
      ["", null],
      ["<img src=x onerror=alert(3)>", null],
    ]);
  });
});
