import { hash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { EMBED_COLOURS } from "#drawing/embed/embed-style.ts";
import { testApp } from "#tests/server/test-app.ts";

const { request, cache } = testApp();
const LINK = "?screens=27in-16x9-blue~34in-43x18-green";

const textOf = async (address: string) => (await request(address)).text();

describe("an embedded comparison (D41)", () => {
  it("may be framed by every site, and no other page may", async () => {
    const { status, headers } = await request(`/embed${LINK}`);
    expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
    expect(headers.get("content-security-policy")).toMatch(/; frame-ancestors \*$/);
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    for (const other of ["/", "/info", "/embedded", "/embed/", "/comparison.svg", "/feed.xml", "/api/health"]) {
      const policy = (await request(other)).headers.get("content-security-policy") ?? "frame-ancestors 'none'";
      expect(policy, other).toContain("frame-ancestors 'none'");
    }
  });

  it.each(["", "&theme=light", "&theme=dark"])("runs nothing, fetches nothing and sets no cookie%s", async (theme) => {
    const response = await request(`/embed${LINK}${theme}`);
    const html = await response.text();
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(html).not.toMatch(/<script|\son\w+=|\ssrc=|url\(|@import| style=|<link(?! rel="canonical")/);
    const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? "";
    const own = `style-src 'sha256-${hash("sha256", style, "base64")}'`;
    expect(response.headers.get("content-security-policy")).toBe(
      `default-src 'none'; ${own}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    );
  });

  it("has the reader's colours, or those of the theme in its address, and is cached for each", async () => {
    const { light, dark } = EMBED_COLOURS;
    for (const _ of ["rendered", "cached"]) {
      const reader = await textOf(`/embed${LINK}&theme=blue`);
      expect(reader).toContain(light.surface);
      expect(reader).toContain(dark.surface);
      expect(reader).toContain("color-scheme:light dark");
      expect(await textOf(`/embed${LINK}&theme=light`)).not.toContain(dark.surface);
      expect(await textOf(`/embed${LINK}&theme=dark`)).not.toContain(`--surface:${light.surface}`);
    }
  });

  it("is cached once for a comparison, however its address is written", async () => {
    await request("/embed?screens=31in-16x9~32in-16x9");
    const { misses } = cache;
    await request("/embed?screens=31-16:9~32%22-16:9-green&utm_source=blog");
    expect(cache.misses).toBe(misses);
  });

  it("is not indexed and names the comparison as its canonical address, which its footer opens in a new tab", async () => {
    const response = await request(`/embed${LINK}&theme=dark`);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const html = await response.text();
    const address = `https://diagonal.test/${LINK}`;
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`<a class="open" href="${address}" target="_blank" rel="noopener">`);
  });

  it("has an address to type in frames of every width, the comparison's own if it is short", async () => {
    expect(await textOf(`/embed${LINK}_Desk`)).toContain("<span>diagonal.test</span>");
    expect(await textOf("/embed?screens=27in-16x9~32in-16x9")).toContain("<span>diagonal.test/27-vs-32</span>");
  });

  it("draws the outlines for wide and narrow frames, and says the answer and the sizes", async () => {
    const html = await textOf(`/embed${LINK}`);
    const drawings = html.match(/<svg class="drawing (wide|narrow)" role="img" aria-label="Comparison of [^"]*"/g);
    expect(drawings).toHaveLength(2);
    // 27² = w² + (9w/16)²: 23.53 by 13.24 inches; 34″ 3440×1440: 31.36 by 13.13.
    const words = html.replace(/<[^>]*>/g, "");
    for (const text of ["wider", "larger than 27″ 16:9.", "23.5 × 13.2″", "31.4 × 13.1″", "79.7 × 33.3"]) {
      expect(words).toContain(text);
    }
    expect(await textOf(`/embed${LINK}&base=2`)).toContain("narrower");
  });

  it("shows numbers in the drawing and beside the names from six screens on (V15)", async () => {
    const screens = [24, 27, 32, 34, 43, 55].map((inches) => `${inches}in-16x9`);
    expect(await textOf(`/embed?screens=${screens.slice(0, 5).join("~")}`)).not.toContain('class="number');
    expect((await textOf(`/embed?screens=${screens.join("~")}`)).match(/class="number \w+"><b>\d<\/b>/g)).toHaveLength(
      6,
    );
  });

  it("says that there is nothing to compare without screens", async () => {
    const html = await textOf("/embed?screens=none");
    expect(html).toContain("No screens to compare</h1>");
    expect(html).not.toContain("<li>");
  });

  it.each([
    `"><script>alert(1)</script>`,
    `</style><img src=x onerror=alert(1)>`,
    `' onload='alert(1)' "quoted" & <b>`,
    `שלום "<i>" \u202Eevil\u202C`,
  ])("keeps the name %s text", async (name) => {
    const html = await textOf(`/embed?screens=27in-16x9_${encodeURIComponent(name)}~34in-43x18`);
    const style = /<style>[^<]*<\/style>/;
    const text = html.replace(style, "").replace(/<\/?[a-z]+\d?(?: [a-z-]+="[^"]*")*\/?>|^<!doctype html>/gi, "");
    expect(text).not.toMatch(/[<>]/);
    const attributes = [...html.replace(style, "").matchAll(/ ([a-z-]+)="[^"]*"/gi)].map(([, attribute]) => attribute);
    for (const attribute of attributes) expect(attribute).not.toMatch(/^on|^src|^style/);
    expect(html).not.toContain(name);
  });

  it("keeps the figures behind a shortened right-to-left name in their order", async () => {
    const name = encodeURIComponent("המסך הגדול בסלון של הבית");
    const html = await textOf(`/embed?screens=27in-16x9_${name}~34in-43x18`);
    const labels = html.match(/[^>]*…[^<]*27″ 16:9/g) ?? [];
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(label).toContain("…\u200e · 27″ 16:9");
  });

  it("answers HEAD and refuses other methods (D24)", async () => {
    expect((await request(`/embed${LINK}`, { method: "HEAD" })).status).toBe(200);
    const refused = await request(`/embed${LINK}`, { method: "POST" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});
