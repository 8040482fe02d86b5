import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MediaStore } from "#publishing/media/media-folder.ts";
import { mediaFolder } from "#publishing/media/media-folder.ts";
import { publishFiles } from "#publishing/publish-files.ts";
import { memoryHistory } from "#publishing/publish-history.ts";
import { folderWith, write } from "../publishing/folder.ts";
import { liveParts } from "../publishing/live-parts.ts";
import { MemoryStore } from "../publishing/memory-store.ts";
import { launchBrowser, probe } from "./browser-probe.ts";

/**
 * Real posts and real attacks, published and then loaded into a real browser. The material is no part of the
 * repository: DIAGONAL_CORPUS names a folder with `articles/` (files) and `attacks.json` (a list of `{ payload }`).
 */
const corpus = process.env.DIAGONAL_CORPUS ?? "";
const isThere = corpus !== "" && existsSync(join(corpus, "articles"));
const MINUTES = 60_000;

let browser: Browser;

describe.skipIf(!isThere)("a corpus (set DIAGONAL_CORPUS to its folder)", () => {
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("is looked at by a probe that sees what is alive", async () => {
    const alive = [
      "<img src=x onerror=alert(1)>",
      "<a href=javascript:alert(1)>a</a>",
      "<p style=color:red>",
      "<svg/>",
    ];
    for (const piece of alive) expect(await probe(browser, [piece]), piece).not.toEqual([]);
    expect(await probe(browser, ["<p>Harmless</p>"])).toEqual([]);
  });

  it(
    "of posts: each is published or refused by name, twice the same, and nothing in them is alive",
    async () => {
      const names = readdirSync(join(corpus, "articles"));
      const posts = names.map((name) => [name, readFileSync(join(corpus, "articles", name))] as const);
      const dated = posts.map(([name, bytes]) => [`2024-05-01-${name}`, bytes] as const);
      for (const files of [posts, dated]) {
        const pieces = await publishTwice(Object.fromEntries(files));
        expect(pieces.length).toBeGreaterThan(0);
        for (const batch of batchesOf(40, pieces)) expect(await probe(browser, batch)).toEqual([]);
      }
    },
    10 * MINUTES,
  );

  it(
    "of attacks: nothing alive comes out, as Markdown or HTML, in text, title or summary",
    async () => {
      const attacks: string[] = JSON.parse(readFileSync(join(corpus, "attacks.json"), "utf8")).map(
        ({ payload }: { payload: string }) => payload,
      );
      const front = (payload: string) =>
        `---\ntitle: ${JSON.stringify(`t ${payload}`.slice(0, 250))}\nsummary: ${JSON.stringify(payload)}\ndate: 2024-05-01\n---\n`;
      const files = attacks.flatMap((payload, index) => [
        [`${index}.md`, `${front("plain")}Before\n\n${payload}\n\nAfter\n`] as const,
        [`${index}-inline.md`, `${front(payload)}Before ${payload} after\n`] as const,
        [`${index}.html`, `${front(payload)}<p>Before ${payload}</p><p>After</p>\n`] as const,
      ]);
      const pieces = await publishTwice(Object.fromEntries(files));
      expect(pieces.length).toBeGreaterThan(2.8 * attacks.length);
      for (const batch of batchesOf(60, pieces)) expect(await probe(browser, batch)).toEqual([]);
    },
    10 * MINUTES,
  );
});

/** The HTML of all that was published; whatever else must hold of such a run is expected here. */
async function publishTwice(files: Readonly<Record<string, string | Uint8Array>>): Promise<string[]> {
  const [store, history, media] = [new MemoryStore(), memoryHistory(), mediaFolder(folderWith())];
  const folder = folderWith(files);
  await supplyPictures(folder, { store: new MemoryStore(), media });
  const first = await publishFiles({ paths: [folder], store, history, media });
  const articles = await store.all();
  const second = await publishFiles({ paths: [folder], store, history, media });

  expect(first.added + first.refused.length).toBe(Object.keys(files).length);
  expect(second).toMatchObject({ added: 0, updated: 0, unchanged: first.added });
  expect(await store.all()).toEqual(articles);
  for (const { file, line, reason, remedy } of first.refused) {
    expect(line, file).toBeGreaterThan(0);
    expect(reason, file).toMatch(/\S/);
    expect(remedy, file).toMatch(/\.$/);
    expect(reason, file).not.toMatch(/cannot be read|too long to read/);
  }
  for (const { id, title, summary, thumbnail, content } of articles) {
    expect(liveParts(content), id).toEqual([]);
    expect(`${title}${summary}`, id).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
    expect(thumbnail ?? "/", id).toMatch(/^(?:https:\/\/|\/)/);
    expect(content.match(/<h1/g), id).toBeNull();
  }
  return articles.map(({ content }) => content);
}

/** A missing picture would keep what stands around it from being published, and so from being looked at. */
async function supplyPictures(folder: string, means: { store: MemoryStore; media: MediaStore }): Promise<void> {
  const picture = await sharp({ create: { width: 2, height: 1, channels: 3, background: "#369" } })
    .png()
    .toBuffer();
  for (let round = 0; round < 2; round += 1) {
    const { refused } = await publishFiles({ paths: [folder], ...means });
    for (const { reason } of refused) {
      const [, name] = /refers to "([^"/\\]{1,100}?(?<!\.(?:md|html)))", which is not there/.exec(reason) ?? [];
      if (name !== undefined) write(folder, name, picture);
    }
  }
}

function batchesOf(size: number, pieces: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(pieces.length / size) }, (_, index) =>
    pieces.slice(index * size, (index + 1) * size),
  );
}
