import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runArticles as run, runStart } from "../setup/command.ts";
import { type SmallDisk, smallDisk } from "../setup/disks.ts";
import { type RunningSite, shippedArticles, startSite } from "../setup/start-site.ts";

/** The production server and the `articles` command on a disk that is full or read-only. */

/** Only root on Linux may mount a small disk; on other systems the tests of the store cover this. */
const canMount = probeMount();

let disk: SmallDisk;
let articles = "";
let site: RunningSite | undefined;
beforeEach(() => {
  articles = mkdtempSync(join(tmpdir(), "diagonal-articles-"));
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  rmSync(articles, { recursive: true });
});

describe.skipIf(!canMount)("on a small disk", () => {
  beforeEach(() => {
    disk = smallDisk(3) as SmallDisk;
  });
  afterEach(() => disk.remove());

  it("reports a full disk when publishing, loses nothing and goes on serving", async () => {
    const { folder, fill, free } = disk;
    const env = { DATA_DIR: join(folder, "data") };
    site = await startSite({ publish: shippedArticles(), env });
    const before = await everything(site.url);

    fill();
    writeArticles(10);
    const refused = await run(["publish", articles], env);
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain("articles.sqlite cannot grow: the disk is full.\n");
    expect(refused.errors.trim().split("\n")).toHaveLength(1);
    expect(refused.output).not.toContain("added");
    expect(await everything(site.url)).toEqual(before);
    expect(await statusOf(`${site.url}/api/info?search=not+cached+yet`)).toBe(200);
    expect(await statusOf(`${site.url}/?screens=33in-16x9`)).toBe(200);

    free();
    expect((await run(["publish", articles], env)).output).toMatch(
      /\n10 added, 0 updated, 0 unchanged, 0 refused\.\n$/,
    );
    // The new ones are older than everything on the first page.
    expect((await everything(site.url)).titles).toEqual(before.titles);
    const found = await (await fetch(`${site.url}/api/info?search=article+7`)).json();
    expect(found.infos.map(({ title }: { title: string }) => title)).toContain("Article 7");
  });

  it("has stored every article that it reported before the disk was full", async () => {
    const env = { DATA_DIR: join(disk.folder, "data") };
    writeArticles(600);
    const { code, output, errors } = await run(["publish", articles], env);
    expect(code).toBe(1);
    expect(errors).toMatch(/the disk is full\.|ENOSPC/);
    const reported = [...output.matchAll(/^added +(\S+)/gm)].map(([, id = ""]) => id);
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.length).toBeLessThan(600);
    const { output: list } = await run(["list"], env);
    expect(list.split("\n").map((line) => line.split(" ")[0])).toEqual(expect.arrayContaining(reported));
  });

  it("does not publish an article whose picture does not fit on the disk", async () => {
    const { folder, fill } = disk;
    const env = { DATA_DIR: join(folder, "data") };
    site = await startSite({ publish: shippedArticles(), env });
    fill();
    writeFileSync(join(articles, "drawing.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    writeFileSync(
      join(articles, "1-drawn.md"),
      "---\ntitle: Drawn\ndate: 2024-05-01\n---\n\n![A drawing](drawing.svg)\n",
    );
    const { code, errors } = await run(["publish", articles], env);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Nothing more can be written or read: ENOSPC: .*\n$/);
    expect((await everything(site.url)).titles).not.toContain("Drawn");
  });

  it("names the full disk when the site cannot start", async () => {
    const { folder, fill } = disk;
    const env = { DATA_DIR: join(folder, "data") };
    writeArticles(3);
    expect((await run(["publish", articles], env)).code).toBe(0);
    fill();
    await expect(startSite({ env })).rejects.toThrow(
      /Diagonal cannot start: The article store .* cannot grow: the disk is full\./,
    );
  });

  it("names a full disk or a read-only folder in one line when npm start fails", async () => {
    const { folder, fill, free, protect } = disk;
    fill();
    const full = await runStart({ DATA_DIR: join(folder, "data") });
    free();
    mkdirSync(join(folder, "empty"));
    protect();
    const empty = await runStart({ DATA_DIR: join(folder, "empty") });
    const missing = await runStart({ DATA_DIR: join(folder, "missing") });
    for (const [{ code, output, errors }, cause] of [
      [full, "the disk is full"],
      [empty, "its folder must exist and be readable and writable"],
      [missing, "the folder above must be writable"],
    ] as const) {
      expect([code, output]).toEqual([1, ""]);
      expect(errors).toMatch(/^Diagonal cannot start: [^\n]+\n$/);
      expect(errors).toContain(cause);
    }
  });

  it("serves from a read-only data folder, and publishing says why it fails", async () => {
    const { folder, protect } = disk;
    const env = { DATA_DIR: join(folder, "data") };
    writeArticles(12);
    expect((await run(["publish", articles], env)).code).toBe(0);
    protect();

    site = await startSite({ env });
    const { titles } = await everything(site.url);
    expect(titles).toEqual(Array.from({ length: 10 }, (_, index) => `Article ${11 - index}`));
    expect(await statusOf(`${site.url}/api/info?search=article`)).toBe(200);
    writeArticles(13);
    const refused = await run(["publish", articles], env);
    expect(refused).toMatchObject({ code: 1, output: "" });
    expect(refused.errors).toMatch(/^The store does not answer: .*articles\.sqlite is write-protected\.\n$/);
    expect(await everything(site.url)).toMatchObject({ titles });
  });

  it("names a data folder that it can neither create nor write", async () => {
    const { folder, protect } = disk;
    mkdirSync(join(folder, "empty"));
    protect();
    for (const name of ["empty", "missing"]) {
      const env = { DATA_DIR: join(folder, name) };
      await expect(startSite({ env })).rejects.toThrow(new RegExp(`Diagonal cannot start: .*${env.DATA_DIR}`));
      writeArticles(1);
      const { code, errors } = await run(["publish", articles], env);
      expect(code).toBe(1);
      expect(errors).toMatch(new RegExp(`^The store does not answer: .*${env.DATA_DIR}.*\n$`));
    }
  });
});

function probeMount(): boolean {
  const probe = smallDisk(1);
  probe?.remove();
  return probe !== null;
}

/** About 6 KB each. */
function writeArticles(count: number): void {
  for (let number = 0; number < count; number++) {
    const name = `${1_600_000_000_000 + number * 1000}-article-${number}.md`;
    writeFileSync(join(articles, name), `---\ntitle: Article ${number}\n---\n\n${`Text of ${number}. `.repeat(400)}\n`);
  }
}

/** The texts of the main pages and calls, and the titles of the first list page. */
async function everything(url: string): Promise<{ titles: string[]; texts: string[] }> {
  const paths = ["/", "/info", "/api/info", "/feed.xml", "/sitemap.xml"];
  const responses = await Promise.all(paths.map((path) => fetch(url + path)));
  expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 200));
  const texts = await Promise.all(responses.map((response) => response.text()));
  const { infos } = JSON.parse(texts[2] ?? "") as { infos: { id: string; title: string }[] };
  for (const { id } of infos) expect(await statusOf(`${url}/info/${encodeURIComponent(id)}`)).toBe(200);
  return { titles: infos.map(({ title }) => title), texts };
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}
