import { Window } from "happy-dom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressIn } from "#words/language-address.ts";
import { LANGUAGES } from "#words/languages.ts";
import { shippedArticle } from "../content/shipped-articles.ts";
import { structuredData, unknownToSchemaOrg } from "../setup/schema-org.ts";
import { type RunningSite, shippedArticles, startSite } from "../setup/start-site.ts";

/** What the production site serves to clients without scripts: crawlers, feed readers and other sites. */

const DIALOGS = [
  { path: "/help", name: "Help" },
  { path: "/privacy", name: "Privacy Policy" },
  { path: "/terms", name: "Terms of Service" },
];
const ARTICLE = shippedArticle("ultrawide-34-vs-27-inch");

let site: RunningSite;
let published: { id: string; title: string; summary: string }[];
beforeAll(async () => {
  site = await startSite({ publish: shippedArticles(), env: { LOG_FORMAT: "off" } });
  const { infos, totalPages } = await json("/api/info");
  published = infos;
  for (let page = 2; page <= totalPages; page++)
    published.push(...(await json(`/api/info?search=&page=${page}`)).infos);
});
afterAll(() => site?.stop());

describe("F12: every language", () => {
  /** Those that were there: the languages share most of them. */
  const served = new Set<string>();

  it.each(LANGUAGES)("$name has its pages, whose scripts are there", async (language) => {
    const titles = new Set<string>();
    for (const path of ["/", "/help", "/sizes", "/method", "/info"]) {
      const response = await get(addressIn(language, path));
      const html = await response.text();
      const { title, documentElement } = headOf(html);
      expect([response.status, documentElement.lang], path).toEqual([200, language.lang]);
      titles.add(title);
      const scripts = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, script = ""]) => script);
      expect(scripts.length, path).toBeGreaterThan(3);
      for (const script of new Set(scripts).difference(served)) {
        expect((await get(script)).status, script).toBe(200);
        served.add(script);
      }
    }
    expect(titles.size).toBe(5);
  });

  it.each(LANGUAGES)("$name leads to its own addresses", async (language) => {
    const lead = async (path: string) => {
      const { status, headers } = await get(language.path + path, { redirect: "manual" });
      return [status, headers.get("location")];
    };
    expect(await lead("/unknown")).toEqual([302, language.path || "/"]);
    expect(await lead("/27-vs-32")).toEqual([308, addressIn(language, "/?screens=27in-16x9-blue~32in-16x9-green")]);
  });
});

