import { describe, expect, it, vi } from "vitest";
import { MemoryArticles, testArticle } from "#tests/server/memory-articles.ts";
import { listTitles, TEST_GERMAN, testApp } from "#tests/server/test-app.ts";
import { RATE_POINTS } from "./limits.ts";

const SITE = "https://diagonal.test";
const ARTICLE = testArticle(1_700_000_000_000, "A", { id: "1700000000000-a" });

const bilingual = (options: Parameters<typeof testApp>[0] = {}) =>
  testApp({ articles: MemoryArticles.holding([ARTICLE]), furtherLanguages: [TEST_GERMAN], ...options });
const { request } = bilingual();

async function leadsTo(path: string) {
  const { status, headers } = await request(path);
  return [status, headers.get("location")];
}

describe("a page in another language", () => {
  it("is rendered with its own build, English at the root", async () => {
    for (const [path, lang] of [
      ["/", "en"],
      ["/de", "de"],
      ["/info", "en"],
      ["/de/info", "de"],
    ] as const) {
      const response = await request(path);
      expect([response.status, await response.text()], path).toEqual([200, expect.stringContaining(`lang="${lang}"`)]);
    }
  });

  it("has the same headers as the English one", async () => {
    for (const path of ["/", "/info", "/help"]) {
      const names = async (at: string) => [...(await request(at)).headers.keys()].toSorted();
      expect(await names(`/de${path}`.replace(/\/$/, ""))).toEqual(await names(path));
    }
  });

  it("does not wait for articles on its start, but on its list", async () => {
    const quickArticles = new MemoryArticles();
    const quick = vi.spyOn(quickArticles, "list");
    const slow = MemoryArticles.holding([ARTICLE]);
    const site = bilingual({ articles: slow, quickArticles });
    await site.request("/de");
    expect(quick).toHaveBeenCalledTimes(1);
    expect(await (await site.request("/de/info")).text()).toContain(ARTICLE.title);
    expect(quick).toHaveBeenCalledTimes(1);
  });

  it("is cached beside the English one", async () => {
    const renderPage = vi.fn(listTitles);
    const site = bilingual({ furtherLanguages: [{ ...TEST_GERMAN, renderPage }] });
    for (const path of ["/de", "/", "/de"]) await site.request(path);
    expect(renderPage).toHaveBeenCalledTimes(1);
  });
});

