// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FailedAnswer, httpArticleReader } from "./http-article-reader.ts";

const asked: string[] = [];
let answer: Response;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return answer;
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
  ])("S7: of %j has the query %j", async (query, search) => {
    answer = json({ infos: [], totalPages: 0 });
    await httpArticleReader("https://api.test/v1").list(query);
    expect(asked).toEqual([`https://api.test/v1/info${search}`]);
  });

  it("D21: gives infos and totalPages, and nothing that it does not know", async () => {
    answer = json({ infos: [{ ...info, author: "x" }], totalPages: 3, took: 5 });
    expect(await httpArticleReader("/api").list({ search: "", page: 1 })).toEqual({ infos: [info], totalPages: 3 });
  });

  it("D22: takes a thumbnail's address from the API's point of view, and no web address for no picture", async () => {
    const thumbnails = async (base: string) => {
      const addresses = ["/media/a.webp", "https://cdn.test/b.png", "javascript:alert(1)", "data:image/png,x", 5, null];
      answer = json({ infos: addresses.map((thumbnail) => ({ ...info, thumbnail })), totalPages: 1 });
      const { infos } = await httpArticleReader(base).list({ search: "", page: 1 });
      return infos.map(({ thumbnail }) => thumbnail);
    };
    const none = [null, null, null, null];
    expect(await thumbnails("/api")).toEqual(["/media/a.webp", "https://cdn.test/b.png", ...none]);
    expect(await thumbnails("https://api.test/v1")).toEqual([
      "https://api.test/media/a.webp",
      "https://cdn.test/b.png",
      ...none,
    ]);
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
  ])("takes %j for no list", async (nonsense) => {
    answer = json(nonsense);
    await expect(httpArticleReader("/api").list({ search: "", page: 1 })).rejects.toThrow(TypeError);
  });

  it("S8: fails where the answer is no JSON", async () => {
    answer = new Response("<!DOCTYPE html>");
    await expect(httpArticleReader("/api").list({ search: "", page: 1 })).rejects.toThrow();
  });
});

describe("the article call", () => {
  it("S7: GET {info-api-host}/info/{id}, read as JSON with fields title and content", async () => {
    answer = json({ title: "A & B", content: "<p>Text</p>" });
    const article = await httpArticleReader("/api").get("1-50% off?/x");
    expect(article).toEqual({ id: "1-50% off?/x", title: "A & B", content: "<p>Text</p>" });
    expect(asked).toEqual(["/api/info/1-50%25%20off%3F%2Fx"]);
  });

  it("is null where the API knows no such article", async () => {
    answer = json({}, 404);
    expect(await httpArticleReader("/api").get("1-a")).toBeNull();
  });

  it.each([null, {}, { title: "A" }, { title: ["A"], content: "x" }])("takes %j for no article", async (nonsense) => {
    answer = json(nonsense);
    await expect(httpArticleReader("/api").get("1-a")).rejects.toThrow(TypeError);
  });
});

it.each([400, 418, 500, 503])("S7: status %i becomes an error carrying the status code", async (status) => {
  const reader = httpArticleReader("/api");
  answer = json({}, status);
  await expect(reader.list({ search: "", page: 1 })).rejects.toEqual(new FailedAnswer(status));
  await expect(reader.get("1-a")).rejects.toMatchObject({ name: "FailedAnswer", status });
});
