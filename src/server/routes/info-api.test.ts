import { describe, expect, it } from "vitest";
import { MemoryArticles, testArticle } from "#tests/server/memory-articles.ts";
import { testApp } from "#tests/server/test-app.ts";

const articles = () =>
  Array.from({ length: 23 }, (_, index) => testArticle(1_700_000_000_000 + index, `Monitor ${index + 1}`));
const api = () => testApp({ articles: MemoryArticles.holding(articles()) });
const problemOf = async (response: Response) => {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const problem = await response.json();
  expect(problem).toMatchObject({ title: expect.any(String), status: response.status, detail: expect.any(String) });
  return problem;
};

describe("GET /api/info", () => {
  it("D21: returns infos of exactly four fields, and totalPages", async () => {
    const response = await api().request("/api/info");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    const { infos, totalPages } = await response.json();
    expect(totalPages).toBe(3);
    expect(infos).toHaveLength(10);
    expect(infos[0]).toEqual({
      id: "1700000000022-monitor-23",
      title: "Monitor 23",
      summary: "About Monitor 23",
      thumbnail: null,
    });
  });

  it("S7: takes ?search={text}&page={n}", async () => {
    const { request } = api();
    expect((await (await request("/api/info?search=&page=3")).json()).infos).toHaveLength(3);
    const found = await (await request("/api/info?search=monitor+12")).json();
    expect(found).toMatchObject({ infos: [{ title: "Monitor 12" }], totalPages: 1 });
  });

  it("D60: passes on what a search says of an article", async () => {
    const said = { found: { heading: "Part", id: "user-content-part" }, without: ["mac"] };
    const { request } = testApp({
      articles: MemoryArticles.holding([{ ...testArticle(5, "Monitor"), ...said, keywords: ["hidden"] }]),
    });
    const { infos } = await (await request("/api/info?search=monitor")).json();
    expect(infos).toEqual([{ id: "5-monitor", title: "Monitor", summary: "About Monitor", thumbnail: null, ...said }]);
  });

  it("D22, D15: returns 0 pages when nothing is found, and no infos past the last page", async () => {
    const { request } = api();
    expect(await (await request("/api/info?search=projector")).json()).toEqual({ infos: [], totalPages: 0 });
    expect(await (await request("/api/info?page=4")).json()).toEqual({ infos: [], totalPages: 3 });
  });

  it("D23: ignores the characters that the search box refuses", async () => {
    const { request } = api();
    const found = await (await request(`/api/info?search=${encodeURIComponent("  <mon/i%tor>   12!\0 ")}`)).json();
    expect(found).toMatchObject({ infos: [{ title: "Monitor 12" }] });
    expect((await request(`/api/info?search=${"a".repeat(5000)}`)).status).toBe(200);
    expect((await request("/api/info?search=%zz%")).status).toBe(200);
  });

  it.each(["0", "-1", "1.5", "1e1", "one", "", "%00", "0x10", "9999999999", "١", " 1"])(
    "D24: returns 400 for page=%s",
    async (page) => {
      const response = await api().request(`/api/info?page=${page}`);
      expect(response.status).toBe(400);
      expect((await problemOf(response)).detail).toContain("page");
    },
  );
});