describe("the path of a language", () => {
  it("has no slash at its end", async () => {
    expect(await leadsTo("/de/")).toEqual([308, "/de"]);
    expect(await leadsTo("/de/?screens=27in-16x9")).toEqual([308, "/de?screens=27in-16x9"]);
    expect(await leadsTo("/d%65/?a=%2F%3F?")).toEqual([308, "/de?a=%2F%3F?"]);
    expect(await leadsTo("/de?screens=27in-16x9/")).toEqual([200, null]);
    expect((await request("/de/")).headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    ["/DE", "/de"],
    ["/De/?screens=27in-16x9", "/de?screens=27in-16x9"],
    ["/d%65", "/de"],
    ["/d%65/help?a=%2F%3F?", "/de/help?a=%2F%3F?"],
    ["/DE/%E4%B8%AD?a=%E4", "/de/%E4%B8%AD?a=%E4"],
    ["/DE//evil.example", "/de//evil.example"],
  ])("has small letters and no percent signs: %s leads to %s", async (written, path) => {
    expect(await leadsTo(written)).toEqual([308, path]);
  });

  it("leads to its start from what it does not have (S2, D19)", async () => {
    for (const path of ["/de/unknown", "/de/27", "/de/de", "/de//", "/de/27-vs-toaster", "/de/27.png"])
      expect(await leadsTo(path), path).toEqual([302, "/de"]);
  });

  it("is that of a language only", async () => {
    for (const path of ["/xx", "/xx/help", "/deutsch", "/de-at", "/en"])
      expect(await leadsTo(path), path).toEqual([302, "/"]);
  });

  it("has nothing below it that is for all languages", async () => {
    for (const path of [
      "/feed.xml",
      "/feed",
      "/sitemap.xml",
      "/robots.txt",
      "/api/info",
      "/api/health",
      "/oembed",
      "/figure",
      "/share/1700000000000-a.png",
      "/media/a.webp",
      "/assets/a.js",
    ])
      expect(await leadsTo(`/de${path}`), path).toEqual([302, "/de"]);
  });
});

describe("a short address in another language (D41)", () => {
  it.each([
    "/27-oder-32",
    "/27-ou-32",
    "/27-o-32",
    "/27-contra-32",
    "/27-gegen-32",
    "/27-contre-32",
    "/27-vs-32",
    "/27-zoll-oder-32-zoll",
    "/27-pouces-ou-32-pouces",
    "/27-pulgadas-o-32-pulgadas",
    "/27-polegadas-ou-32-polegadas",
  ])("%s leads to the comparison in that language", async (path) => {
    const search = "?screens=27in-16x9-blue~32in-16x9-green";
    expect(await leadsTo(`/de${path}`)).toEqual([308, `/de${search}`]);
    expect(await leadsTo(`/de${path}/`)).toEqual([308, `/de${search}`]);
    expect(await leadsTo(path)).toEqual([308, `/${search}`]);
    for (const picture of [`${path}.png`, `/de${path}.png`])
      expect((await request(picture)).headers.get("content-type"), picture).toBe("image/png");
  });
});

describe("what is drawn in another language", () => {
  it.each(["/comparison.svg", "/share.svg", "/embed"])("%s has its words", async (path) => {
    const [english, german] = await Promise.all([request(path), request(`/de${path}`)]);
    expect(await german.text()).toContain("Die Bildschirme.");
    expect(await english.text()).not.toContain("Die Bildschirme.");
    expect(german.status).toBe(200);
    expect([...german.headers.keys()]).toEqual([...english.headers.keys()]);
  });

  it.each(["/comparison.svg", "/embed"])(
    "%s has its unit of lengths first, unless the address names one (D36)",
    async (path) => {
      const scaleOf = async (address: string) =>
        /class="scaleBar".*?<text[^>]*>[\d.]+\s(\w+)</u.exec(await (await request(address)).text())?.[1];
      expect(await scaleOf(path)).toBe("in");
      expect(await scaleOf(`/de${path}`)).toBe("cm");
      expect(await scaleOf(`/de${path}?lengths=in`)).toBe("in");
      expect(await scaleOf(`${path}?lengths=cm`)).toBe("cm");
    },
  );

  it("is a picture of its own for places that take no SVG", async () => {
    const search = "?screens=27in-16x9-blue~34in-3440x1440-green";
    const [picture, short, former, english] = await Promise.all(
      [`/de/share.png${search}`, "/de/27-oder-34.png", `/de/comparison.png${search}`, "/27-vs-34.png"].map(
        async (path) => Buffer.from(await (await request(path)).arrayBuffer()),
      ),
    );
    expect(picture?.equals(short as Buffer)).toBe(true);
    expect(picture?.equals(former as Buffer)).toBe(true);
    expect(picture?.equals(english as Buffer)).toBe(false);
  });

  it("leads from a frame to the comparison in its language", async () => {
    const page = await (await request("/de/embed?screens=27in-16x9-blue~32in-16x9-green")).text();
    expect(page).toContain('<html lang="de"');
    expect(page).toContain(`<link rel="canonical" href="${SITE}/de?screens=27in-16x9-blue~32in-16x9-green"`);
    expect(page).toContain(`href="${SITE}/de/27-vs-32"`);
    expect(await (await request("/de/embed?screens=none")).text()).toContain(`href="${SITE}/de"`);
  });

  it("is described by /oembed in the language of the address", async () => {
    const described = async (url: string) => (await request(`/oembed?url=${encodeURIComponent(SITE + url)}`)).json();
    const search = "?screens=27in-16x9-blue~32in-16x9-green";
    for (const url of [`/de${search}`, `/de/embed${search}`, "/de/27-oder-32"])
      expect(await described(url), url).toMatchObject({
        title: "Welcher Bildschirm?",
        html: expect.stringContaining(`src="${SITE}/de/embed${search}" title="Welcher Bildschirm?"`),
        thumbnail_url: `${SITE}/de/share.png${search}`,
      });
    expect(await described(`/de/info/${ARTICLE.id}`)).toMatchObject({ type: "link", title: ARTICLE.title });
    expect(await described("/")).toMatchObject({ title: expect.stringContaining("or") });
    expect((await request(`/oembed?url=${SITE}/de/help`)).status).toBe(404);
  });
});

it("shows pictures on other sites within a budget of their own, in every language (D41)", async () => {
  const site = bilingual();
  const visit = async (path: string) =>
    (await site.app.request(path, {}, { incoming: { socket: { remoteAddress: "203.0.113.7" } } })).status;
  for (let sent = 0; sent < RATE_POINTS; sent++) await visit(["/de/embed", "/de/comparison.svg"][sent % 2] as string);
  for (const path of ["/de/embed", "/de/share.png", "/comparison.svg"]) expect(await visit(path), path).toBe(429);
  for (const path of ["/de", "/de/info", "/"]) expect(await visit(path), path).toBe(200);
});

it("installs each language as an app of its own (F10.5)", async () => {
  const response = await request("/de/manifest.webmanifest");
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    short_name: "Diagonal",
    lang: "de",
    description: "Zeigt Bildschirme.",
    id: "/de",
    start_url: "/de/open",
    scope: "/de",
    share_target: { action: "/de/open" },
  });
  const addresses = manifest.shortcuts.map(({ url }: { url: string }) => url);
  expect(addresses).toEqual([expect.stringMatching(/^\/de\?screens=/), "/de/info"]);
  expect(manifest.icons[0].src, "files are for all languages").toBe("/favicon.svg");
});

describe("the site map", () => {
  const entryAt = async (path: string) => {
    const xml = await (await request("/sitemap.xml")).text();
    return new RegExp(`<url><loc>${RegExp.escape(SITE + path)}</loc>(.*)</url>`).exec(xml)?.[1];
  };
  const link = (lang: string, path: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${SITE}${path}"/>`;

  it("has every version of what is translated, and each names all of them", async () => {
    for (const [path, german] of [
      ["/", "/de"],
      ["/help", "/de/help"],
      ["/?screens=27in-16x9-blue~32in-16x9-green", "/de?screens=27in-16x9-blue~32in-16x9-green"],
    ] as const) {
      const links = link("en", path) + link("de", german) + link("x-default", path);
      expect(await entryAt(path), path).toBe(links);
      expect(await entryAt(german), german).toBe(links);
    }
  });

  it("has articles and legal texts once, in English", async () => {
    for (const path of ["/info", "/privacy", "/terms"]) {
      expect(await entryAt(path), path).toBe("");
      expect(await entryAt(`/de${path}`), path).toBeUndefined();
    }
    expect(await entryAt(`/info/${ARTICLE.id}`)).toBe("<lastmod>2023-11-14</lastmod>");
    expect(await entryAt(`/de/info/${ARTICLE.id}`)).toBeUndefined();
  });
});
