import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";
import { StoreUnavailable } from "#domain/article/ports.ts";
import { folderWith, write } from "#tests/publishing/folder.ts";
import { liveParts } from "#tests/publishing/live-parts.ts";
import { MemoryStore } from "#tests/publishing/memory-store.ts";
import { ConversionPool } from "./convert/conversion-pool.ts";
import { mediaFolder } from "./media/media-folder.ts";
import { type PublishReport, type PublishRun, publishFiles } from "./publish-files.ts";
import { memoryHistory } from "./publish-history.ts";

// The first run starts a thread, which loads the parsers.
vi.setConfig({ testTimeout: 60_000 });

const pool = new ConversionPool(1);
afterAll(() => pool.close());

/** A site to publish to, with the reports of its runs. */
function site() {
  const store = new MemoryStore();
  const reports: PublishReport[] = [];
  const [history, media] = [memoryHistory(), mediaFolder(folderWith())];
  const publish = (paths: string | string[], more: Partial<PublishRun> = {}) =>
    publishFiles({
      paths: [paths].flat(),
      store,
      media,
      history,
      report: (report) => reports.push(report),
      pool,
      ...more,
    });
  return { store, reports, publish };
}

const article = (title: string, text = "Text", date = "2024-05-01") =>
  `---\ntitle: ${title}\ndate: ${date}\n---\n${text}\n`;
const stamp = (date: string) => Date.parse(date);
const day = stamp("2024-05-01");

