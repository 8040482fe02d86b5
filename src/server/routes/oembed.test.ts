import { describe, expect, it } from "vitest";
import { MemoryArticles, testArticle } from "#tests/server/memory-articles.ts";
import { testApp } from "#tests/server/test-app.ts";

const article = testArticle(1_700_000_000_000, "A", { id: "1700000000000-größe", title: `27″ <b>"or"</b> 32″` });
const { request } = testApp({ articles: MemoryArticles.holding([article]) });
const LINK = "https://diagonal.test/?screens=27in-16x9-blue~34in-43x18-green";

const ask = (parameters: Record<string, string>) => request(`/oembed?${new URLSearchParams(parameters)}`);
const described = async (parameters: Record<string, string>) => (await ask(parameters)).json();

describe("/oembed (D41)", () => {
  it("describes a comparison with a frame, its size and a picture, and every page may read it", async () => {
    const response = await ask({ url: LINK, format: "json" });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await response.json()).toEqual({
      version: "1.0",
      type: "rich",
      provider_name: "Diagonal",
      provider_url: "https://diagonal.test",
      title: "27″ 16:9 or 34″ 3440×1440?",
      html:
        '<iframe src="https://diagonal.test/embed?screens=27in-16x9-blue~34in-43x18-green" title="27″ 16:9 or 34″ 3440×1440?"' +
        ' width="640" height="566" frameborder="0" loading="lazy" style="border:0; width:100%; max-width:640px"></iframe>',
      width: 640,
      height: 566,
      thumbnail_url: "https://diagonal.test/share.png?screens=27in-16x9-blue~34in-43x18-green",
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
  });

  it("describes an article as a link", async () => {
    expect(await described({ url: "https://diagonal.test/info/1700000000000-gr%C3%B6%C3%9Fe" })).toEqual({
      version: "1.0",
      type: "link",
      provider_name: "Diagonal",
      provider_url: "https://diagonal.test",
      title: article.title,
    });
  });

  it("stays within the width and height that the caller has room for", async () => {
    expect(await described({ url: LINK, maxwidth: "400", maxheight: "480" })).toMatchObject({
      type: "rich",
      width: 400,
      height: 480,
      html: expect.stringContaining('width="400" height="480"'),
    });
    const small = await described({ url: LINK, maxwidth: "400" });
    expect(small).toMatchObject({ width: 400, height: expect.any(Number) });
    expect(small, "the picture would be wider").not.toHaveProperty("thumbnail_url");
    expect(await described({ url: LINK, maxwidth: "2000", maxheight: "2000" })).toMatchObject({
      width: 640,
      height: 566,
    });
    for (const room of [{ maxwidth: "279" }, { maxheight: "199" }]) {
      expect(await described({ url: LINK, ...room })).toMatchObject({
        type: "link",
        title: "27″ 16:9 or 34″ 3440×1440?",
      });
    }
    expect(await described({ url: LINK, maxwidth: "-1", maxheight: "1e9" })).toMatchObject({ width: 640, height: 566 });
  });

  it.each([
    "https://diagonal.test/",
    "https://diagonal.test/embed?screens=27in-16x9",
    "https://diagonal.test/?screens=none",
    "https://diagonal.test/?utm_source=x#top",
  ])("describes %s", async (url) => {
    expect(await described({ url })).toMatchObject({ type: "rich" });
  });

  it("keeps the colours of a frame's own address", async () => {
    const frameAt = async (url: string) => (await described({ url })).html;
    expect(await frameAt("https://diagonal.test/embed?screens=27in-16x9&theme=dark")).toContain(
      '-blue&#38;theme=dark"',
    );
    expect(await frameAt("https://diagonal.test/embed?theme=blue")).toContain('src="https://diagonal.test/embed"');
    expect(await frameAt("https://diagonal.test/?screens=27in-16x9&theme=dark")).not.toContain("theme");
  });

  it.each([
    "",
    "diagonal.test",
    "https://diagonal.test.example/?screens=27in-16x9",
    "http://diagonal.test/?screens=27in-16x9",
    "https://diagonal.test:444/",
    "https://evil.example/https://diagonal.test/",
    "javascript:alert(1)",
    "https://diagonal.test/?screens=nonsense",
    "https://diagonal.test/privacy",
    "https://diagonal.test/info",
    "https://diagonal.test/info/nonsense",
    "https://diagonal.test/info/1700000000000-missing",
    "https://diagonal.test/info/%E0%A4%A",
  ])("returns 404 for %j", async (url) => {
    const response = await ask({ url });
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
  });

  it("returns 404 without an address", async () => {
    expect((await request("/oembed")).status).toBe(404);
  });

  it.each(["xml", "XML", ""])("returns 501 for the format %j", async (format) => {
    expect((await ask({ url: LINK, format })).status).toBe(501);
  });

  it.each([`"><script>alert(1)</script>`, `' onload='alert(1)`, `שלום <i> \u202Eevil\u202C "quoted"`])(
    "keeps the name %s text in the frame's code",
    async (name) => {
      const url = `https://diagonal.test/?screens=27in-16x9_${encodeURIComponent(name)}`;
      const { html } = await described({ url });
      expect(html).toMatch(/^<iframe(?: [a-z]+="[^"<>]*"){7}><\/iframe>$/);
      expect(html).not.toContain("' ");
    },
  );
});
