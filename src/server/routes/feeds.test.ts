import { describe, expect, it, vi } from "vitest";
import { MemoryArticles, testArticle } from "#tests/server/memory-articles.ts";
import { testApp } from "#tests/server/test-app.ts";

const site = (articles: ReturnType<typeof testArticle>[]) => testApp({ articles: MemoryArticles.holding(articles) });
const live = testArticle(1_700_000_000_000, "A", {
  id: "1700000000000-größe",
  title: `<script>alert(1)</script> & "27″" 'x'\u0000\u0007\ufffe`,
  summary: "]]><b>bold</b> \ud800",
});

describe("/feed.xml (D18)", () => {
  it("lists the newest articles as Atom", async () => {
    const articles = Array.from({ length: 30 }, (_, index) =>
      testArticle(1_700_000_000_000 + index, `Article ${index}`),
    );
    const response = await site(articles).request("/feed.xml");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const xml = await response.text();
    expect(xml.match(/<entry>/g)).toHaveLength(20);
    expect(xml).toContain("<updated>2023-11-14T22:13:20.029Z</updated>");
    expect(xml).toContain('href="https://diagonal.test/info/1700000000029-article-29"');
    expect(xml.indexOf("Article 29")).toBeLessThan(xml.indexOf("Article 28"));
  });

  it("D50: says when an article was updated, and has its present address only", async () => {
    const stamp = Date.parse("2026-11-20T10:00:00Z");
    const entry = testArticle(stamp, "A", { updated: "2026-11-25", replaces: ["1-old"] });
    // The day of its publication is no later change.
    const same = testArticle(stamp + 1, "B", { updated: "2026-11-20" });
    const xml = await (await site([entry, same]).request("/feed.xml")).text();
    expect([...xml.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, day]) => day)).toEqual([
      "2026-11-25T10:00:00.000Z",
      "2026-11-20T10:00:00.001Z",
      "2026-11-25T10:00:00.000Z",
    ]);
    expect(xml).not.toContain("1-old");
    const map = await (await site([entry, same]).request("/sitemap.xml")).text();
    expect([...map.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day)).toEqual(["2026-11-20", "2026-11-25"]);
    expect(map).not.toContain("1-old");
  });

  it("D50: has a time of its own for each article that was updated on one day", async () => {
    const articles = Array.from({ length: 20 }, (_, minute) =>
      testArticle(Date.parse("2026-11-20T10:00:00Z") + minute * 60_000, "A", { updated: "2026-11-25" }),
    );
    const xml = await (await site(articles).request("/feed.xml")).text();
    const times = [...xml.matchAll(/<entry>.*?<updated>(.*?)<\/updated>/gs)].map(([, time]) => time);
    expect(new Set(times).size).toBe(20);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it("is found where readers of feeds look for one", async () => {
    for (const path of ["/feed", "/rss", "/rss.xml", "/atom.xml"]) {
      const response = await site([live]).request(path);
      expect([response.status, response.headers.get("location")]).toEqual([308, "/feed.xml"]);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("escapes markup and removes characters that XML does not allow", async () => {
    const xml = await (await site([live]).request("/feed.xml")).text();
    expect(xml).toContain(
      '<title type="text">&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;27″&quot; &apos;x&apos;</title>',
    );
    expect(xml).toContain('<summary type="text">]]&gt;&lt;b&gt;bold&lt;/b&gt; </summary>');
    expect(xml).toContain("/info/1700000000000-gr%C3%B6%C3%9Fe");
  });

  it("is valid without articles, and with an article after the year 9999", async () => {
    expect(await (await site([]).request("/feed.xml")).text()).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
    const far = testArticle(1, "Far", { id: `${"9".repeat(30)}-far` });
    expect((await site([far]).request("/feed.xml")).status).toBe(200);
  });

  it("carries ETag and 304, and changes with a publication", async () => {
    const { request, articles } = site([live]);
    const tag = (await request("/feed.xml")).headers.get("etag") as string;
    expect((await request("/feed.xml", { headers: { "if-none-match": tag } })).status).toBe(304);
    await articles.publish([testArticle(1_800_000_000_000, "News")]);
    expect(await (await request("/feed.xml", { headers: { "if-none-match": tag } })).text()).toContain("News");
  });
});

describe("/sitemap.xml (D18)", () => {
  it("lists a hundred comparisons that people ask for, at their canonical addresses (D41)", async () => {
    const xml = await (await site([live]).request("/sitemap.xml")).text();
    const listed = xml.match(/<loc>https:\/\/diagonal\.test\/\?screens=[^<]*<\/loc>/g) ?? [];
    expect(new Set(listed).size).toBe(100);
    expect(listed).toContain("<loc>https://diagonal.test/?screens=27in-16x9-blue~32in-16x9-green</loc>");
  });

  it("lists the pages and the articles with their dates", async () => {
    const xml = await (await site([live]).request("/sitemap.xml")).text();
    for (const path of ["/", "/sizes", "/info", "/method", "/help", "/privacy", "/terms"]) {
      expect(xml).toContain(`<loc>https://diagonal.test${path}</loc>`);
    }
    expect(xml).toContain(
      "<url><loc>https://diagonal.test/info/1700000000000-gr%C3%B6%C3%9Fe</loc><lastmod>2023-11-14</lastmod></url>",
    );
  });

  it("is an index of parts when there are more articles than one part takes", async () => {
    const articles = Array.from({ length: 20_001 }, (_, index) => testArticle(index + 1, "A"));
    const { request } = site(articles);
    const index = await (await request("/sitemap.xml")).text();
    expect(index.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      "<loc>https://diagonal.test/sitemap-1.xml</loc>",
      "<loc>https://diagonal.test/sitemap-2.xml</loc>",
      "<loc>https://diagonal.test/sitemap-3.xml</loc>",
    ]);
    const parts = await Promise.all([1, 2, 3].map(async (n) => (await request(`/sitemap-${n}.xml`)).text()));
    const listed = parts.flatMap((xml) => xml.match(/\/info\/\d+-a</g) ?? []);
    expect(new Set(listed).size).toBe(20_001);
    expect((await request("/sitemap-4.xml")).status).toBe(404);
  });

  it("has a first part with the pages even without articles", async () => {
    const { request } = site([]);
    const whole = await (await request("/sitemap.xml")).text();
    expect(whole).toContain("<loc>https://diagonal.test/info</loc>");
    expect(await (await request("/sitemap-1.xml")).text()).toBe(whole);
  });

  it("lists only the articles that can be read, however many pages the list claims", async () => {
    const articles = MemoryArticles.holding([live]);
    vi.spyOn(articles, "list").mockResolvedValue({ infos: [], totalPages: Number.MAX_SAFE_INTEGER });
    const xml = await (await testApp({ articles }).request("/sitemap.xml")).text();
    expect(xml).toContain("/info/1700000000000-gr%C3%B6%C3%9Fe");
  });
});

describe("/robots.txt (D18)", () => {
  it("allows every crawler and names the site map", async () => {
    const text = await (await site([]).request("/robots.txt")).text();
    expect(text).toContain("Allow: /");
    expect(text).toContain("Sitemap: https://diagonal.test/sitemap.xml");
  });
});
