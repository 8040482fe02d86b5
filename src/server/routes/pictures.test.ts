import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { anyText } from "#tests/arbitrary/any-text.ts";
import { MemoryArticles } from "#tests/server/memory-articles.ts";
import { testApp } from "#tests/server/test-app.ts";

const { request, cache } = testApp();
const LINK = "?screens=27in-16x9-blue~34in-43x18-green";

const textOf = async (address: string) => (await request(address)).text();
const bytesOf = async (address: string) => Buffer.from(await (await request(address)).arrayBuffer());
const named = (name: string) => `?screens=27in-16x9-blue_${encodeURIComponent(name)}`;

describe("a picture of a comparison", () => {
  it("is the drawing as SVG, which other sites may show and which runs nothing", async () => {
    const response = await request(`/comparison.svg${LINK}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'.*sandbox$/);
    const svg = await response.text();
    expect(svg).toContain("27″ 16:9");
    expect(svg).toContain("34″ 3440×1440");
  });

  it.each(["/comparison.svg", "/comparison.png", "/share.png", "/share.svg"])(
    "may be shown by other sites and is nothing but a picture: %s (D41)",
    async (path) => {
      const { headers } = await request(`${path}${LINK}`);
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      const policy = headers.get("content-security-policy");
      expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox");
    },
  );

  it("is in the reader's colours, or in dark ones on request, and cached for each (V8)", async () => {
    const colours = async (query: string) => {
      const svg = await textOf(`/comparison.svg${LINK}${query}`);
      return { back: /\.back\{fill:(#\w+)/.exec(svg)?.[1], asks: svg.includes("prefers-color-scheme") };
    };
    expect(await colours("")).toEqual({ back: "#f6f8fa", asks: true });
    expect(await colours("&scheme=dark")).toEqual({ back: "#0f1317", asks: false });
    expect(await colours("")).toEqual({ back: "#f6f8fa", asks: true });
  });

  it("is 1200×630 as PNG, on the light background", async () => {
    const response = await request(`/share.png${LINK}`);
    expect(response.headers.get("content-type")).toBe("image/png");
    const { data, info } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    expect([data[0], data[1], data[2]].every((part) => Number(part) > 0xe8)).toBe(true);
  });

  it("is twice as large on request, and cached for each size", async () => {
    const sizes = [];
    for (const size of ["1", "2", "3"]) {
      const { width, height } = await sharp(await bytesOf(`/share.png${LINK}&size=${size}`)).metadata();
      sizes.push([width, height]);
    }
    expect(sizes).toEqual([
      [1200, 630],
      [2400, 1260],
      [1200, 630],
    ]);
  });

  it("V16: is about one screen or a thumbnail on request, and cached for each", async () => {
    const pixels = "?screens=27in-2560x1440-blue~32in-3840x2160-green";
    const plain = await textOf(`/comparison.svg${pixels}`);
    const [focused, thumbnail] = await Promise.all(
      ["&focus=2", "&size=thumbnail"].map((more) => textOf(`/comparison.svg${pixels}${more}`)),
    );
    // 32 × 16 ÷ √337 = 27.89″ = 70.8 cm.
    expect(focused).toContain(">70.8\u202fcm</tspan>");
    expect(plain).not.toContain("70.8\u202fcm");
    expect(thumbnail).toMatch(/^<svg[^>]* viewBox="0 0 336 176" width="336" height="176">/);
    const above = await textOf("/comparison.svg?screens=49in-32x9-r1000&focus=above&distance=70cm&lengths=cm");
    expect(above).toContain("<title>From above: 49″ 32:9, 112.8\u202fcm straight and 17.4\u202fcm deep");
    expect(above).toContain(">94°</text>");
    for (const ignored of ["&focus=9", "&figure=x", "&size=huge"])
      expect(await textOf(`/comparison.svg${pixels}${ignored}`)).toBe(plain);
  });

  it("says the answer and the site's host", async () => {
    const svg = await textOf(`/share.svg${LINK}`);
    for (const words of ["27″ 16:9 or 34″ 3440×1440?", "wider", "23.5 × 13.2″", "diagonal.test"])
      expect(svg).toContain(words);
    // Seen from the 34″, the 27″ is narrower.
    expect(await textOf(`/share.svg${LINK}&base=2`)).toContain("narrower");
  });

  it("keeps the address of link previews that were shared earlier", async () => {
    expect((await bytesOf(`/comparison.png${LINK}`)).equals(await bytesOf(`/share.png${LINK}`))).toBe(true);
  });

  it("has the screens' real sizes in the title of its SVG and the metadata of its PNG", async () => {
    // 27² = w² + (9w/16)²: 23.53 by 13.24 inches; 34″ 3440×1440: 31.36 by 13.13.
    const sizes = "blue 27 inch 16:9, 23.5 by 13.2 inches; green 34 inch 3440×1440, 31.4 by 13.1 inches";
    expect(await textOf(`/comparison.svg${LINK}`)).toContain(`<title>Comparison of ${sizes}</title>`);
    const { exif } = await sharp(await bytesOf(`/share.png${LINK}`)).metadata();
    expect(exif?.toString("latin1")).toContain(`Comparison of ${sizes.replace("×", "x")}`);
  });

  it("is dark on light in programs without custom properties and colour schemes", async () => {
    const { data, info } = await sharp(await bytesOf(`/comparison.svg${LINK}`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0xf6, 0xf8, 0xfa]);
    // The bottom right has the background, the grid and the site's name in the muted colour, #59636e.
    const corner = await sharp(data, { raw: info }).extract({ left: 1050, top: 560, width: 120, height: 50 }).stats();
    expect(corner.channels[0]?.min).toBeLessThan(0x90);
    expect(corner.channels[0]?.mean).toBeGreaterThan(0xc0);
  });

  it("is aligned as its address says, and cached for each alignment", async () => {
    const centred = await textOf(`/comparison.svg${LINK}`);
    const aligned = await textOf(`/comparison.svg${LINK}&align=bottom`);
    expect(aligned).not.toBe(centred);
    expect(await textOf(`/comparison.svg${LINK}&align=center`)).toBe(centred);
    const outlines = [...aligned.matchAll(/fill-opacity="[^>]* y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/g)];
    const bottoms = outlines.map(([, y, height]) => Number(y) + Number(height));
    // Of the wide drawing and of the narrow one.
    expect(bottoms).toHaveLength(4);
    expect(bottoms[0]).toBeCloseTo(bottoms[1] as number, 6);
    expect(bottoms[2]).toBeCloseTo(bottoms[3] as number, 6);
    expect((await bytesOf(`/share.png${LINK}`)).equals(await bytesOf(`/share.png${LINK}&align=bottom`))).toBe(false);
  });

  it("has its text in our own font, whatever fonts the machine has", async () => {
    expect(process.env.FONTCONFIG_FILE).toMatch(/fonts\/fonts\.conf$/);
    // Both labels are equally wide, so only the text differs.
    const [narrow, wide] = await Promise.all([named("illlll"), named("lillll")].map((link) => pixels(link)));
    expect(narrow?.equals(wide as Buffer)).toBe(false);
  });

  it("shows the default comparison without readable screens in the address", async () => {
    const plain = await textOf("/comparison.svg");
    expect(plain).toContain("27″ 16:9");
    expect(plain).toContain("29″ 21:9");
    expect(await textOf("/comparison.svg?screens=%%%<script>")).toBe(plain);
  });

  it("is cached once for all spellings of its address", async () => {
    const { hits, misses } = cache;
    await request("/comparison.svg?screens=50in-16x9-blue");
    await request("/comparison.svg?screens=50 IN 16:9 blue");
    await request("/comparison.svg?screens=50-16x9-blue&x=1&align=sideways");
    expect([cache.hits - hits, cache.misses - misses]).toEqual([2, 1]);
  });

  it.each(["<b>&\"'", "\uffff\ufffe\u0000", "\u202e]]>", "客厅 🖥️", "﷽".repeat(40)])(
    "escapes the name of a screen: %j",
    async (name) => {
      expect(await textOf(`/comparison.svg${named(name)}`)).not.toContain("<b>");
      const png = await request(`/share.png${named(name)}`);
      expect(png.status).toBe(200);
      expect((await sharp(await png.arrayBuffer()).metadata()).width).toBe(1200);
    },
  );

  it("exists for any query", async () => {
    const part = fc.constantFrom(
      "27",
      "1e9",
      "-16x9",
      "~",
      "_",
      "in",
      "cm",
      "9".repeat(40),
      "0.".padEnd(40, "0"),
      "x1",
    );
    const written = fc.oneof(
      anyText(60),
      fc.array(part, { maxLength: 30 }).map((parts) => parts.join("")),
    );
    await fc.assert(
      fc.asyncProperty(written, async (screens) => {
        const link = `?${new URLSearchParams({ screens, align: screens })}`;
        const { width, height } = await sharp(Buffer.from(await textOf(`/comparison.svg${link}`))).metadata();
        expect([width, height]).toEqual([1200, 630]);
        expect((await request(`/share.png${link}`)).status).toBe(200);
      }),
      { numRuns: 60 },
    );
  });

  it("leaves threads for other work: two are painted at once, by one thread each", async () => {
    let painted = 0;
    const requests = Array.from({ length: 12 }, async (_, index) => {
      await request(`/share.png?screens=${index + 1}cm-16x9`);
      painted++;
    });
    const busy = new Set<number>();
    while (painted < requests.length) {
      // Without the queue: one that moves on between the reading of the two would count twice.
      busy.add(sharp.counters().process);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(Math.max(...busy)).toBe(2);
    expect(sharp.concurrency()).toBe(1);
  });

  it("returns 503 when too many others are in progress", async () => {
    const requests = Array.from({ length: 60 }, (_, index) => request(`/share.png?screens=${index + 1}in-16x9`));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(30);
  });
});

describe("a drawing as a part of a page", () => {
  it("V10: is for our own pages, revalidated, and in no search engine", async () => {
    const response = await request(`/figure${LINK}&focus=1`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^<svg><g data-lengths="in"/);
    const { headers } = response;
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    const etag = headers.get("etag") ?? "";
    const again = await request(`/figure${LINK}&focus=1`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  it("is cached once for all spellings of its address", async () => {
    const { hits, misses } = cache;
    await request("/figure?screens=51in-16x9-blue&focus=1");
    await request("/figure?focus=1&screens=51 IN 16:9 blue");
    expect([cache.hits - hits, cache.misses - misses]).toEqual([1, 1]);
  });
});

describe("the picture of an article", () => {
  const article = (slug: string, content: string) => ({
    id: `1718000000000-${slug}`,
    title: "24 or 27 inches",
    summary: "",
    thumbnail: null,
    content,
    text: "",
  });
  const app = testApp({
    articles: MemoryArticles.holding([
      article(
        "drawn",
        '<p>Text</p><img src="/comparison.svg?screens=24in-16x9-blue~27in-16x9-green&amp;align=bottom">',
      ),
      article(
        "focused",
        '<img src="/comparison.svg?screens=24in-16x9-blue~27in-16x9-green&#x26;align=bottom&#x26;focus=2">',
      ),
      article("linked", '<a href="/?screens=24in-16x9-blue~27in-16x9-green&#x26;align=bottom">a picture</a>'),
      article("bare", "<p>Text</p>"),
    ]),
  });

  it("shows its first comparison", async () => {
    const response = await app.request("/share/1718000000000-drawn.png");
    expect(response.headers.get("content-type")).toBe("image/png");
    const { width, exif } = await sharp(await response.arrayBuffer()).metadata();
    expect(width).toBe(1200);
    expect(exif?.toString("latin1")).toContain("24 or 27 inches");
  });

  it("V16: is as the address of the drawing or the link says, however publishing writes it", async () => {
    const [drawn, focused, linked] = await Promise.all(
      ["drawn", "focused", "linked"].map(async (slug) => {
        const response = await app.request(`/share/1718000000000-${slug}.png`);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(linked?.equals(drawn as Buffer)).toBe(true);
    // Both are aligned at the bottom; only the dimensions differ.
    expect(focused?.equals(drawn as Buffer)).toBe(false);
    const plain = testApp({
      articles: MemoryArticles.holding([
        article("drawn", '<img src="/comparison.svg?screens=24in-16x9-blue~27in-16x9-green">'),
      ]),
    });
    const centred = Buffer.from(await (await plain.request("/share/1718000000000-drawn.png")).arrayBuffer());
    expect(centred.equals(drawn as Buffer)).toBe(false);
  });

  it("does not exist without a comparison or without the article", async () => {
    for (const slug of ["bare", "missing"]) {
      expect((await app.request(`/share/1718000000000-${slug}.png`)).status).toBe(404);
    }
  });
});

async function pixels(link: string): Promise<Buffer> {
  return sharp(await bytesOf(`/share.png${link}`))
    .raw()
    .toBuffer();
}
