import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeCacheStorage } from "#tests/setup/fake-caches.ts";
import { readKeptArticle } from "./kept-article.ts";
import { keepArticle, readKeptArticles, trim } from "./kept-articles.ts";

let caches: FakeCacheStorage;

beforeEach(() => {
  caches = new FakeCacheStorage();
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", async (address: string) =>
    address.includes("missing") ? new Response("", { status: 404 }) : new Response("picture"),
  );
});

const SITE = "https://site.example";
const keptPictures = async () =>
  (await (await caches.open("diagonal-pictures")).keys()).map(({ url }) => new URL(url).pathname);

const articleNumber = (number: number) => ({
  id: `${number}-article`,
  title: `Article ${number}`,
  content: "<p>Text</p>",
});
const keep = (number: number, ...pictures: string[]) => keepArticle({ article: articleNumber(number), pictures });

describe("kept articles (F10.2)", () => {
  it("are none at first", async () => {
    expect(await readKeptArticles()).toEqual([]);
    expect(await readKeptArticle("1-article")).toBeUndefined();
  });

  it("are listed with the last opened one first", async () => {
    for (const number of [1, 2, 3, 1]) await keep(number);
    expect(await readKeptArticles()).toEqual([1, 3, 2].map(articleNumber));
    expect(await readKeptArticle("2-article")).toEqual(articleNumber(2));
  });

  it("are at most thirty, without those that were not opened for longest", async () => {
    for (let number = 1; number <= 30; number++) await keep(number);
    await keep(1);
    await keep(31);
    const kept = (await readKeptArticles()).map(({ id }) => Number.parseInt(id, 10));
    expect(kept).toHaveLength(30);
    expect(kept.slice(0, 2)).toEqual([31, 1]);
    expect(kept).not.toContain(2);
  });

  it("keep the pictures that can be loaded, and load none twice whose name changes with its content", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    await keep(1, `${SITE}/media/a.png`, `${SITE}/media/missing.png`);
    await keep(2, `${SITE}/media/a.png`, `${SITE}/media/b.png`);
    expect(await keptPictures()).toEqual(["/media/a.png", "/media/b.png"]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("keep the present drawing, and the former one while the server is away", async () => {
    const drawing = `${SITE}/comparison.svg?screens=27in-16x9`;
    const read = async () => (await (await caches.open("diagonal-pictures")).match(drawing))?.text();
    await keep(1, drawing);
    vi.stubGlobal("fetch", async () => new Response("next drawing"));
    await keep(1, drawing);
    expect(await read()).toBe("next drawing");
    vi.stubGlobal("fetch", async () => new Response("The server is away.", { status: 503 }));
    await keep(1, drawing);
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    await keep(1, `${SITE}/media/a.png`, drawing);
    expect(await read()).toBe("next drawing");
    expect(await keptPictures()).toEqual(["/comparison.svg"]);
  });
});

describe("a cache beyond its limits (F10.2)", () => {
  const sizes = async (limits: { entries: number; bytes: number }) => {
    const cache = await caches.open("test");
    for (const size of [5, 4, 3, 2, 1]) await cache.put(`/${size}`, new Response("x".repeat(size)));
    await trim(cache, limits);
    return (await cache.keys()).map(({ url }) => Number(new URL(url).pathname.slice(1)));
  };

  it("loses its oldest entries", async () => {
    expect(await sizes({ entries: 5, bytes: 15 })).toEqual([5, 4, 3, 2, 1]);
    expect(await sizes({ entries: 2, bytes: 15 })).toEqual([2, 1]);
    expect(await sizes({ entries: 5, bytes: 6 })).toEqual([3, 2, 1]);
    expect(await sizes({ entries: 5, bytes: 0 })).toEqual([]);
  });
});
