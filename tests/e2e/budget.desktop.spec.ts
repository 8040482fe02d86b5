import { type Asset, brotliSize, loadedAssets, sizesOf } from "../setup/assets.ts";
import { expect, test } from "../setup/fixtures.ts";
import { skipIntro } from "../setup/main-screen.ts";

const KB = 1024;

/** Budgets: `/` ≤ 110 KB, `/info` and an article ≤ 100 KB of script, everything brotli */
const COMPARISON_BYTES = 110 * KB;
const ARTICLES_BYTES = 100 * KB;

/** The intro is a dialog, loaded when it opens: at a first visit that is at once, and it stays small. */
const INTRO_BYTES = 5 * KB;

// All script counts that comes until the network is quiet: what stands in the document, with the page's data, and what
// is fetched ahead for the page to come. docs/decisions/what-loads-first.md

test("`/` first loads at most 110 KB of script, and the intro at most 5 KB more", async ({ page, site }) => {
  const intro = page.getByRole("dialog", { name: "Help" });
  const first = await loadedAssets(page, `${site}/`, () => expect(intro).toBeVisible());
  await skipIntro(page, site);
  const later = await loadedAssets(await page.context().newPage(), `${site}/`);
  expectAtMost(COMPARISON_BYTES, later.scripts);

  const more = brotliSize(first.scripts) - brotliSize(later.scripts);
  expect(more, `Scripts of a first visit, in bytes:\n${sizesOf(first.scripts)}\n`).toBeLessThanOrEqual(INTRO_BYTES);
});

test("`/info` first loads at most 100 KB of script", async ({ page, site }) => {
  expectAtMost(ARTICLES_BYTES, (await loadedAssets(page, `${site}/info`)).scripts);
});

test("the longest shipped article first loads at most 100 KB of script", async ({ page, request, site }) => {
  const ids: string[] = [];
  for (let listed = 1, pages = 1; listed <= pages; listed += 1) {
    const { infos, totalPages } = await (await request.get(`${site}/api/info?page=${listed}`)).json();
    ids.push(...infos.map(({ id }: { id: string }) => id));
    pages = totalPages;
  }
  const articles = await Promise.all(
    ids.map(async (id) => ({ id, length: (await (await request.get(`${site}/api/info/${id}`)).body()).length })),
  );
  const longest = articles.toSorted((one, other) => other.length - one.length)[0];
  expectAtMost(ARTICLES_BYTES, (await loadedAssets(page, `${site}/info/${longest?.id}`)).scripts);
});

function expectAtMost(bytes: number, scripts: readonly Asset[]): void {
  expect(scripts.length).toBeGreaterThan(0);
  expect(brotliSize(scripts), `Scripts, in bytes:\n${sizesOf(scripts)}\n`).toBeLessThanOrEqual(bytes);
}
