import { Window } from "happy-dom";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishedArticles } from "../setup/article-pages.ts";
import { type RunningSite, shippedArticles, startSite } from "../setup/start-site.ts";

/** What the production site serves of the lists and articles that ship with it, and to those who install it. */

let site: RunningSite;
let published: { id: string; title: string }[];
beforeAll(async () => {
  site = await startSite({ publish: shippedArticles(), env: { LOG_FORMAT: "off" } });
  published = await publishedArticles(site.url);
});
afterAll(() => site?.stop());

describe("D16, D40: the list of sizes", () => {
  it("has every size and model by kind, each a link to it alone", async () => {
    const page = await pageAt("/sizes");
    expect(page.querySelectorAll('main li a[href^="/?screens="]').length).toBeGreaterThan(700);
    expect(page.querySelector("h1")?.textContent).toBe("Screen sizes and models");
    expect([...page.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
      "Phones",
      "Tablets, e-readers and handhelds",
      "Laptops",
      "Monitors",
      "Televisions",
    ]);
    expect(page.querySelector("meta[name=robots]")).toBeNull();
    const list = await pageAt("/info");
    expect(list.querySelector('main a[href="/sizes"]')?.textContent).toBe("All screen sizes and models");
  });

  it("is searched without a script", async () => {
    const form = (await pageAt("/sizes")).querySelector("main form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["get", "/sizes"]);
    expect(form?.querySelector("input[type=search]")?.getAttribute("name")).toBe("search");
    expect(form?.querySelector("button")?.getAttribute("type")).toBe("submit");
    const found = await pageAt("/sizes?search=lg+c4");
    expect(found.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(found.querySelectorAll("main li")).toHaveLength(1);
    const size = [...found.querySelectorAll("main li a")].find(({ textContent }) => textContent === "65″");
    expect(size?.getAttribute("href")).toBe("/?screens=65in-3840x2160-blue_LG+C4");
    expect((await pageAt("/sizes?search=zz99")).body.textContent).toContain("No such model.");
  });
});

it("D63: the first controls of `/info` and of an article need no script", async () => {
  for (const path of ["/info", `/info/${published[0]?.id}`])
    expect((await pageAt(path)).querySelectorAll("button[type=button]:not([commandfor])"), path).toHaveLength(0);
});

describe("every shipped article", () => {
  it("has headings without a skipped level, drawings, and working links to the tool and to two articles", async () => {
    expect(published.length).toBeGreaterThanOrEqual(26);
    const pictures = new Set<string>();
    const links = new Set<string>();
    for (const { id, title } of published) {
      const page = await pageAt(`/info/${id}`);
      const levels = [...page.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ localName }) => Number(localName[1]));
      expect(page.querySelector("h1")?.textContent, id).toBe(title);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries())
        expect(level, `heading ${index + 1} of ${id}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);

      const article = page.querySelector("main article");
      expect(article?.querySelectorAll("figure svg[data-figure], figure img").length, id).toBeGreaterThan(0);
      const shown = [...(article?.querySelectorAll("img") ?? [])];
      for (const picture of shown) {
        expect(picture.getAttribute("width"), id).toMatch(/^\d+$/);
        expect(picture.getAttribute("height"), id).toMatch(/^\d+$/);
        pictures.add(picture.getAttribute("src") ?? "");
      }
      // The pictures of related articles repeat what the links say.
      expect(
        shown.filter((picture) => picture.getAttribute("alt") === ""),
        id,
      ).toHaveLength(2);
      expect(article?.querySelectorAll('section img[alt=""]'), id).toHaveLength(2);

      const internal = [...(article?.querySelectorAll('a[href^="/"]') ?? [])].map(
        (link) => link.getAttribute("href") ?? "",
      );
      // tests/content/articles.test.ts checks those to comparisons and to articles.
      expect(internal.filter((link) => link.startsWith("/?")).length, id).toBeGreaterThan(0);
      expect(internal.filter((link) => link.startsWith("/info/")).length, id).toBeGreaterThanOrEqual(2);
      for (const link of internal) if (!/^\/(\?|info\/)/.test(link)) links.add(link);
    }
    for (const link of links) expect((await get(link, { redirect: "manual" })).status, link).toBe(200);
    expect(pictures.size).toBeGreaterThan(20);
    for (const picture of pictures) {
      const response = await get(picture);
      expect(response.status, picture).toBe(200);
      const { width = 0 } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(width, picture).toBeGreaterThan(0);
    }
  });
});

describe("F10.5: the web manifest", () => {
  it("has icons of the stated sizes, one of them for any shape, and shortcuts to pages", async () => {
    const { icons, shortcuts, start_url: start } = await (await get("/manifest.webmanifest")).json();
    expect(icons.length).toBeGreaterThan(2);
    expect(icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
    for (const { src, sizes, type } of icons) {
      const response = await get(src);
      expect(response.headers.get("content-type")?.split(";")[0], src).toBe(type);
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(shortcuts.length).toBeGreaterThan(1);
    for (const address of [start, ...shortcuts.map(({ url }: { url: string }) => url)])
      expect((await get(address, { redirect: "manual" })).status, address).toBe(200);
  });
});

function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(new URL(path, site.url), init);
}

async function pageAt(path: string) {
  return new new Window().DOMParser().parseFromString(await (await get(path)).text(), "text/html");
}
