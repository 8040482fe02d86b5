import { publishedArticles } from "../setup/article-pages.ts";
import { brotliSize, loadedAssets, sizesOf } from "../setup/assets.ts";
import { expect, test } from "../setup/fixtures.ts";

const KB = 1024;

// Counts all scripts until the network is idle, with inline and prefetched ones.

test("`/` loads at most 191 KB of script with the intro, `/info` and the longest shipped article at most 119 KB", async ({
  page,
  request,
  site,
}) => {
  await test.step("/", async () => {
    const intro = page.getByRole("dialog", { name: "Help" });
    const { scripts } = await loadedAssets(page, `${site}/`, () => expect(intro).toBeVisible());
    expectAtMost(191 * KB, scripts);
  });
  const articles = await Promise.all(
    (await publishedArticles(site)).map(async ({ id }) => ({
      id,
      length: (await (await request.get(`${site}/api/info/${id}`)).body()).length,
    })),
  );
  const longest = articles.toSorted((one, other) => other.length - one.length)[0];
  for (const path of ["/info", `/info/${longest?.id}`])
    await test.step(path, async () => {
      expectAtMost(119 * KB, (await loadedAssets(page, `${site}${path}`)).scripts);
    });
});

function expectAtMost(bytes: number, scripts: Parameters<typeof brotliSize>[0]): void {
  expect(scripts.length).toBeGreaterThan(0);
  expect(brotliSize(scripts), `Scripts, in bytes:\n${sizesOf(scripts)}\n`).toBeLessThanOrEqual(bytes);
}