describe("D16: the main page", () => {
  it("holds the drawing and the editors with the defaults", async () => {
    const response = await get("/");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    const page = parse(await response.text());
    // The page contains the hidden intro, whose pictures show screens too.
    for (const dialog of page.querySelectorAll("dialog")) dialog.remove();
    const drawing = page.querySelector('svg[role="img"]');
    expect(drawing?.getAttribute("aria-label")).toMatch(/^Comparison of.*27.*16:9.*29.*21:9/);
    expect(page.querySelectorAll("[data-outline]")).toHaveLength(2);
    for (const label of ["Screen 1", "Screen 2", "Diagonal", "Aspect ratio width", "Add screen"]) {
      expect(page.querySelector(`[aria-label="${label}"]`), label).not.toBeNull();
    }
    expect([...page.querySelectorAll("button")].filter((button) => button.textContent === "INCHES")).toHaveLength(2);
  });

  it("holds its styles and names its scripts last, so that nothing delays its first paint", async () => {
    const page = parse(await htmlAt("/"));
    expect(page.querySelectorAll('link[rel="stylesheet"], script[src]')).toHaveLength(0);
    expect(page.querySelectorAll('script[type="module"][async]')).toHaveLength(1);
    const preloads = page.querySelectorAll('link[rel="modulepreload"][fetchpriority="low"]');
    expect([...page.body.children].slice(-preloads.length)).toEqual([...preloads]);
    expect(page.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(preloads.length);
  });

  it.each(["/", "/info"])("names every script that %s begins with, so that none waits for another", async (path) => {
    const page = parse(await htmlAt(path));
    const named = [...page.querySelectorAll('link[rel="modulepreload"]')].map(
      (link) => link.getAttribute("href") ?? "",
    );
    const imported = await Promise.all(
      named.map(async (script) => {
        const source = await (await get(script)).text();
        const imports = source.matchAll(/(?:from|import) ?["'`](\.\/[^"'`]+\.js)["'`]/g);
        return [...imports].map(([, address = ""]) => new URL(address, site.url + script).pathname);
      }),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(imported.flat().filter((script) => !named.includes(script))).toEqual([]);
  });

  it("D12: is the same for everyone, whatever their cookies say about the intro", async () => {
    const anonymous = await htmlAt("/");
    const skipping = await (await get("/", { headers: { cookie: "SKIP_INTRO_D=1; SKIP_INTRO_M=1" } })).text();
    expect(skipping).toBe(anonymous);
  });
});

describe("what a link shows is in the page from its first byte, in pictures and in embeds", () => {
  const PIXELS = "27in-3840x2160-blue-scale125~34in-3440x1440-green~29in-21x9-pink";
  it.each<{ what: string; search: string; texts: string[]; onPage?: RegExp }>([
    {
      what: "D33: a film",
      search: "?screens=27in-16x9~34in-3440x1440&content=2.39x1",
      // 23.53 in across and 9.85 in high: √(23.53² + 9.85²) = 25.51.
      texts: ["2.39:1 picture of 25.5 inches"],
      onPage: /2\.39:1 film/,
    },
    {
      what: "D31: objects",
      search: "?screens=14in-16x10&objects=card,a4",
      texts: ["For scale: Bank card, 8.56 × 5.40 cm; A4 sheet, 21 × 29.7 cm", "<title>A4 sheet, 21 × 29.7 cm</title>"],
      onPage: /data-object="card"/,
    },
    {
      what: "D29: a set and its gap",
      search: "?screens=2x27in-2560x1440-gap2~49in-5120x1440",
      // Twice 23.53 in and a gap of 0.79 in.
      texts: ["2 × 27″ 16:9 · 0.79″ gap", "47.9 by 13.2 inches"],
    },
    {
      what: "D32: the view from the seat",
      search: "?screens=27in-16x9~65in-16x9-at250cm&scale=seat&distance=70cm&lengths=cm",
      // 2·atan(59.77/140) = 46.2° and 2·atan(143.89/500) = 32.1°
      texts: ["filling 46° from 70 cm", "filling 32° from 2.5 m", "not to scale: as seen from"],
    },
    {
      what: "D36: centimetres, before inches",
      search: "?screens=65in-16x9-blue~75in-16x9-green&lengths=cm",
      // 65·16/√337·2.54 = 143.9
      texts: ["143.9", "65″ 16:9"],
      onPage: /<span>143\.9 cm<\/span> <span class="[^"]*muted[^"]*">56\.7″/,
    },
    {
      what: "D46: the view in pixels",
      search: `?screens=${PIXELS}&scale=pixels`,
      texts: ["showing 3072 by 1728 pixels at 125%", "not drawn, no resolution", "not to scale"],
    },
  ])("$what", async ({ search, texts, onPage = /^/ }) => {
    for (const path of ["/", "/comparison.svg", "/share.svg", "/embed"]) {
      const source = (await (await get(path + search)).text()).replaceAll("\u202f", " ");
      expect(
        texts.filter((text) => !source.includes(text)),
        `missing in ${path}`,
      ).toEqual([]);
      if (path === "/") expect(onPage.test(source), `${onPage}`).toBe(true);
    }
    const picture = await get(`/comparison.png${search}`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  });
});

describe("D18: title, description and links for search engines and other sites", () => {
  it("differ for each dialog", async () => {
    const descriptions = new Set<string | null | undefined>();
    for (const { path, name } of DIALOGS) {
      const page = await headAt(`${path}?screens=27-16x9`);
      expect(page.title).toBe(`${name} – Diagonal`);
      expect(meta(page, "description")?.length).toBeGreaterThan(60);
      descriptions.add(meta(page, "description"));
      expect(canonical(page)).toBe(`${site.url}${path}`);
    }
    expect(descriptions.size).toBe(DIALOGS.length);
  });

  it("name the list and its pages, and keep searches out of search engines", async () => {
    for (const [path, title] of [
      ["/info", "Articles, news and reviews – Diagonal"],
      ["/info?page=2", "Articles, news and reviews, page 2 – Diagonal"],
    ] as const) {
      const page = await headAt(path);
      expect(page.title).toBe(title);
      expect(meta(page, "description")?.length).toBeGreaterThan(60);
      expect(canonical(page)).toBe(`${site.url}${path}`);
      expect(meta(page, "og:title")).toBe(title);
      expect(meta(page, "og:url")).toBe(`${site.url}${path}`);
      expect(meta(page, "robots")).toBeUndefined();
    }
    expect(meta(await headAt("/info?search=whatever+anyone+likes"), "robots")).toBe("noindex");
  });

  it("describe an article, with structured data and a picture that other sites can show", async () => {
    const address = `${site.url}/info/${ARTICLE.id}`;
    const html = await htmlAt(`/info/${ARTICLE.id}`);
    const page = headOf(html);
    expect(page.title).toBe(`${ARTICLE.title} – Diagonal`);
    expect(canonical(page)).toBe(address);
    expect(meta(page, "og:type")).toBe("article");
    expect(meta(page, "og:title")).toContain(ARTICLE.title);
    expect(meta(page, "og:url")).toBe(address);
    const { summary } = published.find(({ id }) => id === ARTICLE.id) ?? {};
    expect(meta(page, "description"), "the verdict, uncut").toBe(summary);
    expect(meta(page, "og:description")).toBe(summary);
    const data = structuredData(html);
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Article",
      headline: ARTICLE.title,
      datePublished: "2026-11-25",
      url: address,
      publisher: { "@type": "Organization", name: "Diagonal" },
    });
    expect(meta(page, "og:image")).toBe(data.image);
    const picture = await fetch(data.image);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/png");
  });

  it.each<[path: string, type: string]>([
    ["/", "WebApplication"],
    ["/?screens=27-16x9~32-16x9", "WebApplication"],
    ["/info", "CollectionPage"],
    ["/info?page=2", "CollectionPage"],
    ["/sizes", "CollectionPage"],
    [`/info/${ARTICLE.id}`, "Article"],
    ["/method", "WebPage"],
    ...DIALOGS.map(({ path }): [string, string] => [path, "WebPage"]),
  ])("give %s one block of structured data, a %s in the words of schema.org", async (path, type) => {
    const html = await htmlAt(path);
    const data = structuredData(html);
    expect(data["@type"]).toBe(type);
    expect(unknownToSchemaOrg(data)).toEqual([]);
    expect(data.url).toBe(canonical(headOf(html)));
  });

  it("list the articles of a page in their order", async () => {
    const { mainEntity } = structuredData(await htmlAt("/info?page=2"));
    expect(mainEntity.itemListElement).toEqual(
      published.slice(10, 20).map(({ id, title }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: `${site.url}/info/${id}`,
      })),
    );
  });

  it("describe the comparison of a link, with a picture of it", async () => {
    const page = await headAt("/?screens=27-16x9~29-21x9-pink&align=base");
    const title = "27″ or 29″ ultrawide: 13% wider, 14% shorter";
    expect(page.title).toBe(`${title} – Diagonal`);
    expect(meta(page, "og:title")).toBe(`${title} – Diagonal`);
    // 27² · 144/337 = 311.5015, 29² · 21/58 = 304.5; 304.5 / 311.5015 = 0.97752.
    for (const name of ["description", "og:description"]) {
      expect(meta(page, name)).toMatch(/compared\. 29″ 21:9 is .* and 2\.2% smaller than 27″ 16:9\.$/);
    }
    const search = "?screens=27in-16x9-blue~29in-21x9-pink&align=bottom";
    expect(canonical(page)).toBe(`${site.url}/${search}`);
    expect(meta(page, "og:url")).toBe(`${site.url}/${search}`);
    const inCentimetres = await headAt(`/${search}&lengths=cm`);
    expect(canonical(inCentimetres)).toBe(`${site.url}/${search}`);
    expect(meta(inCentimetres, "og:url")).toBe(`${site.url}/${search}&lengths=cm`);
    expect(meta(page, "og:image")).toBe(`${site.url}/share.png${search}`);
    expect([meta(page, "og:image:width"), meta(page, "og:image:height")]).toEqual(["1200", "630"]);
    expect(meta(page, "og:image:alt")).toMatch(/^Comparison of blue 27 inch 16:9, 23\.5 by 13\.2 inches; pink 29 inch/);
    expect(meta(page, "twitter:card")).toBe("summary_large_image");

    const picture = await fetch(meta(page, "og:image") ?? "");
    expect(picture.headers.get("content-type")).toBe("image/png");
    // A PNG has width and height at byte 16, four bytes each.
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it.each(["客", "ש<", "é"])(
    "name their description for other sites in the first 8 KB, also for ten names of %j (D41)",
    async (letters) => {
      const name = encodeURIComponent(letters.repeat(40 / letters.length));
      const screens = Array.from({ length: 10 }, (_, index) => `${20 + index}in-16x9_${name}`).join("~");
      const html = Buffer.from(await (await get(`/?screens=${screens}`)).arrayBuffer());
      const start = parse(html.subarray(0, 8 * 1024).toString());
      const address = start.querySelector('link[type="application/json+oembed"]')?.getAttribute("href") ?? "";
      expect(address).toMatch(new RegExp(`^${site.url}/oembed\\?`));
      const { type, html: code } = await (await fetch(address)).json();
      expect(type).toBe("rich");
      expect(code.split(name), "all ten").toHaveLength(11);
    },
  );

  it("the feed lists the newest twenty articles, the site map every one, and every page links to the feed", async () => {
    for (const path of ["/", "/info", `/info/${ARTICLE.id}`]) {
      const link = (await headAt(path)).querySelector('link[rel="alternate"][type="application/atom+xml"]');
      expect(link?.getAttribute("href")).toBe("/feed.xml");
    }
    const feed = await get("/feed.xml");
    expect(feed.headers.get("content-type")).toContain("application/atom+xml");
    const entries = [...parse(await feed.text(), "application/xml").querySelectorAll("entry")];
    expect(
      entries.map((entry) => ({
        title: entry.querySelector("title")?.textContent,
        address: entry.querySelector("link")?.getAttribute("href"),
      })),
    ).toEqual(published.slice(0, 20).map(({ id, title }) => ({ title, address: `${site.url}/info/${id}` })));
    const siteMap = await (await get("/sitemap.xml")).text();
    for (const { id } of published) expect(siteMap).toContain(`<loc>${site.url}/info/${id}</loc>`);
    expect(await (await get("/robots.txt")).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  });
});

describe("addresses", () => {
  it.each(["/nope", "/a/b/c", "/help/more", "/Privacy%20Policy", "/index.html"])(
    "S2, D19: %s redirects to `/` with 302",
    async (path) => {
      const response = await get(path, { redirect: "manual" });
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe("/");
    },
  );

  it("D19: a missing file of the assets' folder is a 404", async () => {
    expect((await get("/assets/nope.js")).status).toBe(404);
  });

  it.each(["hello", "2024", "-slug", "2024-", "abc-2024", "%C3%A9t%C3%A9-2024"])(
    "S5: the malformed id %s is a 400 and not indexed",
    async (id) => {
      const response = await get(`/info/${id}`);
      expect(response.status).toBe(400);
      const page = parse(await response.text());
      expect(page.body.textContent).toContain("Unable to load");
      expect(meta(page, "robots")).toBe("noindex");
    },
  );

  it("S8: an unknown id is a 404 that says “Unable to load” and leads to the list", async () => {
    const response = await get("/info/1700000000000-nobody-wrote-this");
    expect(response.status).toBe(404);
    const page = parse(await response.text());
    expect(page.body.textContent).toContain("Unable to load");
    expect([...page.querySelectorAll('a[href="/info"]')].map((link) => link.textContent)).toContain("All articles");
  });

  it.each(["?page=0", "?page=-1", "?page=two", "?page=1.5", "?page=1e3", "?search=%21%21%21"])(
    "D15: /info%s shows the first page, with the lead above the ten",
    async (query) => {
      expect((await htmlAt(`/info${query}`)).match(/<article[ >]/g)).toHaveLength(11);
    },
  );

  it("a very long comparison shows its readable part or the default", async () => {
    for (const screens of ["~".repeat(5000), "9".repeat(7000), `27-16x9~${"x".repeat(7000)}`, "_".repeat(7000)]) {
      const response = await get(`/?screens=${screens}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('data-outline="1"');
    }
  });
});

function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(`${site.url}${path}`, init);
}

async function json(path: string) {
  return (await get(path)).json();
}

async function htmlAt(path: string) {
  return (await get(path)).text();
}

/** The head of a page. Parsing the whole page takes far longer, and most tests need no more. */
async function headAt(path: string) {
  return headOf(await htmlAt(path));
}

function headOf(html: string) {
  return parse(html.slice(0, html.indexOf("<body")));
}

function parse(text: string, type: "text/html" | "application/xml" = "text/html") {
  return new new Window().DOMParser().parseFromString(text, type);
}

type Page = ReturnType<typeof parse>;

function meta(page: Page, name: string): string | undefined {
  return page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? undefined;
}

function canonical(page: Page): string | undefined {
  return page.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? undefined;
}
