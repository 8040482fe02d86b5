import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runArticles as run } from "../setup/command.ts";
import { type SmallDisk, smallDisk } from "../setup/disks.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type RunningSite, shippedArticles, startSite } from "../setup/start-site.ts";

/** The production server and the command over a disk that has no room or may not be written. No browser takes part. */

const WHY_SKIPPED = "A small disk cannot be mounted here (Linux, as root, can); the store's own tests stand for it.";

// Publishing is many processes' work, and the machine may be busy.
test.describe.configure({ timeout: 180_000 });

let disk: SmallDisk | null = null;
let articles = "";
let site: RunningSite | undefined;
test.beforeEach(() => {
  disk = smallDisk(3);
  articles = mkdtempSync(join(tmpdir(), "diagonal-articles-"));
});
test.afterEach(async () => {
  await site?.stop();
  site = undefined;
  disk?.remove();
  rmSync(articles, { recursive: true });
});

test("issue 7: on a full disk publishing says so, nothing is lost, and the site goes on serving", async () => {
  test.skip(disk === null, WHY_SKIPPED);
  const { folder, fill, free } = disk as SmallDisk;
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
  expect(await statusOf(`${site.url}/api/info?search=never+asked+before`)).toBe(200);
  expect(await statusOf(`${site.url}/?screens=33in-16x9`)).toBe(200);

  free();
  expect((await run(["publish", articles], env)).output).toMatch(/\n10 added, 0 updated, 0 unchanged, 0 refused\.\n$/);
  // They are older than all that was there.
  expect((await everything(site.url)).titles).toEqual(before.titles);
  const found = await (await fetch(`${site.url}/api/info?search=article+7`)).json();
  expect(found.infos.map(({ title }: { title: string }) => title)).toContain("Article 7");
});

test("issue 7: where the disk fills while articles are published, those that were reported are there", async () => {
  test.skip(disk === null, WHY_SKIPPED);
  const env = { DATA_DIR: join((disk as SmallDisk).folder, "data") };
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

test("issue 7: a picture for which there is no room is no half picture, and its article is not published", async () => {
  test.skip(disk === null, WHY_SKIPPED);
  const { folder, fill } = disk as SmallDisk;
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

test("issue 7: a site that cannot start for a full disk says so", async () => {
  test.skip(disk === null, WHY_SKIPPED);
  const { folder, fill } = disk as SmallDisk;
  const env = { DATA_DIR: join(folder, "data") };
  writeArticles(3);
  expect((await run(["publish", articles], env)).code).toBe(0);
  fill();
  await expect(startSite({ env })).rejects.toThrow(
    /Diagonal cannot start: The article store .* cannot grow: the disk is full\./,
  );
});

test("issue 7: over a data folder that may not be written the site serves, and publishing says why not", async () => {
  test.skip(disk === null, WHY_SKIPPED);
  const { folder, protect } = disk as SmallDisk;
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

test("issue 7: a data folder that can neither be made nor written is named, by the site and the command", async () => {
  test.skip(disk === null, WHY_SKIPPED);
  const { folder, protect } = disk as SmallDisk;
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

/** Some 6 KB each. */
function writeArticles(count: number): void {
  for (let number = 0; number < count; number++) {
    const name = `${1_600_000_000_000 + number * 1000}-article-${number}.md`;
    writeFileSync(join(articles, name), `---\ntitle: Article ${number}\n---\n\n${`Text of ${number}. `.repeat(400)}\n`);
  }
}

/** What a reader is shown by the pages and the API: its words, and the titles of the first page. */
async function everything(url: string): Promise<{ titles: string[]; texts: string[] }> {
  const paths = ["/", "/info", "/api/info", "/feed.xml", "/sitemap.xml"];
  const answers = await Promise.all(paths.map((path) => fetch(url + path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const { infos } = JSON.parse(texts[2] ?? "") as { infos: { id: string; title: string }[] };
  for (const { id } of infos) expect(await statusOf(`${url}/info/${encodeURIComponent(id)}`)).toBe(200);
  return { titles: infos.map(({ title }) => title), texts };
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
}
