import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ArticlePages } from "../setup/article-pages.ts";
import { test as base, expect } from "../setup/fixtures.ts";
import { startSite } from "../setup/start-site.ts";

const day = Date.parse("2024-05-01");
const FILES = {
  "wide.md":
    "---\ntitle: Wide screens\ndate: 2024-05-01\nupdated: 2024-06-01\nreplaces: [1-old]\n---\n\nAbout width.\n\n## Part\n\nText.\n",
  "tall.md":
    "---\ntitle: Tall screens\ndate: 2024-05-02\n---\n\n[A former address](/info/1-old?x=1#user-content-part)\n",
};

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its parameter.
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "diagonal-former-"));
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    const site = await startSite({ publish: folder });
    await use(site.url);
    await site.kill();
    rmSync(folder, { recursive: true, force: true });
  },
});

test("D50: a former address leads to the article, from the server and in the browser, and Back leads back", async ({
  page,
  request,
  site,
}) => {
  const article = new ArticlePages(page);
  await test.step("from the server", async () => {
    const response = await request.get(`${site}/info/1-old?x=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(`/info/${day}-wide-screens?x=1`);
    expect(response.headers()["cache-control"]).toContain("max-age=0");
    await ArticlePages.open(page, "/info/1-old");
    await expect(page).toHaveURL(`${site}/info/${day}-wide-screens`);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({ dateModified: "2024-06-01" });
  });
  await test.step("in the browser", async () => {
    await ArticlePages.open(page, `/info/${Date.parse("2024-05-02")}-tall-screens`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("link", { name: "A former address" }).click();
    await expect(article.title).toHaveText("Wide screens");
    await expect(page).toHaveURL(`${site}/info/${day}-wide-screens?x=1#user-content-part`);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    await page.goBack();
    await expect(article.title).toHaveText("Tall screens");
  });
});
