import { ArticlePages, FIRST_PAGE, pageOf, SHIPPED_ARTICLE, watchLayoutShifts } from "../setup/article-pages.ts";
import { delayRequests } from "../setup/delayed-requests.ts";
import { expect, test } from "../setup/fixtures.ts";

const path = pageOf(SHIPPED_ARTICLE);

test("S2: an article has the logo, a back arrow, title, date, body, and a link to the comparison", async ({ page }) => {
  const article = new ArticlePages(page);
  await test.step("nothing moves while drawings and pictures load", async () => {
    const release = await delayRequests(page, /\/comparison\.svg|\/media\//);
    const shifts = await watchLayoutShifts(page);
    await page.goto(path, { waitUntil: "commit" });
    await article.ready();
    const pictures = page.locator("main article :is(img, svg[data-figure])");
    const before = await pictures.evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().toJSON()));
    expect(before.length).toBeGreaterThan(0);
    for (const { width, height } of before) expect(Math.min(width, height)).toBeGreaterThan(100);
    release();
    for (const picture of await page.locator("main article img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await pictures.evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().toJSON()))).toEqual(
      before,
    );
    expect(await shifts()).toEqual([]);
  });
  await expect(page.getByRole("banner").getByRole("link", { name: "Diagonal" })).toHaveAttribute("href", "/");
  await expect(article.title).toHaveText(SHIPPED_ARTICLE.title);
  await expect(page.getByText(/^Published on \S/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(article.compare).toBeVisible();
  await expect(article.compare.locator("svg")).toBeVisible();
  await article.back.click();
  await expect(page).toHaveURL("/info");
  await expect(article.cards).toHaveCount(FIRST_PAGE);
  await page.goBack();
  await article.compare.click();
  await expect(page.getByRole("img", { name: /^Comparison of/ })).toBeVisible();
});