describe("GET /api/info/{id}", () => {
  it("D21: returns id, title and content, and nothing else", async () => {
    const response = await api().request("/api/info/1700000000004-monitor-5");
    expect(response.status).toBe(200);
    const { id, title, content, ...more } = await response.json();
    expect({ id, title, more }).toEqual({ id: "1700000000004-monitor-5", title: "Monitor 5", more: {} });
    expect(content).toMatch(/^<p>Monitor 5\./);
  });

  it("D21: returns the day of the last change, where there is one", async () => {
    const updated = testArticle(1, "A", { updated: "2026-11-25" });
    const { request } = testApp({ articles: MemoryArticles.holding([updated]) });
    const body = await (await request("/api/info/1-a")).json();
    expect(body).toEqual({ id: "1-a", title: "A", content: updated.content, updated: "2026-11-25" });
    expect(Object.keys((await (await request("/api/info")).json()).infos[0])).not.toContain("updated");
  });

  it("D50: leads from a former id to the article, with the query, and no cache keeps that for good", async () => {
    const replacing = testArticle(2, "größe", { id: "2-größe", replaces: ["1-a b"] });
    const { request } = testApp({ articles: MemoryArticles.holding([replacing]) });
    const response = await request("/api/info/1-a%20b?x=1&y=%20", { redirect: "manual" });
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/api/info/2-gr%C3%B6%C3%9Fe?x=1&y=%20");
    expect(response.headers.get("cache-control")).toMatch(/max-age=0/);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("reads the id percent-decoded", async () => {
    const strange = testArticle(1, "Größe 27″", { id: "1-größe/27″ 100%" });
    const { request } = testApp({ articles: MemoryArticles.holding([strange]) });
    expect((await request(`/api/info/${encodeURIComponent(strange.id)}`)).status).toBe(200);
  });

  it.each(["abc", "123", "123-", "-abc", "", "%20123-a", "123-a%00", "123-%zz", "123-%ff"])(
    "D24: returns 400 for the malformed id %s without reading the store",
    async (id) => {
      const { request, articles } = api();
      const response = await request(`/api/info/${id}`);
      expect(response.status).toBe(400);
      await problemOf(response);
      expect(articles.reads).toBe(0);
    },
  );

  it("D24: returns 404 for an unknown article", async () => {
    const response = await api().request("/api/info/5-unknown");
    expect(response.status).toBe(404);
    expect(await problemOf(response)).toEqual({
      title: "Not Found",
      status: 404,
      detail: "There is no article of this id.",
    });
  });
});

describe("every call of the API", () => {
  it("D24: returns 405 with Allow for other methods", async () => {
    for (const path of ["/api/info", "/api/info/1-a", "/api/health"]) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const response = await api().request(path, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
        await problemOf(response);
      }
    }
  });

  it("D24: returns 503 with Retry-After while the store is down, and recovers by itself", async () => {
    const { request, articles } = api();
    articles.isDown = true;
    for (const path of ["/api/info", "/api/info/1700000000004-monitor-5", "/api/health"]) {
      const response = await request(path);
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(response.headers.get("cache-control")).toBe("no-store");
      await problemOf(response);
    }
    articles.isDown = false;
    for (const path of ["/api/info", "/api/info/1700000000004-monitor-5", "/api/health"]) {
      expect((await request(path)).status).toBe(200);
    }
  });

  it("D24: returns 404 for an unknown call", async () => {
    for (const path of ["/api/nothing", "/api/info/1-a/b", "/api/"]) {
      const response = await api().request(path);
      expect(response.status).toBe(404);
      await problemOf(response);
    }
  });

  it("D25: can be read from other origins, errors included", async () => {
    const { request } = api();
    for (const path of ["/api/info", "/api/info/x", "/api/info?page=0", "/api/nothing"]) {
      const { headers } = await request(path, { headers: { origin: "https://other.example" } });
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("access-control-expose-headers")).toContain("ETag");
    }
    const early = [
      await request(`/api/info?search=${"a".repeat(9_000)}`),
      await request("/api/info", { headers: { "content-length": "99999" } }),
    ];
    expect(early.map(({ status }) => status)).toEqual([414, 413]);
    for (const { headers } of early) expect(headers.get("access-control-allow-origin")).toBe("*");
    const preflight = await request("/api/info", {
      method: "OPTIONS",
      headers: { origin: "https://other.example", "access-control-request-method": "GET" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET,HEAD,OPTIONS");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("If-None-Match");
  });

  it("D25: carries Cache-Control for a shared cache", async () => {
    for (const path of ["/api/info", "/api/info/1700000000004-monitor-5"]) {
      const cache = (await api().request(path)).headers.get("cache-control");
      expect(cache).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
    }
  });

  it("D25: returns 304 when the ETag matches, until the response changes", async () => {
    const { request, articles } = api();
    const first = await request("/api/info");
    const tag = first.headers.get("etag") as string;
    expect(tag).toMatch(/^"[^"]+"$/);
    const again = (ifNoneMatch: string) => request("/api/info", { headers: { "if-none-match": ifNoneMatch } });
    for (const naming of [tag, `"other", ${tag}`, `W/${tag}`, "*"]) {
      const unchanged = await again(naming);
      expect(unchanged.status).toBe(304);
      expect(await unchanged.text()).toBe("");
      expect(unchanged.headers.get("etag")).toBe(tag);
      expect(unchanged.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
      expect(unchanged.headers.get("access-control-allow-origin")).toBe("*");
    }
    expect((await again('"other"')).status).toBe(200);
    await articles.publish([testArticle(1_800_000_000_000, "News")]);
    expect((await again(tag)).status).toBe(200);
  });
});

describe("GET /api/openapi.json", () => {
  it("describes the info API in OpenAPI 3.1", async () => {
    const response = await api().request("/api/openapi.json");
    const document = await response.json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths).sort()).toEqual(["/api/info", "/api/info/{id}"]);
    const list = document.paths["/api/info"].get;
    expect(list.parameters.map(({ name }: { name: string }) => name).sort()).toEqual(["page", "search"]);
    const body = list.responses[200].content["application/json"].schema;
    expect(Object.keys(body.properties)).toEqual(["infos", "totalPages"]);
    expect(Object.keys(document.paths["/api/info/{id}"].get.responses)).toEqual(["200", "308", "400", "404", "503"]);
  });
});
