import { publishedArticles } from "../setup/article-pages.ts";
import { type Asset, brotliSize, loadedAssets, sizesOf } from "../setup/assets.ts";
import { expect, test } from "../setup/fixtures.ts";
import { skipIntro } from "../setup/main-screen.ts";

const KB = 1024;

const COMPARISON_BYTES = 125 * KB;
const ARTICLES_BYTES = 110 * KB;

/** The intro opens only on the first visit, so its scripts are counted separately. */
const INTRO_BYTES = 6 * KB;

// Counts all scripts until the network is idle, with inline and prefetched ones.

test("`/` loads at most 125 KB of script, and the intro at most 6 KB more", async ({ page, site }) => {
  const intro = page.getByRole("dialog", { name: "Help" });
  const first = await loadedAssets(page, `${site}/`, () => expect(intro).toBeVisible());
  await skipIntro(page, site);
  const later = await loadedAssets(await page.context().newPage(), `${site}/`);
  expectAtMost(COMPARISON_BYTES, later.scripts);

  const more = brotliSize(first.scripts) - brotliSize(later.scripts);
  expect(more, `Scripts of a first visit, in bytes:\n${sizesOf(first.scripts)}\n`).toBeLessThanOrEqual(INTRO_BYTES);
});

test("`/info` and the longest shipped article load at most 110 KB of script", async ({ page, request, site }) => {
  const articles = await Promise.all(
    (await publishedArticles(site)).map(async ({ id }) => ({
      id,
      length: (await (await request.get(`${site}/api/info/${id}`)).body()).length,
    })),
  );
  const longest = articles.toSorted((one, other) => other.length - one.length)[0];
  for (const path of ["/info", `/info/${longest?.id}`])
    await test.step(path, async () => {
      expectAtMost(ARTICLES_BYTES, (await loadedAssets(page, `${site}${path}`)).scripts);
    });
});

function expectAtMost(bytes: number, scripts: readonly Asset[]): void {
  expect(scripts.length).toBeGreaterThan(0);
  expect(brotliSize(scripts), `Scripts, in bytes:\n${sizesOf(scripts)}\n`).toBeLessThanOrEqual(bytes);
}
