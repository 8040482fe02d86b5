// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { httpArticleReader } from "./http-article-reader.ts";
import { HttpStatusError } from "./resource.ts";

const requests: string[] = [];
let response: Response;

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address);
    return response;
  });
});
afterEach(() => vi.unstubAllGlobals());

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const info = { id: "1-a", title: "A", summary: "About A", thumbnail: null };

describe("the list call", () => {
  it.each([
    [{ search: "", page: 1 }, ""],
    [{ search: "ultra-wide 34", page: 1 }, "?search=ultra-wide+34"],
    [{ search: "größe", page: 2 }, "?search=gr%C3%B6%C3%9Fe&page=2"],
    [{ search: "", page: 2 }, "?search=&page=2"],
  ])("S7: sends %j as %j", async (query, search) => {
    response = json({ infos: [], totalPages: 0 });
    await httpArticleReader.list(query);
    expect(requests).toEqual([`/api/info${search}`]);
  });

  it("D21: returns infos and totalPages without unknown fields", async () => {
    response = json({ infos: [{ ...info, author: "x" }], totalPages: 3, took: 5 });
    expect(await httpArticleReader.list({ search: "", page: 1 })).toEqual({ infos: [info], totalPages: 3 });
  });

  it("D22: returns a thumbnail's address, or null without one", async () => {
    const addresses = ["/media/a.webp", "https://cdn.test/b.png", 5, null];
    response = json({ infos: addresses.map((thumbnail) => ({ ...info, thumbnail })), totalPages: 1 });
    const { infos } = await httpArticleReader.list({ search: "", page: 1 });
    expect(infos.map(({ thumbnail }) => thumbnail)).toEqual(["/media/a.webp", "https://cdn.test/b.png", null, null]);
  });

  it.each([
    null,
    [],
    { infos: "none", totalPages: 1 },
    { infos: [], totalPages: "many" },
    { infos: [], totalPages: 1e300 },
    { infos: [null], totalPages: 1 },
    { infos: [{ ...info, id: 5 }], totalPages: 1 },
    { infos: [{ ...info, id: "no-article-id" }], totalPages: 1 },
    { infos: [{ ...info, title: {} }], totalPages: 1 },
  ])("rejects %j", async (nonsense) => {
    response = json(nonsense);
    await expect(httpArticleReader.list({ search: "", page: 1 })).rejects.toThrow(TypeError);
  });

  it("S8: rejects a response that is not JSON", async () => {
    response = new Response("<!DOCTYPE html>");
    await expect(httpArticleReader.list({ search: "", page: 1 })).rejects.toThrow();
  });
});

describe("the article call", () => {
  it("S7: sends GET /api/info/{id} to its own site and reads title and content from JSON", async () => {
    response = json({ title: "A & B", content: "<p>Text</p>" });
    const article = await httpArticleReader.get("1-50% off?/x");
    expect(article).toEqual({ id: "1-50% off?/x", title: "A & B", content: "<p>Text</p>" });
    expect(requests).toEqual(["/api/info/1-50%25%20off%3F%2Fx"]);
  });

  it("D50: returns the article that replaces the one asked for, with the day of its last change", async () => {
    response = json({ id: "2-new", title: "New", content: "<p>Text</p>", updated: "2026-11-25" });
    expect(await httpArticleReader.get("1-old")).toEqual({
      id: "2-new",
      title: "New",
      content: "<p>Text</p>",
      updated: "2026-11-25",
    });
  });

  it("returns null for an unknown article", async () => {
    response = json({}, 404);
    expect(await httpArticleReader.get("1-a")).toBeNull();
  });

  it.each([null, {}, { title: "A" }, { title: ["A"], content: "x" }])("rejects %j", async (nonsense) => {
    response = json(nonsense);
    await expect(httpArticleReader.get("1-a")).rejects.toThrow(TypeError);
  });
});

it("rejects with status 0 if there is no response", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const reader = httpArticleReader;
  await expect(reader.list({ search: "", page: 1 })).rejects.toEqual(new HttpStatusError(0));
  await expect(reader.get("1-a")).rejects.toEqual(new HttpStatusError(0));
});

it.each([400, 418, 500, 503])("S7: rejects status %i with an error that has the status code", async (status) => {
  const reader = httpArticleReader;
  response = json({}, status);
  await expect(reader.list({ search: "", page: 1 })).rejects.toEqual(new HttpStatusError(status));
  await expect(reader.get("1-a")).rejects.toMatchObject({ name: "HttpStatusError", status });
});