describe("D26: publishing", () => {
  it("changes nothing for the same file, and updates the article of a changed file", async () => {
    const { store, publish } = site();
    const folder = folderWith({
      "a.md": article("A"),
      "b.html": "<title>B</title><meta name=date content=2024-05-02><p>Text",
    });
    expect(await publish(folder)).toMatchObject({ added: 2, updated: 0, unchanged: 0, refused: [] });
    const before = await store.all();
    expect(await publish(folder)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    expect(await store.all()).toEqual(before);

    write(folder, "a.md", article("A", "Other text"));
    expect(await publish(join(folder, "a.md"))).toMatchObject({ updated: 1 });
    expect(store.published(`${day}-a`)).toMatchObject({ content: "<p>Other text</p>" });
  });

  it("takes the address from the slug, so that another title leaves it as it is", async () => {
    const { store, publish } = site();
    const sized = (title: string) => `---\ntitle: ${title}\nslug: 27 or 32\ndate: 2024-05-01\n---\nText\n`;
    const folder = folderWith({ "a.md": sized("Which size?") });
    await publish(folder);
    write(folder, "a.md", sized("27″ or 32″ monitor"));
    // Without its history a site would make a new id from the title.
    expect(await publish(folder, { history: memoryHistory() })).toMatchObject({ added: 0, updated: 1 });
    expect(store.published(`${day}-27-or-32`)?.title).toBe("27″ or 32″ monitor");
  });

  it("names a wrong file with line and reason, and publishes the others", async () => {
    const { store, reports, publish } = site();
    const folder = folderWith({
      "a.md": article("A"),
      "b.md": "# No date\n\nText",
      "c.md": "---\ntitle: C\ndate: 2024-02-30\n---\nText",
      "d.md": Buffer.from("---\ntitle: D\ndate: 2024-05-01\n---\nGr\xfc\xdfe", "latin1"),
    });
    const { added, refused } = await publish([folder, join(folder, "missing.md"), "README"]);
    expect(added).toBe(1);
    expect(refused.map(({ file, line, reason }) => [file.split("/").at(-1), line, reason])).toEqual([
      ["missing.md", 1, "there is no such file or folder"],
      ["README", 1, "there is no such file or folder"],
      ["b.md", 1, "there is no date"],
      ["c.md", 3, 'there is no such date as "2024-02-30"'],
      ["d.md", 5, "the text is not valid UTF-8"],
    ]);
    expect((await store.all()).map(({ title }) => title)).toEqual(["A"]);
    expect(reports.filter(({ type }) => type === "refused")).toHaveLength(5);
  });

  it("stores 64 articles in one transaction, and reports each only after it is stored", async () => {
    const { store, publish } = site();
    const files = Array.from({ length: 70 }, (_, n) => [`${n}.md`, article(`Number ${n}`)]);
    const early: string[] = [];
    await publish(folderWith(Object.fromEntries(files)), {
      report: (said) => {
        if (said.type === "published" && !store.batches.length) early.push(said.id);
      },
    });
    expect(store.batches).toEqual([64, 6]);
    expect(early).toEqual([]);
  });

  it("publishes a file once, even if it is named twice or by its folder", async () => {
    const { publish } = site();
    const folder = folderWith({
      "a.md": article("A"),
      ".hidden.md": "x",
      "notes.txt": "x",
      "node_modules/x/readme.md": "x",
    });
    expect(
      await publish([join(folder, "a.md"), folder, `${folder}/../${folder.split("/").at(-1)}/a.md`]),
    ).toMatchObject({
      added: 1,
      refused: [],
    });
  });

  it("follows no link in a published folder, and names each that may lead to articles", async () => {
    const { store, reports, publish } = site();
    const outside = folderWith({ "secret.md": article("Outside") });
    const folder = folderWith({
      "a.md": article("A", "[b](linked.md)"),
      "sub/b.md": article("B"),
      "node_modules/x": "",
      "x.png": "",
    });
    const link = (target: string, name: string) => symlinkSync(target, join(folder, name));
    link(outside, "outside");
    link(join(outside, "secret.md"), "sub/secret.md");
    link(".", "circle");
    link("..", "sub/up");
    link("sub", "inside");
    link("sub/b.md", "linked.md");
    link("nowhere", "dangling.md");
    link("x.png", "y.png");
    link(outside, ".hidden");
    link(outside, "node_modules/package");
    const { added, refused } = await publish(folder);
    expect({ added, refused }).toEqual({ added: 2, refused: [] });
    expect((await store.all()).map(({ title }) => title).sort()).toEqual(["A", "B"]);
    expect(store.published(`${day}-a`)?.content).toContain(`href="/info/${day}-b"`);
    const skipped = reports.flatMap((report) => (report.type === "skipped" ? [report.link] : []));
    expect(skipped).toEqual(
      ["circle", "dangling.md", "inside", "linked.md", "outside", "sub/secret.md", "sub/up"].map((name) =>
        join(folder, name),
      ),
    );
    // A link that the publisher names is followed.
    expect(await publish([join(folder, "outside"), join(folder, "inside")])).toMatchObject({ added: 1, unchanged: 1 });
  });

  it("stops at the signal, and stores the articles it has", async () => {
    const { store, publish } = site();
    const stop = new AbortController();
    const folder = folderWith({ "a.md": article("A"), "b.md": "no date", "c.md": article("C") });
    const result = await publish(folder, {
      signal: stop.signal,
      report: ({ type }) => type === "refused" && stop.abort(),
    });
    expect(result).toMatchObject({ added: 1, stopped: true });
    expect((await store.all()).map(({ title }) => title)).toEqual(["A"]);
  });

  it("rejects when the store fails", async () => {
    const { store, publish } = site();
    store.isDown = true;
    await expect(publish(folderWith({ "a.md": article("A") }))).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

describe("the id of a file's article", () => {
  it("stays when the title changes", async () => {
    const { store, publish } = site();
    const folder = folderWith({ "a.md": article("First title") });
    await publish(folder);
    write(folder, "a.md", article("Second title"));
    expect(await publish(folder)).toMatchObject({ updated: 1, added: 0 });
    expect((await store.all()).map(({ id, title }) => [id, title])).toEqual([[`${day}-first-title`, "Second title"]]);
  });

  it("changes with the date, and the article under the former id is removed", async () => {
    const { store, publish } = site();
    const folder = folderWith({ "a.md": article("A") });
    await publish(folder);
    write(folder, "a.md", article("A", "Text", "2024-06-01"));
    expect(await publish(folder)).toMatchObject({ updated: 1, added: 0 });
    expect((await store.all()).map(({ id }) => id)).toEqual([`${stamp("2024-06-01")}-a`]);
  });

  it("differs for two files with the same date and title, and stays the same in every run", async () => {
    const { store, publish } = site();
    const folder = folderWith({
      "en/about.md": article("About", "English"),
      "fr/about.md": article("About", "Français"),
    });
    expect(await publish(folder)).toMatchObject({ added: 2 });
    const ids = (await store.all()).map(({ id }) => id).sort();
    expect(ids).toEqual([`${day}-about`, expect.stringMatching(new RegExp(`^${day}-about-[0-9a-f]{6}$`))]);
    expect(await publish(join(folder, "fr/about.md"))).toMatchObject({ unchanged: 1 });
    expect(await publish([join(folder, "fr"), join(folder, "en")])).toMatchObject({ unchanged: 2 });
    write(folder, "de/about.md", article("About", "Deutsch"));
    expect(await publish(folder)).toMatchObject({ added: 1, unchanged: 2 });
  });

  it("differs for a later file with the same date and title, but not in a copy of the folder", async () => {
    const { publish } = site();
    const folder = folderWith({ "one.md": article("Same") });
    await publish(folder);
    write(folder, "two.md", article("Same", "Another text"));
    expect(await publish(join(folder, "two.md"))).toMatchObject({ added: 1 });
    expect(await publish(folderWith({ "one.md": article("Same") }))).toMatchObject({ unchanged: 1 });
  });

  it("stays when the file is renamed", async () => {
    const { publish } = site();
    const folder = folderWith({ "one.md": article("Same") });
    await publish(folder);
    rmSync(join(folder, "one.md"));
    write(folder, "two.md", article("Same"));
    expect(await publish(folder)).toMatchObject({ unchanged: 1, added: 0 });
  });
});

describe("links between articles", () => {
  it("become links to their pages, with fragment, whether the same run publishes them or not", async () => {
    const { store, publish } = site();
    const folder = folderWith({
      "a.md": article("A", "[b](./b.md#part) [c](sub/c) [d](1718000000000-d.md)"),
      "b.md": "---\ndate: 2024-05-02\n---\n# From the heading\n\n[a](a.md)",
      "sub/c.html": "<title>画面</title><meta name=date content=2024-05-03><p><a href='../a.md'>a</a>",
      "1718000000000-d.md": "# D\n\nText",
    });
    await publish(join(folder, "a.md"));
    await publish(folder);
    const [a, c] = [await store.get(`${day}-a`), await store.get(`${stamp("2024-05-03")}-画面`)];
    expect(a?.content).toContain(`href="/info/${stamp("2024-05-02")}-from-the-heading#user-content-part"`);
    expect(a?.content).toContain(`href="/info/${stamp("2024-05-03")}-${encodeURIComponent("画面")}"`);
    expect(a?.content).toContain('href="/info/1718000000000-d"');
    expect(c?.content).toContain(`href="/info/${day}-a"`);
  });

  it("of the related articles have the pictures of those articles (V10.4)", async () => {
    const { store, publish } = site();
    const next = "## Read next\n\n- [B](sub/b.md)\\\n  Why.\n- [C](c.md)\n- [D](d.md)\n";
    const folder = folderWith({
      "a.md": article("A", `See [B](sub/b.md).\n\n${next}`),
      "sub/b.md": "---\ntitle: B\ndate: 2024-05-02\nthumbnail: ./b.svg\n---\nText.",
      "sub/b.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 336 176"><path d="M0 0h9v9z"/></svg>',
      "c.md": "---\ntitle: C\ndate: 2024-05-03\nthumbnail: /comparison.svg?screens=24in-16x9\n---\nText.",
      "d.md": "---\ntitle: D\ndate: 2024-05-04\nthumbnail: ./missing.png\n---\nText.",
    });
    expect(await publish(folder)).toMatchObject({ added: 3, refused: [{ file: expect.stringMatching(/d\.md$/) }] });
    const { content = "" } = (await store.all()).find(({ title }) => title === "A") ?? {};
    const picture = (address: string) =>
      `<img src="${address}" alt="" width="336" height="176" loading="lazy" decoding="async">`;
    const [, file] = /<img src="(\/media\/\w+\.svg)"/.exec(content) ?? [];
    expect(content).toContain('See <a href="/info/1714608000000-b">B</a>');
    expect(content).toContain(`<li><a href="/info/1714608000000-b">${picture(file ?? "")}B</a><br>`);
    expect(content).toContain(picture("/comparison.svg?screens=24in-16x9&#x26;size=thumbnail"));
    expect(content).toMatch(/<li><a href="[^"]+-d">D<\/a><\/li>/);
  });

  it("refuses broken references by name and line", async () => {
    const broken: Record<string, readonly [text: string, reason: RegExp]> = {
      "missing file": ["[x](./missing.md)", /"\.\/missing\.md", which is not there/],
      "refused file": ["[x](bad.md)", /"bad\.md" cannot be published/],
      "file outside": ["[x](../../../etc/passwd)", /outside the published folder/],
      "no path": ["[x](?screens=27-16x9)", /without a path/],
      folder: ["[x](sub)", /"sub", which is not there/],
      "missing picture": ["![x](a.png)", /"a\.png", which is not there/],
      "no picture": ["![x](text.png)", /"text\.png": the picture cannot be used/],
      "link outside": ["![x](outside.png)", /outside the published folder/],
    };
    const folder = folderWith({ "in/bad.md": "# Bad\n\nno date", "in/sub/x": "", "in/text.png": "x", "x.png": "x" });
    symlinkSync(join(folder, "x.png"), join(folder, "in/outside.png"));
    for (const [name, [text]] of Object.entries(broken)) write(folder, `in/${name}.md`, article(name, `\n${text}`));
    const { added, refused } = await site().publish(join(folder, "in"));
    expect(added).toBe(0);
    for (const [name, [, reason]] of Object.entries(broken)) {
      expect(
        refused.find(({ file }) => file.endsWith(`${name}.md`)),
        name,
      ).toMatchObject({
        line: 6,
        reason: expect.stringMatching(reason),
      });
    }
  });

  it("names the lines of all broken references in a file", async () => {
    const { refused } = await site().publish(folderWith({ "a.md": article("A", "[x](x.md)\n\n![y](y.png)") }));
    expect(refused[0]?.reason).toMatch(/"x\.md", which is not there \(and more of this kind at line 7\)/);
  });
});

describe("pictures of the article's folder", () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" onload="alert(1)"><rect /></svg>';
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#369" } })
      .png()
      .toBuffer();

  it("get width, height, modern formats and sizes; all but the first load lazily", async () => {
    const { store, publish } = site();
    const folder = folderWith({
      "img/wide screen.png": await photo(600, 300),
      "b.svg": drawing,
      "a.md": article(
        "A",
        '![One](<img/wide screen.png>)\n\n![Two](b.svg)\n\n<img src="img/wide%20screen.png" width=200>',
      ),
    });
    expect(await publish(folder)).toMatchObject({ added: 1, refused: [] });
    const [published] = await store.all();
    expect(published?.content).toMatch(
      /^<p><picture><source type="image\/avif" srcset="\/media\/\w+-480.avif 480w, \/media\/\w+-600.avif 600w" sizes="[^"]+"><img src="\/media\/\w+-600\.webp" srcset="[^"]+" sizes="[^"]+" alt="One" decoding="async" width="600" height="300"><\/picture><\/p>/,
    );
    expect(published?.content).toMatch(
      /<img src="\/media\/\w+\.svg" alt="Two" loading="lazy" decoding="async" width="20" height="10">/,
    );
    expect(published?.content).toMatch(
      /sizes="\(min-width: 200px\) 200px, 100vw" alt="" width="200"[^>]* height="100"/,
    );
    expect(published?.thumbnail).toMatch(/^\/media\/\w+-600\.webp$/);
    expect(liveParts(published?.content ?? "")).toEqual([]);
  });

  it("may be data: addresses, except for drawings", async () => {
    const { store, publish } = site();
    const inline = `data:image/png;base64,${(await photo(20, 10)).toString("base64")}`;
    await publish(folderWith({ "a.md": article("A", `![](${inline})`) }));
    const [published] = await store.all();
    expect(published?.content).toMatch(/^<p><picture><source type="image\/avif" srcset="\/media\/\w+-20.avif 20w"/);
  });

  it("may be the thumbnail, as may pictures of other sites", async () => {
    const { store, publish } = site();
    const written = ["/comparison.svg?screens=27in-16x9~32in-16x9", "http://example.com/a.png", "b.svg"];
    const front = (index: number) =>
      `---\ntitle: ${index}\ndate: 2024-05-0${index + 1}\nthumbnail: ${written[index]}\n---\nText`;
    await publish(folderWith({ "b.svg": drawing, "0.md": front(0), "1.md": front(1), "2.md": front(2) }));
    expect((await store.all()).map(({ thumbnail }) => thumbnail).reverse()).toEqual([
      "/comparison.svg?screens=27in-16x9~32in-16x9",
      "https://example.com/a.png",
      expect.stringMatching(/^\/media\/\w+\.svg$/),
    ]);
  });

  it("refuses an invalid thumbnail address by its line", async () => {
    const front = "---\ntitle: A\ndate: 2024-05-01\nthumbnail: javascript:alert(1)\n---\nText";
    const { refused } = await site().publish(folderWith({ "a.md": front }));
    expect(refused).toMatchObject([{ line: 4, reason: expect.stringMatching(/no picture's address/) }]);
  });
});
